import { beforeEach, describe, expect, it } from 'vitest';
import { rememberedTable } from '../connection/remembered';
import type { Asked } from '../connection/link';
import { tableShown } from '../table/fixtures';
import type { RematchShown, SeatShown } from '../wire';
import { rememberedTokens } from './freshTokens';
import { Rematch } from './rematch.svelte';

const CODE = 'LAMB-7KQD';
const NEXT = 'KEYS-2PQR';
const SHOWN = tableShown({ seq: 9, view: null, toAct: [], waitsFor: null, choices: [], outcome: null });
const BEN: SeatShown = { seat: 1, name: 'Ben', isFree: false, isYours: false };
const told = (news: Partial<RematchShown> = {}): RematchShown => ({
  type: 'RematchShown',
  id: null,
  offer: 'offer',
  by: 0,
  agreed: [0],
  options: {},
  begins: null,
  code: null,
  isDeclined: false,
  seats: [1, 0],
  ...news,
});

let sent: Asked[];
const rematchWith = (...seats: readonly SeatShown[]): Rematch =>
  new Rematch({
    code: CODE,
    shown: SHOWN,
    seats,
    yours: seats.filter(({ isYours }) => isYours).map(({ seat }) => seat),
    request: (asked) => Promise.resolve(sent.push(asked)),
  });
const [MARA, PIP] = SHOWN.seats as readonly [SeatShown, SeatShown];

beforeEach(() => {
  localStorage.clear();
  sent = [];
});

describe('a rematch', () => {
  it('asks nobody where only bots play', () => expect(rematchWith(MARA, PIP).isAlone).toBe(true));
  it('asks whoever sits elsewhere', () => expect(rematchWith(MARA, BEN).isAlone).toBe(false));

  it('sends the same token with every offer', async () => {
    const rematch = rematchWith(MARA, BEN);
    await rematch.offer();
    await rematch.offer({ board: 'garden' });
    const tokens = sent.map((asked) => (asked.type === 'OfferRematch' ? asked.tokens : []));
    expect(tokens).toEqual([rememberedTokens(CODE), rememberedTokens(CODE)]);
  });

  it('keeps the token before anybody answers', async () => {
    await rematchWith(MARA, BEN).offer();
    expect(rememberedTokens(CODE).map(({ seat }) => seat)).toEqual([0]);
  });

  it('sits down at the new table, on the seat that it has there', async () => {
    const rematch = rematchWith(MARA, BEN);
    await rematch.offer();
    const token = rememberedTokens(CODE)[0]?.token;
    rematch.hear(told({ agreed: [0, 1], code: NEXT }));
    expect(rememberedTable(NEXT)).toMatchObject({ tokens: [token], seats: [1], names: ['Ben', 'Mara'] });
    expect(rememberedTokens(CODE)).toEqual([]);
  });

  it('has no seat at a table where it only looks on', () => {
    rematchWith({ ...MARA, isYours: false }, BEN).hear(told({ code: NEXT }));
    expect(rememberedTable(NEXT)).toBeUndefined();
  });

  it('knows whether it has agreed', () => {
    const rematch = rematchWith(MARA, BEN);
    const has = [told(), told({ agreed: [1] }), told({ isDeclined: true, agreed: [] })].map(
      (each) => (rematch.hear(each), [rematch.isOpen, rematch.hasAgreed]),
    );
    expect(has).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });

  it('answers the offer that stands', async () => {
    const rematch = rematchWith(MARA, BEN);
    rematch.hear(told({ by: 1, agreed: [1] }));
    await rematch.agree();
    await rematch.decline();
    expect(sent.map((asked) => [asked.type, 'offer' in asked ? asked.offer : ''])).toEqual([
      ['AgreeRematch', 'offer'],
      ['DeclineRematch', 'offer'],
    ]);
  });
});
