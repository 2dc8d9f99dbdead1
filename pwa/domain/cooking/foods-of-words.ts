import { foodWords, plainFoodText, TRAILING_WORDS } from '../ingredient-line/food-words.ts';
import { singular, wordsOf } from '../words/forms.ts';
import { cookingMethod } from './cooking-methods.ts';
import type { CookedFood } from './cooking-of.ts';
import type { ActionKind } from './kitchen-verbs.ts';

const NAMING_CUTS = new Set(['mince', 'fillet', 'steak', 'leaf', 'meat']);
const WEAK = new Set(
  'brown white red green yellow black sweet plain salt dry cooked wild baby mixed new whole lean boneless skinless meat leaf ground long grain frozen'.split(
    ' ',
  ),
);
const EVERYTHING =
  /\b(?:everything|all (?:of )?(?:the |your )?(?:\w+ )?(?:ingredients|foods?|items)|all together|it all|them all|all of (?:it|them)|the lot|whole lot|(?:the|your) ingredients)\b/i;
const THE_FOOD = /\b(?:the|your) food\b/i;
const THE_REST =
  /\b(?:(?:remaining|other|rest of the) (?:\w+ )?ingredients|everything else|the rest(?! of))\b/i;

/** Separators between names. */
const BETWEEN = /[,;:&/]|\b(?:and|or|with|in|to|into)\b/i;

/** Introduces the appearance when done: 'until the meat comes away'. */
const OUTCOME = /\b(?:until|till|so that|when|as soon as)\b/i;

type Is = (food: CookedFood) => boolean;
const ofKind =
  (...kinds: string[]): Is =>
  ({ cooking }) =>
    cooking !== null && kinds.includes(cooking.kind);
const cookedBy =
  (...starts: string[]): Is =>
  ({ cooking }) =>
    cooking !== null && starts.some((start) => cooking.method.startsWith(start));
const POULTRY: Is = ({ cooking, words }) =>
  cooking?.coreCelsius === 74 || words.some((word) => ['chicken', 'turkey', 'duck'].includes(word));
const VEGETABLES = cookedBy('roots', 'hard-roots', 'firm-roots', 'starchy', 'greens', 'leaves');

/** Collective nouns of steps and the foods they cover; in the plural where only that is meant: 'greens', not 'until green'. */
const GROUPS: readonly (readonly [nouns: string, Is])[] = [
  ['meat mince protein joint cutlet roast steak burger', ofKind('meat')],
  ['protein fish fillet seafood shellfish', ofKind('fish')],
  ['poultry bird carcass', POULTRY],
  ['organ offal giblet innards liver heart kidney', cookedBy('offal', 'tough-offal', 'hearts', 'tripe')],
  ['bone wing neck drumstick thigh leg', cookedBy('bony', 'bones', 'thighs')],
  ['vegetable veg veggie greens root', VEGETABLES],
  [
    'potatoes spuds tubers root starch carb carbohydrate',
    cookedBy('starchy', 'roots', 'hard-roots', 'firm-roots'),
  ],
  [
    'grain cereal starch carb carbohydrate rice',
    cookedBy('grain', 'rice', 'porridge', 'polenta', 'soaked', 'pasta'),
  ],
  ['pulse bean legume lentil peas', cookedBy('beans', 'lentils', 'split')],
  ['pasta noodles spaghetti macaroni', cookedBy('pasta', 'noodles')],
  ['oat oatmeal porridge', cookedBy('porridge')],
  ['egg eggy yolk omelette', cookedBy('egg')],
  ['flour dough batter', cookedBy('flour', 'porridge', 'thickener')],
];

/** Names of one plant on the two sides of the Atlantic. */
const SAME = new Map([
  ['corn', 'sweetcorn'],
  ['eggplant', 'aubergine'],
  ['rutabaga', 'swede'],
  ['yuca', 'cassava'],
]);
const asSame = (word: string) => SAME.get(word) ?? word;

function namingWords(words: readonly string[]): string[] {
  return words
    .map(asSame)
    .filter(
      (word) => !/^\d/.test(word) && (!TRAILING_WORDS.has(word) || NAMING_CUTS.has(word)) && word.length > 2,
    );
}

