import { foodWords, plainFoodText } from '../ingredient-line/food-words.ts';
import type { CookingMethodId } from './cooking-methods.ts';
import { DAIRY_ROWS } from './cooking-rows-dairy.ts';
import { FISH_ROWS, READY_MEAT_ROWS } from './cooking-rows-fish.ts';
import { type Bone, CUT_ROWS } from './cooking-rows-meat.ts';
import { PLANT_ROWS } from './cooking-rows-plants.ts';

/** Kind of food of a row, for the wording of a step: 'the meat', 'the vegetables'. */
export type CookingKind = 'plant' | 'dairy' | 'meat' | 'fish';

/** A row of the cooking table with the words that a line must hold. */
export type CookingRow = {
  words: readonly string[];
  method: CookingMethodId;
  bone: Bone;
  kind: CookingKind;
  score: number;
};

/**
 * Nouns that decide the food regardless of the words before them: 'chicken stock', 'duck egg', 'cod liver oil', 'rice
 * milk'.
 */
const DECIDING = new Set(
  'oil fat broth stock bouillon juice egg yolk milk cheese yogurt kefir flour cereal bread soup puree powder sauce butter sausage jerky noodle gravy cube'.split(
    ' ',
  ),
);
/** Cuts are less specific than the name of any plant: 'flaxseed, ground', 'artichoke hearts'. */
const VAGUE = new Set(
  'mince heart steak fillet back ear foot neck tail leg breast loin shoulder rib bone skin link stomach meat fish fruit vegetable greens herb spice bean pepper nut'.split(
    ' ',
  ),
);
/** An animal is less specific than its cut: 'camel mince', 'quail liver'. */
const ANIMALS = new Set(
  `beef chicken turkey pork lamb veal duck duckling goose hen poultry quail pigeon pheasant partridge grouse guinea fowl ostrich emu rabbit hare boar goat kid
  mutton hogget camel yak reindeer caribou venison bison buffalo elk moose kangaroo horse antelope springbok alligator squirrel zebra`.split(
    /\s+/,
  ),
);
const DESCRIBING = new Set('lean diced cube cubed whole fresh dry raw with water'.split(' '));

function pointsOf(word: string): number {
  if (DECIDING.has(word)) return 25;
  if (DESCRIBING.has(word)) return 1;
  if (ANIMALS.has(word)) return 5;
  return VAGUE.has(word) ? 6 : 10;
}

function* rowsOf(): Generator<CookingRow> {
  const tables = [
    ...PLANT_ROWS.map(([method, names]) => ({
      kind: 'plant' as const,
      method,
      bone: 'never' as const,
      names,
    })),
    ...DAIRY_ROWS.map(([method, names]) => ({
      kind: 'dairy' as const,
      method,
      bone: 'never' as const,
      names,
    })),
    ...FISH_ROWS.map(([method, bone, names]) => ({ kind: 'fish' as const, method, bone, names })),
    ...[...CUT_ROWS, ...READY_MEAT_ROWS].map(([method, bone, names]) => ({
      kind: 'meat' as const,
      method,
      bone,
      names,
    })),
  ];
  for (const { names, ...row } of tables) {
    for (const name of names.split(',')) {
      const words = [...new Set(foodWords(plainFoodText(name)))];
      const points = words.map(pointsOf);
      if (words.length > 0) yield { ...row, words, score: points.reduce((sum, point) => sum + point, 0) };
    }
  }
}

const byWord = new Map<string, CookingRow[]>();
for (const row of rowsOf()) {
  const [first = ''] = row.words;
  byWord.set(first, [...(byWord.get(first) ?? []), row]);
}

/** The most specific row for a food of these words; undefined if none matches. Words as from `foodWords`. */
export function cookingRow(words: readonly string[]): CookingRow | undefined {
  const inLine = new Set(words);
  let best: CookingRow | undefined;
  for (const word of inLine) {
    for (const row of byWord.get(word) ?? []) {
      if (row.score > (best?.score ?? 0) && row.words.every((each) => inLine.has(each))) best = row;
    }
  }
  return best;
}
