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

/** The aisles of a supermarket, in the order of the walk. */
export const AISLES = ['meat', 'produce', 'chilled', 'grains', 'oils', 'supplements', 'other'] as const;
export type Aisle = (typeof AISLES)[number];

/** How a food is sold or served: 'prepared' is ready to eat, 'cured' is smoked, salted or pickled, raw or not. */
export type FoodForm =
  | 'raw'
  | 'dry'
  | 'frozen'
  | 'cooked'
  | 'prepared'
  | 'tinned'
  | 'tinned-drained'
  | 'cured';

/** Properties of a food other than name, energy, price and nutrients. */
export type IngredientDetails = {
  id: string;
  aliases: string[];
  category: (typeof INGREDIENT_CATEGORIES)[number];
  /** The American name if it differs; null if it is the same or unknown, also below. */
  nameUs: string | null;
  /** 'raw' includes dry and frozen food: it gains or loses water when cooked. */
  state: 'raw' | 'cooked';
  form: FoodForm;
  /** Aisle of the shop, if the category does not determine it. */
  aisle: Aisle | null;
  /** Its entry in the list of toxic foods; null does not imply that it is safe. */
  toxicFood: string | null;
  /** Null if unknown, also below. */
  densityGramsPerMl: number | null;
  pieceGrams: number | null;
  /** Source of the whole row, including name, energy and price; stripped by the build. */
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
    nameUs: null,
    category,
    state,
    form: state,
    aisle: null,
    toxicFood: null,
    densityGramsPerMl: numberOrNull(density),
    pieceGrams: numberOrNull(piece),
    source: source ?? '',
  };
}

/** Details of the foods that every page loads, in table order. */
export const INGREDIENT_DETAILS: readonly IngredientDetails[] = INGREDIENT_DETAIL_ROWS.trim()
  .split('\n')
  .map(parse);

const BY_ID = new Map(INGREDIENT_DETAILS.map((details) => [details.id, details]));

let further: readonly IngredientDetails[] = [];

/** Registers the details of further foods. */
export function addIngredientDetails(details: readonly IngredientDetails[]): void {
  for (const one of details) BY_ID.set(one.id, one);
  further = [...further, ...details];
}

/** Details of the further foods loaded so far, in table order; a new array after each load. */
export function furtherDetails(): readonly IngredientDetails[] {
  return further;
}

/** The details of the food of that id; undefined for null and for ids in no table loaded so far. */
export function ingredientDetails(id: string | null): IngredientDetails | undefined {
  return id === null ? undefined : BY_ID.get(id);
}
