import type { IngredientLine } from '../recipe/recipe.ts';
import { findIngredient } from '../reference/ingredients.ts';
import type { Species } from '../reference/species.ts';
import { counted, inSentence } from '../text/sentence-parts.ts';
import type { FoodGroup } from './food-groups.ts';
import type { Question, SettledQuestion } from './question.ts';

/** A batch in grams, before the supplements. */
export type Batch = {
  main: string;
  starch: string | null;
  vegetables: readonly string[];
  lines: IngredientLine[];
};

const EGG_GRAMS = 50;
const YOLK_GRAMS = 17;
/** Dry starch swells: moist starch weighs about three times as much for the same bowl. */
const DRY_STARCH_GRAMS = 170;
const MOIST_STARCH_GRAMS = 450;
const WATER_GRAMS = 450;

type Extras = { mussels?: number; moreOil?: true; moreLiver?: true; moreEgg?: true };
/** Tried in order until supplements can close the remaining gaps. */
export const VARIANTS: readonly Extras[] = [
  {},
  { mussels: 80 },
  { mussels: 80, moreOil: true },
  { mussels: 120, moreLiver: true, moreEgg: true },
  { moreOil: true, moreEgg: true },
];

/** '3 eggs (150 g)', '700 g turkey mince': text that parses back to the same grams. */
export function lineOf(id: string, grams: number): IngredientLine {
  const count = id === 'egg' ? grams / EGG_GRAMS : 0;
  const name = inSentence(findIngredient(id)?.name ?? id);
  const words = count > 0 ? `${counted(count, 'egg')} (${grams} g)` : `${grams} g ${name}`;
  const metric = id === 'water' ? `${grams} ml water` : words;
  return { ingredientId: id, grams, metric, us: metric };
}

/** Predicate for the foods this pet may have: not ruled out, not contraindicated by an illness. */
export function allowedBy({
  avoided,
  illnesses,
  mayUse = () => true,
}: Pick<Question, 'avoided' | 'illnesses' | 'mayUse'>): (id: string) => boolean {
  const isLiverIll = illnesses.some(({ name }) => name === 'liver disease');
  return (id) =>
    mayUse(id) && !avoided.some((group) => group.touches(id)) && !(isLiverIll && id.endsWith('-liver'));
}

function chosen(
  wanted: readonly FoodGroup[],
  shelf: Readonly<Record<string, string>>,
  isAllowed: (id: string) => boolean,
): string[] {
  const ids = wanted.flatMap(({ name }) => shelf[name] ?? []);
  return [...new Set(ids)].filter(isAllowed);
}

function mainsOf(question: Question, species: Species, isAllowed: (id: string) => boolean): string[] {
  const named = chosen(question.wanted, MAIN_FOODS, isAllowed);
  if (named.length > 0) return named.slice(0, 2);
  const cares = (name: string) => question.topics.some((topic) => topic.name === name);
  const isLean =
    cares('a slimmer waist') ||
    cares('little fat') ||
    question.illnesses.some(({ name }) => name === 'pancreatitis');
  const shelf = [
    ...(cares('an unusual protein') ? UNUSUAL_MAINS : []),
    ...(isLean ? LEAN_MAINS : []),
    ...(cares('a small price') ? CHEAP_MAINS : []),
    ...USUAL_MAINS[species],
  ];
  return shelf.filter(isAllowed).slice(0, 1);
}

/** Composes a batch for the question; null if nothing that makes a meal may be fed. */
export function composeBatch(question: SettledQuestion, extras: Extras): Batch | null {
  const { species } = question;
  const isAllowed = allowedBy(question);
  const [main, second] = mainsOf(question, species, isAllowed);
  if (main === undefined) return null;
  const isCat = species === 'cat';
  const starch = isCat
    ? (chosen(question.wanted, STARCHES, isAllowed)[0] ?? null)
    : (chosen(question.wanted, STARCHES, isAllowed)[0] ?? USUAL_STARCHES.find(isAllowed) ?? null);
  const named = chosen(question.wanted, VEGETABLES, isAllowed);
  const usual = USUAL_VEGETABLES[species].filter(isAllowed);
  const vegetables = [...new Set([...named, ...usual])].slice(
    0,
    isCat ? Math.max(1, Math.min(named.length, 2)) : Math.max(2, Math.min(named.length, 3)),
  );

  const liver = LIVERS.find(isAllowed);
  const heart = HEARTS.find(isAllowed);
  const mainGrams = isCat ? 600 : 700;
  const parts: [string | undefined, number][] = [
    [main, second === undefined ? mainGrams : mainGrams * 0.6],
    [second, mainGrams * 0.4],
    [isCat ? heart : undefined, 150],
    [liver, (isCat ? 40 : 60) + (extras.moreLiver ? 10 : 0)],
    [isAllowed('mussels') ? 'mussels' : undefined, extras.mussels ?? 0],
    ['egg', isAllowed('egg') && main !== 'egg' ? EGG_GRAMS * (isCat ? 1 : 3) * (extras.moreEgg ? 2 : 1) : 0],
    [isCat && isAllowed('egg-yolk') ? 'egg-yolk' : undefined, YOLK_GRAMS * 3],
    [
      starch ?? undefined,
      isCat ? 60 : starch?.endsWith('-dry') || starch === 'oats' ? DRY_STARCH_GRAMS : MOIST_STARCH_GRAMS,
    ],
    ...vegetables.map((id): [string, number] => [id, isCat ? 45 : 120]),
    [isAllowed('sunflower-oil') ? 'sunflower-oil' : undefined, (isCat ? 5 : 14) + (extras.moreOil ? 10 : 0)],
    ['water', isCat ? 120 : starch?.endsWith('-dry') || starch === 'oats' ? WATER_GRAMS : 150],
  ];
  const grams = new Map<string, number>();
  for (const [id, amount] of parts) {
    if (id !== undefined && amount > 0) grams.set(id, (grams.get(id) ?? 0) + Math.round(amount));
  }
  return { main, starch, vegetables, lines: [...grams].map(([id, amount]) => lineOf(id, amount)) };
}

