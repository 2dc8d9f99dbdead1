import { singularWords } from '../words/forms.ts';
import type { Food, FoodCategory, FoodKind, Look } from './food.ts';

/** Words in the singular (part of a regular expression, matched as whole words), kind, category, size, gap, colours without '#'. */
export type FoodRow = readonly [
  words: string,
  kind: FoodKind | null,
  category: FoodCategory,
  size: number,
  gap: number,
  main: string,
  second?: string,
];

/**
 * Look of each food. The first matching row applies, so the most specific come first: fish in oil before oil, powders
 * and flours before their sources, eggs before meat, mince before meat. A row without a kind is not drawn.
 */
export const FOOD_ROWS: readonly FoodRow[] = [
  ['(sardine|herring|anchovy|mackerel|sprat|pilchard)(?! (body )?oil)', 'fish', 'protein', 21, 48, '8fa6b4'],
  [
    '(fish|salmon|sardine|cod|flax(seed)?|linseed|hemp|vitamin|omega ?3|olive|coconut|sunflower|rapeseed|canola|vegetable)( (?!in\\b)\\w+)? oil',
    'oil',
    'extra',
    0,
    30,
    'f3c653',
  ],
  ['(?!in\\b)\\w+ oil$|^oil|chicken fat|schmaltz|dripping|ghee|honey', 'oil', 'extra', 0, 30, 'f3c653'],
  ['spirulina|kelp|seaweed|nori|wheatgrass', 'powder', 'extra', 0, 30, '5c7a45'],
  ['turmeric|ginger', 'powder', 'extra', 0, 30, 'e0a030'],
  ['cinnamon|carob', 'powder', 'extra', 0, 30, '8a5a33'],
  ['flour', 'flour', 'extra', 26, 52, 'c98d4b'],
  [
    'egg ?shell|calcium|phosphate|bone ?meal|taurine|vitamin|supplement|zinc|yeast|gelatine?|psyllium|desiccated|powder|(table|sea|iodised) salt|^salt|choline|gluconate|citrate|chloride|bisglycinate|thiamine.*|tablet|drop$',
    'powder',
    'extra',
    0,
    30,
    'fdf8ec',
  ],
  ['pumpkin seed|pepita', 'seed', 'extra', 6.5, 34, '7d9a4a'],
  ['flax(seed)?|linseed|chia|hemp|sesame|wheat ?germ|sunflower seed', 'seed', 'extra', 4.4, 26, '8a5a2b'],
  ['broth|stock|bouillon', 'broth', 'extra', 0, 30, 'd9a05a'],
  ['(goat|cow|kitten|lactose free|whole)? ?milk', 'broth', 'extra', 0, 30, 'f4e9d2'],
  ['peanut butter', 'dollop', 'extra', 24, 80, 'c98f4f'],
  ['cottage|ricotta|curd|egg white', 'curds', 'dairy', 22, 58, 'fffaf0'],
  ['yogh?urt|kefir|fromage frais|quark', 'dollop', 'dairy', 27, 90, 'fffaf2'],
  ['cheddar|cheese|parmesan|mozzarella', 'strip', 'dairy', 11, 30, 'f2b544'],
  ['pasta|noodle|macaroni|spaghetti', 'pasta', 'grain', 0, 30, 'f0d694'],
  ['(quail|duck)? ?egg|yolk', 'eggHalf', 'egg', 25, 56, 'fffdf5', 'f7bd3a'],
  ['kidney bean|black bean', 'pea', 'vegetable', 9.4, 22, '7b3a33'],
  ['liver|kidney', 'liver', 'protein', 19, 36, '8a4434'],
  ['heart|gizzard', 'liver', 'protein', 17, 33, 'a0493f'],
  ['tripe', 'kale', 'protein', 18, 36, 'd9c6a3'],
  [
    '(turkey|chicken|rabbit|pork|veal|quail)( \\w+)? mince|(minced?|ground) (turkey|chicken|rabbit|pork|veal)',
    'mince',
    'protein',
    0,
    30,
    'd3a57a',
  ],
  ['minced?|ground (beef|lamb|venison|bison|goat|ostrich|buffalo)', 'mince', 'protein', 0, 30, '9a5a3c'],
  ['chicken|turkey breast|quail|poultry|pheasant', 'shred', 'protein', 21, 38, 'eccb98'],
  ['turkey|rabbit|veal', 'chunk', 'protein', 20, 38, 'dfb68a'],
  ['duck', 'chunk', 'protein', 20, 38, '94533f'],
  ['lamb|mutton|goat|tongue', 'chunk', 'protein', 20, 38, 'a0604a'],
  ['pork|ham|gammon', 'chunk', 'protein', 20, 38, 'dba08a'],
  ['venison|bison|ostrich', 'chunk', 'protein', 20, 38, '7c4032'],
  ['beef|steak|buffalo', 'chunk', 'protein', 21, 39, '8d4b35'],
  ['salmon|trout', 'flake', 'protein', 21, 37, 'ee8b6a', 'fbd3c0'],
  ['tuna', 'flake', 'protein', 20, 36, 'd8a998', 'f3dccf'],
  [
    'cod|haddock|pollock|coley|hake|plaice|sole|whiting|tilapia|fish',
    'flake',
    'protein',
    21,
    37,
    'f3ead9',
    'd9cdb8',
  ],
  ['prawn|shrimp', 'prawn', 'protein', 19, 42, 'f3a183'],
  ['mussel|clam', 'mussel', 'protein', 19, 42, 'e79a4c'],
  ['tofu', 'cube', 'protein', 15, 31, 'f3e8cf'],
  ['cauliflower', 'floret', 'vegetable', 21, 42, 'f2e8d0', 'cfdc9e'],
  ['brown rice|rice brown|wild rice', 'rice', 'grain', 0, 30, 'd8bd8d'],
  ['rice', 'longRice', 'grain', 0, 30, 'f5ecd8'],
  ['oat|oatmeal|porridge', 'oats', 'grain', 0, 30, 'e6d0a2'],
  ['quinoa', 'quinoa', 'grain', 0, 30, 'e3cd98'],
  ['millet|couscous|cornmeal|polenta|semolina', 'quinoa', 'grain', 0, 30, 'edd17e'],
  ['barley|buckwheat|bulgur|spelt|bread ?crumb', 'barley', 'grain', 0, 30, 'dcc191'],
  ['lentil', 'lentils', 'grain', 0, 30, 'b97a45'],
  ['split pea', 'lentils', 'grain', 0, 30, 'bfae52'],
  ['chick ?pea', 'pea', 'vegetable', 11, 23, 'e5c48a'],
  [
    '(pumpkin|squash|butternut) (puree|canned|mash)|(canned|tinned|mashed|pureed) (pumpkin|squash)|pumpkin puree',
    'mash',
    'vegetable',
    0,
    30,
    'ec9a45',
  ],
  ['pumpkin|squash|butternut', 'wedge', 'vegetable', 19, 44, 'ef9a3a', '8f6a2c'],
  ['sweet potato', 'cube', 'vegetable', 15, 31, 'ea8038'],
  ['parsnip|swede|turnip|celeriac', 'cube', 'vegetable', 14, 30, 'efdfae'],
  ['potato', 'cube', 'vegetable', 15, 31, 'f2dd9c'],
  ['beet(root)?', 'cube', 'vegetable', 14, 30, '8f2a55'],
  ['carrot', 'carrot', 'vegetable', 15, 30, 'f0802e'],
  ['pea', 'pea', 'vegetable', 9.4, 19.5, '79b13c'],
  ['bean|asparagus', 'bean', 'vegetable', 13, 33, '5f9e43'],
  ['kale|cavolo nero', 'kale', 'vegetable', 19, 37, '2f7350'],
  ['spinach|chard|lettuce|spring green|watercress|dandelion', 'leaf', 'vegetable', 18, 35, '3f8a45'],
  ['broccoli', 'floret', 'vegetable', 21, 42, '4c9144', 'a9c86e'],
  ['courgette|zucchini|marrow', 'coin', 'vegetable', 16, 32, '5b9440', 'e6eec2'],
  ['cucumber', 'coin', 'vegetable', 15, 31, '3f8a4d', 'dcefcb'],
  ['cabbage|bok choy|pak choi|sprout', 'ribbon', 'vegetable', 17, 34, 'b9d585', 'e6f0c4'],
  ['celery|fennel', 'slice', 'vegetable', 16, 32, '8fb84f', 'cfe39b'],
  ['(red |bell |sweet )?pepper|capsicum', 'strip', 'vegetable', 15, 34, 'd2402f'],
  ['sweetcorn|corn|maize', 'kernel', 'vegetable', 8.4, 18.5, 'f6c83c'],
  ['apple ?sauce|apple puree', 'dollop', 'fruit', 24, 80, 'dcb868'],
  ['apple', 'slice', 'fruit', 19, 38, 'c63d33', 'fbf0cd'],
  ['pear', 'slice', 'fruit', 19, 38, 'b7bf52', 'faf3d6'],
  ['blueberry|blackberry', 'berry', 'fruit', 10.5, 25, '4a5a94'],
  ['cranberry', 'pea', 'fruit', 8.6, 26, 'b3263b'],
  ['raspberry', 'berry', 'fruit', 10.5, 25, 'c8405a'],
  ['banana', 'coin', 'fruit', 15, 32, 'e9cf7d', 'fbf0c4'],
  ['strawberry', 'strawberry', 'fruit', 15, 34, 'd83a3a'],
  ['watermelon', 'cube', 'fruit', 15, 34, 'ee5e62'],
  ['mango|melon|cantaloupe|papaya|peach|apricot', 'cube', 'fruit', 15, 34, 'f5a93a'],
  ['parsley|basil|dill|coriander|herb|mint|catnip|thyme|rosemary', 'herb', 'extra', 7.5, 40, '3f8f3d'],
  ['water|ice', null, 'extra', 0, 30, 'ffffff'],
];

