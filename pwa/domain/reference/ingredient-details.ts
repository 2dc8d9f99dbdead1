import { INGREDIENT_DETAIL_ROWS } from './ingredient-detail-rows.ts';
import { findIngredient, type Ingredient } from './ingredients.ts';
import { tableRows } from './table-rows.ts';

/** The aisles of a supermarket, in walking order. */
export const AISLES = ['meat', 'produce', 'chilled', 'grains', 'oils', 'supplements', 'other'] as const;
export type Aisle = (typeof AISLES)[number];

/** How a food is sold or served: 'prepared' is ready to eat, 'cured' is smoked, salted or pickled, raw or not. */
export const FOOD_FORMS = [
  'raw',
  'dry',
  'frozen',
  'cooked',
  'prepared',
  'tinned',
  'tinned-drained',
  'cured',
] as const;
type FoodForm = (typeof FOOD_FORMS)[number];

/** Properties of a food other than name, energy, price and nutrients. */
export type IngredientDetails = {
  id: string;
  aliases: string[];
  category: Ingredient['category'];
  /** The American name if it differs; null if it is the same or unknown. */
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
};

const RAW_FORMS: ReadonlySet<FoodForm> = new Set(['raw', 'dry', 'frozen']);
/** Cured foods that are sold raw and need cooking. */
const RAW_CURED = /\braw\b/i;

const numberOrNull = (cell: string | undefined) => (cell ? Number(cell) : null);

function parse(row: string): IngredientDetails {
  const [id = '', nameUs, aliases = '', formCell, aisle, density, piece, toxicFood] = row.split('|');
  const { name = '', category = 'other' } = findIngredient(id) ?? {};
  const form = formCell as FoodForm;
  return {
    id,
    aliases: aliases === '' ? [] : aliases.split(','),
    category,
    nameUs: nameUs || null,
    state: RAW_FORMS.has(form) || (form === 'cured' && RAW_CURED.test(name)) ? 'raw' : 'cooked',
    form,
    aisle: (aisle || null) as Aisle | null,
    toxicFood: toxicFood || null,
    densityGramsPerMl: numberOrNull(density),
    pieceGrams: numberOrNull(piece),
  };
}

/** Details of every food, in table order. */
export const INGREDIENT_DETAILS: readonly IngredientDetails[] = tableRows(INGREDIENT_DETAIL_ROWS).map(parse);

const BY_ID = new Map(INGREDIENT_DETAILS.map((details) => [details.id, details]));

/** The details of the food of that id; undefined for null and for ids that the table lacks. */
export function ingredientDetails(id: string | null): IngredientDetails | undefined {
  return id === null ? undefined : BY_ID.get(id);
}

const NAMES: Record<Aisle, string> = {
  meat: 'Meat and fish',
  produce: 'Fruit and vegetables',
  chilled: 'Eggs and dairy',
  grains: 'Grains and tins',
  oils: 'Oils, seeds and spices',
  supplements: 'Supplements',
  other: 'Everything else',
};

const BY_CATEGORY: Record<IngredientDetails['category'], Aisle> = {
  meat: 'meat',
  organ: 'meat',
  fish: 'meat',
  egg: 'chilled',
  dairy: 'chilled',
  grain: 'grains',
  vegetable: 'produce',
  fruit: 'produce',
  seed: 'oils',
  fat: 'oils',
  supplement: 'supplements',
  other: 'other',
};

export function aisleName(aisle: Aisle): string {
  return NAMES[aisle];
}

/** Aisle of a food by its own or its category's entry, unless `shop-items` specifies one. */
export function aisleOfIngredient(ingredientId: string | null): Aisle {
  const details = ingredientDetails(ingredientId);
  return details === undefined ? 'other' : (details.aisle ?? BY_CATEGORY[details.category]);
}