/** The food used when a recipe is made from a group: lean, raw, widely sold. */
const MAIN_FOODS: Readonly<Record<string, string>> = {
  chicken: 'chicken-thigh',
  turkey: 'turkey-mince-lean',
  poultry: 'turkey-mince-lean',
  duck: 'duck-meat',
  quail: 'quail',
  ostrich: 'ostrich-mince',
  beef: 'beef-mince-lean',
  'red meat': 'beef-mince-lean',
  meat: 'beef-mince-lean',
  veal: 'veal-mince',
  bison: 'bison-mince',
  lamb: 'lamb-leg-lean',
  pork: 'pork-loin',
  goat: 'goat-meat',
  venison: 'venison-mince',
  rabbit: 'rabbit',
  fish: 'salmon',
  'oily fish': 'mackerel',
  'white fish': 'cod',
  seafood: 'cod',
  salmon: 'salmon',
  sardines: 'sardines-water',
  mackerel: 'mackerel',
  herring: 'herring',
  trout: 'trout',
  tuna: 'tuna-water',
  cod: 'cod',
  haddock: 'haddock',
  pollock: 'pollock',
  egg: 'egg',
};

/** Order of preference when the owner names none; the first that the pet may have is used. */
const USUAL_MAINS: Readonly<Record<Species, readonly string[]>> = {
  dog: [
    'turkey-mince-lean',
    'beef-mince-lean',
    'chicken-thigh',
    'lamb-leg-lean',
    'pork-loin',
    'rabbit',
    'cod',
    'egg',
  ],
  cat: [
    'chicken-thigh',
    'turkey-mince-lean',
    'pork-loin',
    'rabbit',
    'lamb-leg-lean',
    'beef-mince-lean',
    'cod',
  ],
};
const LEAN_MAINS = ['turkey-breast', 'cod', 'haddock', 'chicken-breast', 'pork-tenderloin', 'rabbit'];
const CHEAP_MAINS = ['chicken-thigh', 'turkey-mince-lean', 'pork-loin', 'beef-mince-lean'];
const UNUSUAL_MAINS = ['rabbit', 'venison-mince', 'goat-meat', 'duck-meat', 'ostrich-mince', 'quail'];

/** A small amount of one of these supplies vitamin A, copper and B12. */
const LIVERS = ['beef-liver', 'lamb-liver', 'chicken-liver', 'pork-liver', 'turkey-liver'];
/** Hearts supply a cat's taurine. */
const HEARTS = ['chicken-hearts', 'beef-heart', 'turkey-heart', 'lamb-heart'];
const STARCHES: Readonly<Record<string, string>> = {
  rice: 'rice-brown-dry',
  'brown rice': 'rice-brown-dry',
  'white rice': 'rice-white-dry',
  oats: 'oats',
  quinoa: 'quinoa-dry',
  barley: 'barley-dry',
  grain: 'rice-brown-dry',
  pasta: 'pasta-cooked',
  couscous: 'couscous-cooked',
  millet: 'millet-cooked',
  buckwheat: 'buckwheat-cooked',
  potato: 'potato-cooked',
  'sweet potato': 'sweet-potato',
  squash: 'butternut-squash',
  lentils: 'lentils-cooked',
  chickpeas: 'chickpeas-cooked',
};
const USUAL_STARCHES = ['rice-brown-dry', 'oats', 'sweet-potato', 'potato-cooked', 'butternut-squash'];
const VEGETABLES: Readonly<Record<string, string>> = {
  carrot: 'carrot',
  spinach: 'spinach',
  kale: 'kale',
  broccoli: 'broccoli',
  courgette: 'courgette',
  cauliflower: 'cauliflower',
  cabbage: 'cabbage',
  celery: 'celery',
  beetroot: 'beetroot',
  parsnip: 'parsnip',
  pepper: 'red-pepper',
  peas: 'peas',
  'green beans': 'green-beans',
  pumpkin: 'pumpkin-canned',
  apple: 'apple',
  blueberries: 'blueberries',
};
const USUAL_VEGETABLES: Readonly<Record<Species, readonly string[]>> = {
  dog: ['spinach', 'carrot', 'green-beans', 'courgette', 'pumpkin-canned'],
  cat: ['pumpkin-canned', 'courgette', 'spinach', 'carrot'],
};
