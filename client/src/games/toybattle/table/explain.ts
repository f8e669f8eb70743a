/** What troops, bases, headquarters and medals are and do, one's own and the rival's. */
import type { Explanation } from '../../../explain/explaining.svelte';
import type { BattleView, PlaceShown, TileShown } from '../../../wire';
import { listed, say, type Arguments } from '../../../words/words.svelte';
import { troopNamed } from '../board/troops';
import { EXPLAINED, type Explained } from '../explained';
import { specialWords, troopWords } from './speech';

type Names = readonly string[];

/** The end of a sentence's id, and what fills it. */
type Claim = readonly [Explained, Arguments?];

/** `place 18`, `tile Roxy`, `hushed Roxy` or `medals 2`, counted from 0. */
export function explanationOf(name: string, view: BattleView, names: Names): Explanation | null {
  const [kind, rest = ''] = name.split(/ (.*)/);
  if (kind === 'place') return placeExplained(Number(rest), view, names);
  if (kind === 'medals') return medalsExplained(Number(rest), view, names);
  if (kind === 'hushed') return explanation(troopWords(rest), [['hushed'], troopClaim(rest)]);
  return kind === 'tile' ? explanation(troopWords(rest), [troopClaim(rest)]) : null;
}

function placeExplained(number: number, view: BattleView, names: Names): Explanation | null {
  const place = view.places.find((one) => one.number === number);
  if (!place) return null;
  const claims = specialClaims(place);
  if (place.owner !== null) {
    const title = say('toybattle-headquarters-of', { name: names[place.owner] ?? '', number });
    return explanation(title, [headquartersClaim(place.owner, view.you), ...claims]);
  }
  const top = view.stacks.find(({ base }) => base === number)?.tiles.at(-1);
  return top ? tileExplained(top, claims, view, names) : baseExplained(place, claims);
}

function baseExplained(place: PlaceShown, claims: readonly Claim[]): Explanation {
  const title = [say('toybattle-base', { number: place.number }), specialWords(place)].filter(Boolean).join(', ');
  return explanation(title, claims.length > 0 ? claims : [['base']]);
}

function tileExplained(top: TileShown, claims: readonly Claim[], view: BattleView, names: Names): Explanation {
  const { strength } = troopNamed(top.troop);
  const isRival = view.you !== null && top.seat !== view.you;
  const cover: readonly Claim[] = isRival && strength !== null ? [['cover', { strength }]] : [];
  const title = say('toybattle-tile-of', { troop: troopWords(top.troop), name: names[top.seat] ?? '' });
  return explanation(title, [troopClaim(top.troop), ...cover, ...claims]);
}

function medalsExplained(at: number, view: BattleView, names: Names): Explanation | null {
  const region = view.regions[at];
  if (!region) return null;
  const { bases, medals, takenBy } = region;
  const claim: Claim =
    takenBy === null
      ? ['region', { bases: listed(bases.map(String)) }]
      : ['region-taken', { name: names[takenBy] ?? '' }];
  return explanation(say('toybattle-explain-medals', { medals }), [claim]);
}

const troopClaim = (troop: string): Claim => [troopNamed(troop).id as Explained];

function headquartersClaim(owner: number, you: number | null): Claim {
  if (you === null) return ['headquarters-any'];
  return [owner === you ? 'headquarters-own' : 'headquarters-enemy'];
}

const isExplained = (id: string): id is Explained => Object.hasOwn(EXPLAINED, id);

function specialClaims({ special, gate }: PlaceShown): readonly Claim[] {
  if (gate) return [['gate']];
  return special !== null && isExplained(special) ? [[special]] : [];
}

const explanation = (title: string, claims: readonly Claim[]): Explanation => ({
  title,
  text: claims.map(([id, args]) => say(`toybattle-explain-${id}`, args)).join(' '),
  rules: [...new Set(claims.flatMap(([id]) => EXPLAINED[id]))],
});
