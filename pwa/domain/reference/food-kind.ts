import { RICHEST_OF_KIND_ROWS } from './food-kind-rows.ts';
import { findIngredient } from './ingredients.ts';
import { NUTRIENT_IDS } from './nutrient.ts';

/** A group of foods with comparable nutrient contents: 'meat', 'plant-oil', 'spice'. */
export type FoodKind = string;

/** Kinds that the category does not determine, by words of the id; the first match applies. */
const BY_WORDS: readonly (readonly [words: RegExp, category: RegExp, kind: FoodKind])[] = [
  [/nori|wakame|agar|kelp|spirulina|kombu|dulse|seaweed|irish-moss|laver/, /./, 'seaweed'],
  [/^(bone-meal|eggshell-powder|calcium-carbonate|dicalcium-phosphate)$/, /./, 'mineral'],
  [/yeast/, /./, 'yeast'],
  [/^fish-oil$/, /./, 'fish-oil'],
  [/./, /^supplement$/, 'product'],
  [/broth|stock|bouillon/, /./, 'broth'],
  [/liver|pate|haggis|pudding|giblet/, /^meat$/, 'organ'],
  [/^cod-liver-oil$/, /^fat$/, 'liver-oil'],
  [/(salmon|sardine|herring|menhaden)-oil/, /^fat$/, 'fish-oil'],
  [/-oil(-|$)/, /^fat$/, 'plant-oil'],
  [
    /hoops|flakes|crisp|instant|puff|cereal|biscuit|self-raising|granola|muesli|shredded|bran|wheat-germ|malt/,
    /^grain$/,
    'cereal',
  ],
  [/mushroom/, /^vegetable$/, 'mushroom'],
  [/dried|powder|paste|flakes|granules/, /^vegetable$/, 'dried'],
  [/lentil|chickpea|bean|peas|tofu|tempeh|soya|hummus|edamame|miso|natto/, /^other$/, 'pulse'],
  [/^baby-/, /^other$/, 'baby-food'],
  [/nut|almond|cashew|pecan|pistachio|brazil|macadamia/, /^seed$/, 'nut'],
];

/** The kind of a food of the tables, by its id and its category; undefined if unknown. */
export function foodKind(id: string): FoodKind | undefined {
  const category = findIngredient(id)?.category;
  if (category === undefined) return undefined;
  return BY_WORDS.find(([words, of]) => of.test(category) && words.test(id))?.[2] ?? category;
}

const RICHEST = new Map(
  RICHEST_OF_KIND_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [kind = '', ...cells] = row.split('|');
      return [
        kind,
        Float64Array.from(NUTRIENT_IDS, (_, at) => (cells[at] ? Number(cells[at]) : Number.NaN)),
      ] as const;
    }),
);

function richestOf(kinds: readonly FoodKind[]): Float64Array {
  const most = new Float64Array(NUTRIENT_IDS.length);
  for (const kind of kinds)
    RICHEST.get(kind)?.forEach((value, at) => {
      most[at] = Math.max(most[at] ?? 0, value || 0);
    });
  return most;
}

const EVERYDAY_KINDS = [
  'meat',
  'organ',
  'fish',
  'egg',
  'dairy',
  'grain',
  'pulse',
  'vegetable',
  'fruit',
  'seed',
];

/** Highest content in any everyday food: the bound if its own kind has no figure. */
const RICHEST_EVERYDAY = richestOf(EVERYDAY_KINDS);

/** Highest content in any food, by nutrient, including spices, oils and offal, without supplements. Per 100 g. */
export const RICHEST_FOOD: Readonly<Float64Array> = richestOf([...RICHEST.keys()]);

/** Highest plausible content of each nutrient per 100 g of a food of that kind. */
export function richestOfKind(kind: FoodKind | undefined): Readonly<Float64Array> {
  const row = kind === undefined ? undefined : RICHEST.get(kind);
  if (row === undefined) return RICHEST_FOOD;
  return row.map((value, at) => (Number.isNaN(value) ? (RICHEST_EVERYDAY[at] ?? 0) : value));
}
