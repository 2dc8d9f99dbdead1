import { addFoodKinds, kindOfFood } from './food-kind.ts';
import { addIngredientDetails, type FoodForm, type IngredientDetails } from './ingredient-details.ts';
import { addIngredientPortions, type IngredientPortion } from './ingredient-portions.ts';
import { addIngredients, type Ingredient } from './ingredients.ts';
import { MORE_FOOD_ROWS } from './more-foods/more-food-rows.ts';
import { addNutrientRows } from './nutrient-table.ts';

/**
 * Further foods of real recipes, 678 of them, in their own chunk: importing this module registers them for the look-ups by
 * id (`findIngredient`, `ingredientDetails`, `ingredientPortions`, `nutrientRow`), beside the foods that every page loads.
 * All figures of USDA National Nutrient Database, release SR28, under the NDB number of the row; taurine of plants 0, of
 * animals unknown; amino acids as measured there. Prices are unknown.
 *
 * Columns of the rows: id, British name, American name if it differs, aliases (separated by commas), category, form, aisle,
 * density in g/ml, weight of a piece in g, its entry in the list of toxic foods, NDB number, kcal per 100 g; then per 100 g
 * the nutrients in the order and units of `food-nutrient-rows.ts`, with retinol in µg after vitamin A, the twelve amino
 * acids in g, and the household measures (separated by semicolons, as amount×measure=grams, amount omitted if 1). Empty =
 * unknown, never zero. Numbers below 1 omit the leading zero.
 */

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