export type BowlLine = { ingredientId: string | null; grams: number; metric: string };

/** A food missing from the table is drawn as a tan cube. */
const UNKNOWN: Look = { kind: 'cube', category: 'vegetable', size: 14, gap: 30, colours: ['#c9a86a'] };

/** Grams assumed for a line without a weight. */
const USUAL_GRAMS: Record<FoodCategory, number> = {
  protein: 300,
  grain: 220,
  vegetable: 120,
  fruit: 50,
  egg: 60,
  dairy: 60,
  extra: 10,
};

const MATCHERS = FOOD_ROWS.map((row) => [new RegExp(`\\b(?:${row[0]})(?!\\w)`), lookOf(row)] as const);

function lookOf([, kind, category, size, gap, main, second]: FoodRow): Look | null {
  if (kind === null) return null;
  const colours = second === undefined ? ([`#${main}`] as const) : ([`#${main}`, `#${second}`] as const);
  return { kind, category, size, gap, colours };
}

/** Look of a text: null = not drawn, undefined = food missing from the table. */
function lookUp(text: string): Look | null | undefined {
  const words = singularWords(text).join(' ');
  return MATCHERS.find(([pattern]) => pattern.test(words))?.[1];
}

/** Look of a line's food: by its id, else by its words, else a tan cube; null if it is not drawn. */
export function lookOfLine(line: Pick<BowlLine, 'ingredientId' | 'metric'>): Look | null {
  // 'sardines-oil' are fish in oil, 'sardine-oil' is an oil.
  const byId = lookUp(line.ingredientId?.replace(/(?<=s)-oil$/, ' in oil') ?? '');
  if (byId !== undefined) return byId;
  // 'carrots, steamed in chicken broth' are carrots: text after the comma is preparation.
  const byHead = lookUp(line.metric.replace(/[,(].*/, ''));
  const byWords = byHead === undefined ? lookUp(line.metric) : byHead;
  return byWords === undefined ? UNKNOWN : byWords;
}

function gramsOf(line: BowlLine, category: FoodCategory): number {
  if (line.grams > 0 && Number.isFinite(line.grams)) return line.grams;
  const [, amount, unit] = /(\d+(?:\.\d+)?)\s*(kg|g)\b/.exec(line.metric.toLowerCase()) ?? [];
  if (amount === undefined) return USUAL_GRAMS[category];
  return Number(amount) * (unit === 'kg' ? 1000 : 1) || USUAL_GRAMS[category];
}

/** The foods of a recipe in the order of its lines, merging lines of the same kind and colour. */
export function readIngredients(lines: readonly BowlLine[]): Food<FoodKind>[] {
  const foods = new Map<string, Food>();
  for (const line of lines) {
    const look = lookOfLine(line);
    if (look === null) continue;
    const key = look.kind + look.colours[0];
    const grams = gramsOf(line, look.category) + (foods.get(key)?.grams ?? 0);
    foods.set(key, { ...look, grams });
  }
  return [...foods.values()];
}
