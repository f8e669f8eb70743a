/** A puzzle that is played: its table, what is said to what was tried, and the way to ask for the answer. It holds no rule. */
import { freshId } from '../connection/ids';
import type { Socket } from '../connection/link';
import { openPuzzleLine } from '../connection/server';
import { Table } from '../table/table.svelte';
import type { EntryTold, FromPuzzler, PuzzleJudged, PuzzleShown, TableShown, ToBrowser } from '../wire';
import { preferences } from '../preferences.svelte';
import { canSay, say } from '../words/words.svelte';
import { rememberSolved, rememberedPuzzles } from './remembered';
import { lift } from './own';

type Heard = ToBrowser | PuzzleShown | PuzzleJudged;

export class PuzzlePlay {
  readonly table: Table;
  shown = $state.raw<PuzzleShown | null>(null);
  judged = $state.raw<PuzzleJudged | null>(null);
  /** Tries that were wrong. */
  missed = $state(0);
  /** What this browser has solved so far. */
  kept = $state.raw(rememberedPuzzles());

  /** The last entry before anything is tried. */
  #start = $state(0);
  /** What was tried so far, an entry for each move. */
  readonly tried = $derived.by<readonly EntryTold[]>(() =>
    this.table.live.filter(({ seq, seat }) => seq > this.#start && seat === this.shown?.seat),
  );

  #line: Socket | null = null;
  /** The answer was seen: finding it afterwards wins no star. */
  #wasShown = false;

  /** `day` where it is the puzzle of that day. */
  constructor(
    readonly id: string,
    readonly day: string | null,
    getReady: (game: string) => Promise<void>,
    private readonly open: ((id: string) => Socket) | undefined = openPuzzleLine,
  ) {
    this.table = new Table(`puzzle-${id}`, () => this.#open(getReady), getReady);
  }

  /** The last move was made, and nothing is said to it yet. */
  get isWeighed(): boolean {
    const isOwn = (this.shown?.own ?? null) !== null;
    return isOwn && this.judged === null && this.table.standing?.choices.length === 0;
  }

  get isSolved(): boolean {
    return this.judged?.verdict === 'right';
  }

  startOver(): void {
    this.table.lookAnew(null);
  }

  showAnswer(): void {
    this.#wasShown = true;
    lift(this.id);
    this.#line?.send(JSON.stringify({ type: 'ShowAnswer', id: freshId() } satisfies FromPuzzler));
  }

  /** A line of which the table hears what it knows; the rest is for us. Words are read before names are said. */
  #open(getReady: (game: string) => Promise<void>): Socket {
    const line = (this.open ?? openPuzzleLine)(this.id);
    const heard: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => line.send(text),
      close: () => line.close(),
    };
    let before: Promise<void> = Promise.resolve();
    line.onopen = () => heard.onopen?.();
    line.onclose = () => heard.onclose?.();
    line.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Heard;
      before = before.then(async () => {
        if (message.type === 'TableShown') await getReady(message.game).catch(() => undefined);
        this.#hear(message, (told) => heard.onmessage?.({ data: JSON.stringify(told) }));
      });
    };
    this.#line = line;
    return heard;
  }

  #hear(message: Heard, pass: (message: ToBrowser) => void): void {
    if (message.type === 'PuzzleShown') this.shown = message;
    else if (message.type === 'PuzzleJudged') this.#judge(message);
    else if (message.type === 'TableShown') {
      this.judged = null;
      this.#start = message.standing.seq;
      pass(named(message));
    } else pass(message);
  }

  #judge(judged: PuzzleJudged): void {
    this.judged = judged;
    if (judged.verdict === 'wrong') this.missed += 1;
    if (judged.verdict !== 'right' || this.#wasShown) return;
    rememberSolved(this.id, this.day);
    this.kept = rememberedPuzzles();
  }
}

/** Nobody sits at most of them: sides are called by their colours, where a game has any. A file in its options is nobody's own. */
function named(shown: TableShown): TableShown {
  const nameOf = (seat: number): string => {
    const id = `${shown.game}-side-${seat}`;
    return canSay(id) ? say(id) : preferences.name.trim() || say('home-name-0');
  };
  const options = Object.fromEntries(Object.entries(shown.options).filter(([, value]) => typeof value !== 'object'));
  return { ...shown, options, seats: shown.seats.map((each) => ({ ...each, name: each.name || nameOf(each.seat) })) };
}
