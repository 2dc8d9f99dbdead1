import { parseIngredientLine } from '../../measure/parse-line.ts';
import { type FoundNodes, findNodes } from './find-nodes.ts';
import { type ForeignRecipe, IMPORT_LIMITS, type ImportResult, type ImportWarning } from './import-result.ts';
import { asList, isRecord, type JsonRecord, read } from './json-record.ts';
import { parseLooseJson } from './loose-json.ts';
import { jsonLdScripts } from './page-scripts.ts';
import { plainText } from './plain-text.ts';
import { minutesOf } from './read-duration.ts';
import { readIngredients } from './read-ingredients.ts';
import { readInstructions } from './read-instructions.ts';
import { readYield } from './read-yield.ts';
import { ownRecipe } from './recipe-property.ts';

/**
 * Reads a recipe from schema.org JSON-LD, ours without loss, others' as far as they can be understood. Never throws.
 * @param json what was parsed from JSON, its text, or the HTML of a page that holds it
 */
export function recipeFromSchemaOrg(json: unknown): ImportResult {
  const value = typeof json === 'string' ? parsed(json) : { json };
  if ('reason' in value) return { kind: 'none', reason: value.reason };
  const { recipes, byId } = findNodes(value.json);
  const node = recipes.find(hasContent) ?? recipes[0];
  if (node === undefined) return { kind: 'none', reason: 'no-recipe' };

  const warnings: ImportWarning[] = recipes.length > 1 ? ['several-recipes'] : [];
  const own = ownRecipe(node);
  if (own === 'damaged') warnings.push('own-part-damaged');
  else if (own !== null) return { kind: 'own', recipe: own, warnings };
  return { kind: 'foreign', recipe: foreignRecipe(node, byId, warnings), warnings };
}

function parsed(text: string): { json: unknown } | { reason: 'not-json' | 'too-large' } {
  if (text.length > IMPORT_LIMITS.json) return { reason: 'too-large' };
  const whole = parseLooseJson(text.replace(/^\ufeff/, ''));
  if (whole !== undefined) return whole;
  // One script that is broken hides none of the others.
  const scripts = jsonLdScripts(text).flatMap((script) => parseLooseJson(script) ?? []);
  return scripts.length > 0 ? { json: scripts.map(({ json }) => json) } : { reason: 'not-json' };
}

const ingredientsOf = (node: JsonRecord) => read(node, 'recipeIngredient') ?? read(node, 'ingredients');

/** A mere mention of another recipe has a name and an address. */
function hasContent(node: JsonRecord): boolean {
  return ingredientsOf(node) !== undefined || read(node, 'recipeInstructions') !== undefined;
}

function foreignRecipe(node: JsonRecord, byId: FoundNodes['byId'], warnings: ImportWarning[]): ForeignRecipe {
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
    authorName: authorName(read(node, 'author'), byId),
    imageUrl: imageAddress(read(node, 'image'), byId),
    sourceUrl: webAddress(read(node, 'url')),
  };
}

/** Many sites give the whole time and the preparation. */
function remaining(total: number | null, prepTime: number | null): number | null {
  return total === null || prepTime === null || total < prepTime ? null : total - prepTime;
}

/** What a value means: the object it points to where it is a mere reference. */
function meant(value: unknown, byId: FoundNodes['byId']): unknown {
  const id = isRecord(value) ? read(value, '@id') : undefined;
  return (typeof id === 'string' ? byId.get(id) : undefined) ?? value;
}

/** The first author with a name; an address is none. */
function authorName(value: unknown, byId: FoundNodes['byId']): string | null {
  for (const author of asList(value)) {
    const who = meant(author, byId);
    const name = plainText(isRecord(who) ? (read(who, 'name') ?? read(who, '@value')) : who);
    if (name !== null && !WEB_ADDRESS.test(name)) return name;
  }
  return null;
}

const WEB_ADDRESS = /^https?:\/\/[^\s<>"]{1,2000}$/i;

function webAddress(value: unknown): string | null {
  const address = plainAddress(value);
  return typeof address === 'string' && WEB_ADDRESS.test(address) ? address : null;
}

function plainAddress(value: unknown): unknown {
  const [first] = asList(value);
  return isRecord(first) ? (read(first, '@value') ?? read(first, '@id')) : first;
}

/** The first that leads to a picture; of an ImageObject its address, never its name. */
function imageAddress(value: unknown, byId: FoundNodes['byId']): string | null {
  for (const image of asList(value)) {
    const what = meant(image, byId);
    const address = isRecord(what)
      ? (webAddress(read(what, 'url')) ?? webAddress(read(what, 'contentUrl')) ?? webAddress(what))
      : webAddress(what);
    // 'https://site/page#primaryimage' names a picture of the page and leads to none.
    if (address !== null && !(isRecord(what) && address.includes('#'))) return address;
  }
  return null;
}
