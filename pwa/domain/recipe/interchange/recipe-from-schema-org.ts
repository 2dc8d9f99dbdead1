import { parseIngredientLine } from '../../measure/parse-line.ts';
import { findRecipeNodes } from './find-recipe-node.ts';
import { type ForeignRecipe, IMPORT_LIMITS, type ImportResult, type ImportWarning } from './import-result.ts';
import { type JsonRecord, read } from './json-record.ts';
import { plainText } from './plain-text.ts';
import { minutesOf } from './read-duration.ts';
import { readIngredients } from './read-ingredients.ts';
import { readInstructions } from './read-instructions.ts';
import { readYield } from './read-yield.ts';
import { ownRecipe } from './recipe-property.ts';

/**
 * Reads a recipe from schema.org JSON-LD, ours without loss, others' as far as they can be understood. Never throws.
 * @param json what was parsed from JSON, or its text
 */
export function recipeFromSchemaOrg(json: unknown): ImportResult {
  const value = typeof json === 'string' ? parsed(json) : { json };
  if ('reason' in value) return { kind: 'none', reason: value.reason };
  const nodes = findRecipeNodes(value.json);
  const node = nodes.find(hasContent) ?? nodes[0];
  if (node === undefined) return { kind: 'none', reason: 'no-recipe' };

  const warnings: ImportWarning[] = nodes.length > 1 ? ['several-recipes'] : [];
  const own = ownRecipe(node);
  if (own === 'damaged') warnings.push('own-part-damaged');
  else if (own !== null) return { kind: 'own', recipe: own, warnings };
  return { kind: 'foreign', recipe: foreignRecipe(node, warnings), warnings };
}

function parsed(text: string): { json: unknown } | { reason: 'not-json' | 'too-large' } {
  if (text.length > IMPORT_LIMITS.json) return { reason: 'too-large' };
  try {
    return { json: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return { reason: 'not-json' };
  }
}

const ingredientsOf = (node: JsonRecord) => read(node, 'recipeIngredient') ?? read(node, 'ingredients');

/** A mere mention of another recipe has a name and an address. */
function hasContent(node: JsonRecord): boolean {
  return ingredientsOf(node) !== undefined || read(node, 'recipeInstructions') !== undefined;
}

function foreignRecipe(node: JsonRecord, warnings: ImportWarning[]): ForeignRecipe {
  const warnIf = (isSo: boolean, warning: ImportWarning) => {
    if (isSo) warnings.push(warning);
  };
  const lines = readIngredients(ingredientsOf(node));
  const steps = readInstructions(read(node, 'recipeInstructions'));
  const title = plainText(read(node, 'name') ?? read(node, 'headline'));
  const stated = (name: string) => plainText(read(node, name));
  const prep = stated('prepTime');
  const cook = stated('cookTime');
  const prepTime = minutesOf(prep ?? '');
  const cookTime = minutesOf(cook ?? '') ?? remaining(minutesOf(stated('totalTime') ?? ''), prepTime);
  const yielded = read(node, 'recipeYield') ?? read(node, 'yield');
  const servings = readYield(yielded);

  warnIf(title === null, 'no-title');
  warnIf(lines.length === 0, 'no-ingredients');
  warnIf(lines.length > IMPORT_LIMITS.ingredients, 'ingredients-cut');
  warnIf(steps.length === 0, 'no-steps');
  warnIf(steps.length > IMPORT_LIMITS.steps, 'steps-cut');
  warnIf(servings === null && yielded !== undefined, 'yield-unclear');
  warnIf(prep !== null && prepTime === null, 'prep-time-unclear');
  warnIf(cook !== null && cookTime === null, 'cook-time-unclear');
  return {
    title,
    description: plainText(read(node, 'description')),
    servings,
    prepTime,
    cookTime,
    ingredients: lines.slice(0, IMPORT_LIMITS.ingredients).map(parseIngredientLine),
    steps: steps.slice(0, IMPORT_LIMITS.steps),
    authorName: plainText(read(node, 'author')),
    imageUrl: webAddress(read(node, 'image')),
    sourceUrl: webAddress(read(node, 'url')),
  };
}

/** Many sites give the whole time and the preparation. */
function remaining(total: number | null, prepTime: number | null): number | null {
  return total === null || prepTime === null || total < prepTime ? null : total - prepTime;
}

const WEB_ADDRESS = /^https?:\/\/[^\s<>"]{1,2000}$/i;

/** Of an ImageObject the address, never its name. */
function webAddress(value: unknown): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  const isObject = typeof first === 'object' && first !== null;
  const address = isObject ? (read(first as JsonRecord, 'url') ?? read(first as JsonRecord, '@id')) : first;
  return typeof address === 'string' && WEB_ADDRESS.test(address) ? address : null;
}
