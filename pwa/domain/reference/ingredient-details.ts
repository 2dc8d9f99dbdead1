import { INGREDIENT_DETAIL_ROWS } from './ingredient-detail-rows.ts';

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

/** What the table knows of a food beside name, energy, price and nutrients. */
export type IngredientDetails = {
  id: string;
  aliases: string[];
  category: (typeof INGREDIENT_CATEGORIES)[number];
  state: 'raw' | 'cooked';
  /** Null where unknown, here and below. */
  densityGramsPerMl: number | null;
  pieceGrams: number | null;
  /** Of the whole row, name, energy and price included. */
  source: string;
};

const numberOrNull = (cell: string | undefined) => (cell ? Number(cell) : null);

function parse(row: string): IngredientDetails {
  const [id, aliases, category, state, density, piece, source] = row.split('|') as [
    string,
    string,
    IngredientDetails['category'],
    IngredientDetails['state'],
    ...string[],
  ];
  return {
    id,
    aliases: aliases.split(','),
    category,
    state,
    densityGramsPerMl: numberOrNull(density),
    pieceGrams: numberOrNull(piece),
    source: source ?? '',
  };
}

/** The details of every food, in the order of the ingredient table. */
export const INGREDIENT_DETAILS: readonly IngredientDetails[] = INGREDIENT_DETAIL_ROWS.trim()
  .split('\n')
  .map(parse);

const BY_ID = new Map(INGREDIENT_DETAILS.map((details) => [details.id, details]));

/** The details of the food of that id; undefined for null and for ids the table does not hold. */
export function ingredientDetails(id: string | null): IngredientDetails | undefined {
  return id === null ? undefined : BY_ID.get(id);
}
