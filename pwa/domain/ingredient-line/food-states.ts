import { furtherDetails, INGREDIENT_DETAILS, ingredientDetails } from '../reference/ingredient-details.ts';
import { ofLoadedFoods } from './of-loaded-foods.ts';

/** Pairs that the ids do not reveal: raw or dry, then cooked. */
const OWN_PAIRS: readonly (readonly [raw: string, cooked: string])[] = [
  ['egg', 'egg-boiled'],
  ['oats', 'oatmeal-cooked'],
  ['beef-mince-10', 'beef-mince-cooked'],
  ['potato-raw', 'potato-cooked'],
  ['prawns-raw', 'prawns-cooked'],
];

const COOKED_ID = /^(.+)-(?:cooked|roast|stewed)$/;

/** Raw or dry counterpart of a cooked row: 'lentils-dry' for 'lentils-cooked', 'carrot' for 'carrot-cooked'. */
function rawIdOf(cookedId: string): string | undefined {
  const stem = COOKED_ID.exec(cookedId)?.[1];
  return [stem, `${stem}-dry`, `${stem}-raw`].find(
    (id) => id !== undefined && ingredientDetails(id)?.state === 'raw',
  );
}

function pairs(): [raw: string, cooked: string][] {
  const named = [...INGREDIENT_DETAILS, ...furtherDetails()].flatMap(({ id, state }): [string, string][] => {
    const raw = state === 'cooked' ? rawIdOf(id) : undefined;
    return raw === undefined ? [] : [[raw, id]];
  });
  return [...OWN_PAIRS.map(([raw, cooked]): [string, string] => [raw, cooked]), ...named];
}

type States = { cookedOf: ReadonlyMap<string, string>; rawOf: ReadonlyMap<string, string> };

function build(): States {
  const cookedOf = new Map<string, string>();
  const rawOf = new Map<string, string>();
  for (const [raw, cooked] of pairs()) {
    if (!cookedOf.has(raw)) cookedOf.set(raw, cooked);
    if (!rawOf.has(cooked)) rawOf.set(cooked, raw);
  }
  return { cookedOf, rawOf };
}

const states = ofLoadedFoods(build);

/** The cooked row of a raw or dry food; undefined if the tables have none. */
export function cookedOf(id: string): string | undefined {
  return states().cookedOf.get(id);
}

/** The raw or dry row of a cooked food; undefined if the tables have none. */
export function rawOf(id: string): string | undefined {
  return states().rawOf.get(id);
}
