import { addFoodKinds, kindOfFood } from '../nutrition/food-kind.ts';
import { addNutrientRows } from '../nutrition/nutrient-table.ts';
import { addIngredientDetails, type FoodForm, type IngredientDetails } from './ingredient-details.ts';
import { addIngredientPortions, type IngredientPortion } from './ingredient-portions.ts';
import { addIngredients, type Ingredient } from './ingredients.ts';
import { MORE_FOOD_ROWS } from './more-foods/more-food-rows.ts';

/**
 * Further foods of real recipes, 678 of them, in a chunk of their own: whoever imports this module has them in the look-ups
 * by id (`findIngredient`, `ingredientDetails`, `ingredientPortions`, `nutrientRow`) beside the foods that every page knows.
 * All figures of USDA National Nutrient Database, release SR28, under the NDB number of the row; taurine of plants 0, of
 * animals unknown; amino acids as measured there. Prices are unknown.
 *
 * Columns of the rows: id, British name, American name where it differs, aliases (divided by commas), category, form, aisle,
 * density in g/ml, weight of a piece in g, the entry of the list of toxic foods that it falls under, NDB number, kcal per
 * 100 g; then of 100 g the nutrients in the order and units of `food-nutrient-rows.ts`, with retinol in µg behind vitamin A,
 * the twelve amino acids in g, and the household measures (divided by semicolons, as amount×measure=grams, 1 unsaid).
 * Empty = unknown, never zero. A number below 1 begins with its point.
 */
export const MORE_FOODS_SOURCE = 'USDA National Nutrient Database, release SR28';

const RAW_FORMS: ReadonlySet<FoodForm> = new Set(['raw', 'dry', 'frozen']);
/** Cured foods that are sold raw and need cooking. */
const RAW_CURED = /\braw\b/i;

const numberOrNull = (cell: string | undefined) => (cell ? Number(cell) : null);

function readCells(row: string) {
  const [
    id = '',
    name = '',
    nameUs,
    aliases = '',
    category,
    form,
    aisle,
    density,
    piece,
    toxicFood,
    ndb,
    kcal,
    ...rest
  ] = row.split('|');
  const ingredient: Ingredient = { id, name, kcalPer100g: Number(kcal), priceGbpPerKg: null };
  const isRaw = RAW_FORMS.has(form as FoodForm) || (form === 'cured' && RAW_CURED.test(name));
  const details: IngredientDetails = {
    id,
    aliases: aliases === '' ? [] : aliases.split(','),
    nameUs: nameUs || null,
    category: category as IngredientDetails['category'],
    state: isRaw ? 'raw' : 'cooked',
    form: form as FoodForm,
    aisle: aisle as NonNullable<IngredientDetails['aisle']>,
    toxicFood: toxicFood || null,
    densityGramsPerMl: numberOrNull(density),
    pieceGrams: numberOrNull(piece),
    source: `USDA SR28 NDB ${ndb}`,
  };
  return { ingredient, details, nutrients: rest.slice(0, -1), portions: rest.at(-1) ?? '' };
}

/** '2×slice=50' or 'cup, chopped=140'. */
function readPortion(ingredientId: string, text: string): IngredientPortion {
  const [wording = '', grams] = text.split('=');
  const [amount, measure] = wording.includes('×') ? wording.split('×') : ['1', wording];
  return { ingredientId, amount: Number(amount), measure: measure ?? '', grams: Number(grams) };
}

const ROWS = MORE_FOOD_ROWS.split('\n').map(readCells);

/** The further foods, in the order of the rows. */
export const MORE_INGREDIENTS: readonly Ingredient[] = ROWS.map(({ ingredient }) => ingredient);
/** Their details, in the same order. */
export const MORE_DETAILS: readonly IngredientDetails[] = ROWS.map(({ details }) => details);

addIngredients(MORE_INGREDIENTS);
addIngredientDetails(MORE_DETAILS);
addFoodKinds(MORE_DETAILS.map(({ id, category }) => [id, kindOfFood(id, category)] as const));
addIngredientPortions(
  ROWS.flatMap(({ ingredient: { id }, portions }) =>
    portions === '' ? [] : portions.split(';').map((text) => readPortion(id, text)),
  ),
);
addNutrientRows(new Map(ROWS.map(({ ingredient, nutrients }) => [ingredient.id, nutrients])));
