import { INGREDIENT_ROWS } from './ingredient-rows.ts';

export const INGREDIENT_CATEGORIES = [
  'meat',
  'organ',
  'fish',
  'egg',
  'dairy',
  'grain',
  'vegetable',
  'fruit',
  'seed',
  'fat',
  'supplement',
  'other',
] as const;

export type Ingredient = {
  id: string;
  name: string;
  aliases: string[];
  category: (typeof INGREDIENT_CATEGORIES)[number];
  state: 'raw' | 'cooked';
  /** Metabolisable energy. */
  kcalPer100g: number;
  proteinPer100g: number;
  fatPer100g: number;
  /** With the fibre. */
  carbohydratePer100g: number;
  /** Null where unknown, here and below. */
  fibrePer100g: number | null;
  densityGramsPerMl: number | null;
  pieceGrams: number | null;
  priceGbpPerKg: number | null;
  source: string;
};

const numberOrNull = (cell: string | undefined) => (cell ? Number(cell) : null);

function parse(row: string): Ingredient {
  const [
    id,
    name,
    aliases,
    category,
    state,
    kcal,
    protein,
    fat,
    carbohydrate,
    fibre,
    density,
    piece,
    price,
    source,
  ] = row.split('|') as [string, string, string, Ingredient['category'], Ingredient['state'], ...string[]];
  return {
    id,
    name,
    aliases: aliases.split(','),
    category,
    state,
    kcalPer100g: Number(kcal),
    proteinPer100g: Number(protein),
    fatPer100g: Number(fat),
    carbohydratePer100g: Number(carbohydrate),
    fibrePer100g: numberOrNull(fibre),
    densityGramsPerMl: numberOrNull(density),
    pieceGrams: numberOrNull(piece),
    priceGbpPerKg: numberOrNull(price),
    source: source ?? '',
  };
}

/** Every food the rules know, in the order of the table. */
export const INGREDIENTS: readonly Ingredient[] = INGREDIENT_ROWS.trim().split('\n').map(parse);

const BY_ID = new Map(INGREDIENTS.map((ingredient) => [ingredient.id, ingredient]));

/** The food of that id; undefined for null and for ids the table does not hold. */
export function findIngredient(id: string | null): Ingredient | undefined {
  return id === null ? undefined : BY_ID.get(id);
}