/** Number of places where the words are adjacent: 'lamb kidney', not 'lamb and kidney'. */
function timesTogether(words: readonly string[], told: readonly string[]): number {
  return words.filter((_, at) => {
    const window = words.slice(at, at + told.length);
    return told.every((word) => window.includes(word));
  }).length;
}

/** The foods of a recipe by the names that steps may use; read once for all of its steps. */
export type CalledFoods = {
  count: number;
  names: readonly (readonly string[])[];
  byWord: ReadonlyMap<string, readonly number[]>;
  groups: readonly (readonly [nouns: readonly string[], foods: readonly number[]])[];
};

export function calledFoods(foods: readonly CookedFood[]): CalledFoods {
  const names = foods.map(({ words }) => namingWords(words));
  const byWord = new Map<string, number[]>();
  names.forEach((name, index) => {
    for (const word of new Set(name)) byWord.set(word, [...(byWord.get(word) ?? []), index]);
  });
  const groups = GROUPS.map(
    ([nouns, is]) => [nouns.split(' '), foods.flatMap((food, index) => (is(food) ? [index] : []))] as const,
  );
  return { count: foods.length, names, byWord, groups };
}

/** Foods called by name; of 'chicken thigh' and 'chicken liver' the one with more matching words. */
function named(words: readonly string[], { names, byWord }: CalledFoods): Set<number> {
  const said = new Set(words);
  // Foods with the same name in the text are judged once.
  const alike = new Map<string, { own: readonly string[]; isWhole: boolean; foods: number[] }>();
  for (const index of new Set([...said].flatMap((word) => byWord.get(word) ?? []))) {
    const name = names[index] ?? [];
    const own = name.filter((word) => said.has(word));
    const isWhole = own.length === name.length;
    const key = `${own.join(' ')}${isWhole}`;
    const kept = alike.get(key) ?? { own, isWhole, foods: [] };
    kept.foods.push(index);
    alike.set(key, kept);
  }
  const calls = [...alike.values()];
  return new Set(
    calls.flatMap(({ own, isWhole, foods }) => {
      if (own.every((word) => WEAK.has(word))) return [];
      // 'the rabbit' is the line 'rabbit', not the rabbit's liver.
      const better = calls.filter(
        (other) =>
          (other.own.length > own.length || (other.own.length === own.length && other.isWhole && !isWhole)) &&
          own.every((word) => other.own.includes(word)),
      );
      // Foods with the same name each count.
      const taken = better.reduce(
        (sum, other) => sum + other.foods.length * timesTogether(words, other.own),
        0,
      );
      const isTaken = own.every((word) => words.filter((one) => one === word).length <= taken);
      return better.length > 0 && isTaken ? [] : foods;
    }),
  );
}

/** The foods a text refers to, by name or by group, as indices; `unnamed` are those no step has named yet. */
export function foodsOfText(
  text: string,
  foods: CalledFoods,
  kind: ActionKind,
  unnamed: ReadonlySet<number>,
): Set<number> {
  const words = text.split(BETWEEN).flatMap((part) => [...foodWords(plainFoodText(part)).map(asSame), '|']);
  const found = named(words, foods);
  // 'Put the meat back' is the meat that was taken out.
  const object = kind === 'place' && /\bback\b/i.test(text) ? '' : (text.split(OUTCOME)[0] ?? text);
  const said = new Set(wordsOf(object).flatMap((word) => [word, singular(word)]));
  for (const [nouns, group] of foods.groups) {
    // 'the mince' where a line is called mince is that line.
    if (group.length === 0 || !nouns.some((noun) => said.has(noun))) continue;
    if (group.some((index) => found.has(index))) continue;
    for (const index of group) found.add(index);
  }
  // 'Weigh out everything' uses no food.
  if (kind === 'prepare') return found;
  if (THE_REST.test(object)) for (const index of unnamed) found.add(index);
  else if (EVERYTHING.test(object) || (kind === 'cook' && THE_FOOD.test(object)))
    for (let index = 0; index < foods.count; index += 1) found.add(index);
  return found;
}

/** Whether a food must be cooked, may be eaten raw as a step describes, or needs nothing. */
export function cookingNeed({ cooking }: CookedFood): 'must' | 'may' | 'none' {
  return cooking === null ? 'none' : cookingMethod(cooking.method).need;
}
