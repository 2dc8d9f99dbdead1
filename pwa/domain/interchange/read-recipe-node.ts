import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { asList, type FoundNodes, isRecord, type JsonRecord, read } from './json-record.ts';
import { plainLines, plainText } from './plain-text.ts';
import { readInstructions } from './read-instructions.ts';
import { type ForeignRecipe, IMPORT_LIMITS, type ImportWarning } from './read-source.ts';
import { minutesOf, readYield } from './times-and-yield.ts';

/** 'For the broth:' is the heading of a group, not an ingredient. */
const HEADING = /^(?:\D*:|for the [^\d,]{2,40}|ingredients?)$/i;

/** Ingredient lines of a recipe as text, from a list, nested lists, a text with a line each, or objects with a name. */
function readIngredients(value: unknown): string[] {
  const entries = asList(value).flatMap((entry) => asList(entry));
  return entries
    .flatMap((entry) => {
      if (isRecord(entry)) return [measuredName(entry)];
      if (typeof entry !== 'string') return [plainText(entry) ?? ''];
      const lines = plainLines(entry);
      return entries.length === 1 ? lines : [lines.join(' ')];
    })
    .filter((line) => line !== '' && !HEADING.test(line));
}

/** '200 g rice' from a PropertyValue; else the object's own text or name. */
function measuredName(entry: Record<string, unknown>): string {
  const parts = ['value', 'amount', 'unitText', 'unit', 'name'].map((key) => plainText(read(entry, key)));
  const isMeasured = parts[4] !== null && (parts[0] !== null || parts[1] !== null);
  return isMeasured ? parts.filter((part) => part !== null).join(' ') : (plainText(entry) ?? '');
}

const ingredientsOf = (node: JsonRecord) => read(node, 'recipeIngredient') ?? read(node, 'ingredients');

/** A mere mention of another recipe has a name and an address. */
export function hasContent(node: JsonRecord): boolean {
  return ingredientsOf(node) !== undefined || read(node, 'recipeInstructions') !== undefined;
}

/** Reads a schema.org node; appends to `warnings` every loss. */
export function foreignRecipe(
  node: JsonRecord,
  byId: FoundNodes['byId'],
  warnings: ImportWarning[],
): ForeignRecipe {
  const warnIf = (isSo: boolean, warning: ImportWarning) => {
    if (isSo) warnings.push(warning);
  };
  const lines = readIngredients(ingredientsOf(node));
  const steps = readInstructions(read(node, 'recipeInstructions'));
  const title = plainText(read(node, 'name') ?? read(node, 'headline'));
  const stated = (name: string) => plainText(read(node, name));
  const prep = stated('prepTime');
  const cook = stated('cookTime');
  const total = minutesOf(stated('totalTime') ?? '');
  const [prepMinutes, cookMinutes] = [minutesOf(prep ?? ''), minutesOf(cook ?? '')];
  // Editors write zeros for fields left empty.
  const isUnfilled = total !== null && total > 0 && (prepMinutes ?? 0) + (cookMinutes ?? 0) === 0;
  const statedPrep = isUnfilled ? null : prepMinutes;
  const statedCook = isUnfilled ? null : cookMinutes;
  const prepTime = statedPrep ?? remaining(total, statedCook);
  const isTotalAlone = total !== null && statedPrep === null && statedCook === null;
  const cookTime = statedCook ?? (isTotalAlone ? total : remaining(total, statedPrep));
  const yielded = read(node, 'recipeYield') ?? read(node, 'yield');
  const servings = readYield(yielded);

  warnIf(title === null, 'no-title');
  warnIf(lines.length === 0, 'no-ingredients');
  warnIf(lines.length > IMPORT_LIMITS.ingredients, 'ingredients-cut');
  warnIf(steps.length === 0, 'no-steps');
  warnIf(steps.length > IMPORT_LIMITS.steps, 'steps-cut');
  warnIf(servings === null && yielded !== undefined, 'yield-unclear');
  warnIf(prep !== null && prepMinutes === null && prepTime === null, 'prep-time-unclear');
  warnIf(cook !== null && cookMinutes === null && cookTime === null, 'cook-time-unclear');
  warnIf(isTotalAlone, 'only-total-time');
  return {
    title,
    description: plainText(read(node, 'description')),
    servings,
    prepTime,
    cookTime,
    ingredients: lines.slice(0, IMPORT_LIMITS.ingredients).map((line) => parseIngredientLine(line)),
    steps: steps.slice(0, IMPORT_LIMITS.steps),
    authorName: authorName(read(node, 'author'), byId),
    imageUrl: imageAddress(read(node, 'image'), byId),
    sourceUrl: webAddress(read(node, 'url')),
  };
}

/** Many sites state the total time and one of its parts. */
function remaining(total: number | null, part: number | null): number | null {
  return total === null || part === null || total < part ? null : total - part;
}

/** Resolves a bare reference to its object. */
function meant(value: unknown, byId: FoundNodes['byId']): unknown {
  const id = isRecord(value) ? read(value, '@id') : undefined;
  return (typeof id === 'string' ? byId.get(id) : undefined) ?? value;
}

/** The first author with a name; an address does not count. */
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
  // '//host/x.jpg' inherits the scheme of its page.
  const whole = typeof address === 'string' ? address.trim().replace(/^\/\/(?=[\w-])/, 'https://') : '';
  return WEB_ADDRESS.test(whole) ? whole : null;
}

function plainAddress(value: unknown): unknown {
  const [first] = asList(value);
  return isRecord(first) ? (read(first, '@value') ?? read(first, '@id')) : first;
}

/** The first address of a picture; for an ImageObject its address, never its name. */
function imageAddress(value: unknown, byId: FoundNodes['byId']): string | null {
  for (const image of asList(value)) {
    const what = meant(image, byId);
    const address = isRecord(what)
      ? (webAddress(read(what, 'url')) ?? webAddress(read(what, 'contentUrl')) ?? webAddress(what))
      : webAddress(what);
    // 'https://site/page#primaryimage' identifies a picture within the page rather than an address of one.
    if (address !== null && !(isRecord(what) && address.includes('#'))) return address;
  }
  return null;
}
