import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import type { JsonRecord } from './json-record.ts';
import { factsOf, isFactName, type TextFacts } from './text-facts.ts';
import { headingOf, type TextPart } from './text-headings.ts';
import { type TextLine, textLines } from './text-lines.ts';

/** A recipe of plain text as a schema.org node, and the lines that could not be placed. */
export type PlainRecipe = { node: JsonRecord; unread: string[] };

const MOST_UNREAD = 40;
const DESCRIPTION_MAX = 1000;
/** Minimum number of lines with an amount for a text without headings. */
const LEAST_FOODS = 2;
/** Switches that plugins put above their list. */
const CONTROL = /^(?:scale|\d(?:\/2)?x|us(?: customary)?|metric|imperial|cook mode)$/i;
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{Lu})/u;
const TITLE = /^(?:title|name|recipe)\s*:\s*(.{2,200})$/i;

/**
 * Reads a recipe from plain text by its headings ('Ingredients', 'Method'), else by its shape: a title, lines with amounts,
 * then sentences. Null if neither applies.
 */
export function plainRecipe(text: string): PlainRecipe | null {
  const lines = textLines(text);
  const isHeaded = lines.some((line) => headingOf(line.text)?.part === 'ingredients');
  const read = isHeaded ? byHeadings(lines) : byShape(lines);
  return read.foods.length < (isHeaded ? 1 : LEAST_FOODS) ? null : recipeOf(read);
}

/** Like `plainRecipe`, for a page's text: requires both headings and skips the text before them. */
export function pageTextRecipe(text: string, title: string | null): PlainRecipe | null {
  const lines = textLines(text);
  const parts = lines.map((line) => headingOf(line.text));
  const start = parts.findIndex((part, at) => {
    if (part?.part !== 'ingredients') return false;
    const next = parts.findIndex((later, place) => place > at && later !== null);
    return parts[next]?.part === 'method' && next - at > LEAST_FOODS && next - at < 80;
  });
  if (start === -1) return null;
  const read = byHeadings(lines.slice(start));
  return recipeOf({ ...read, title, head: [], unread: [] });
}

type Read = {
  title: string | null;
  head: string[];
  facts: TextFacts;
  foods: string[];
  steps: string[];
  unread: string[];
};

function recipeOf({ title, head, facts, foods, steps, unread }: Read): PlainRecipe {
  const description = head.join(' ').slice(0, DESCRIPTION_MAX);
  const node = {
    '@type': 'Recipe',
    ...facts,
    ...(title !== null && { name: title }),
    ...(description !== '' && { description }),
    recipeIngredient: foods,
    recipeInstructions: steps,
  };
  return { node, unread: unread.slice(0, MOST_UNREAD) };
}

const empty = (): Read => ({ title: null, head: [], facts: {}, foods: [], steps: [], unread: [] });

/** Reads the head before the lists: the title, then facts and a description. */
function takeHead(read: Read, { text }: TextLine): void {
  const named = TITLE.exec(text)?.[1];
  const facts = factsOf(text);
  if (named !== undefined) read.title = named;
  else if (facts !== null) read.facts = { ...facts, ...read.facts };
  else if (read.title === null) read.title = text;
  else read.head.push(text);
}

/** Joins the name of a fact with its value on the next line. */
function withValues(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    if (above !== undefined && isFactName(above.text) && factsOf(joined(above, line)) !== null) return [];
    const below = lines[at + 1];
    const isName = isFactName(line.text) && below !== undefined && factsOf(joined(line, below)) !== null;
    return [isName ? { ...line, text: joined(line, below) } : line];
  });
}

const joined = (name: TextLine, value: TextLine) => `${name.text.replace(/:$/, '')}: ${value.text}`;

function byHeadings(lines: readonly TextLine[]): Read {
  const read = empty();
  let part: TextPart | null = null;
  const take = (line: TextLine) => {
    const facts = part === 'method' ? null : factsOf(line.text);
    if (part === null) takeHead(read, line);
    else if (part === 'rest') read.unread.push(line.text);
    else if (facts !== null) read.facts = { ...facts, ...read.facts };
    else if (part === 'ingredients' && CONTROL.test(line.text)) return;
    else if (part === 'ingredients') read.foods.push(line.isHeading ? `${line.text}:` : line.text);
    else takeStep(read.steps, line, lines);
  };
  for (const line of withValues(lines)) {
    const heading = headingOf(line.text);
    if (heading === null) {
      take(line);
      continue;
    }
    part = heading.part;
    const inline = part === 'ingredients' ? foodsIn(heading.rest) : [heading.rest];
    for (const text of inline) if (text !== '') take({ ...line, text, isHeading: false });
  }
  return read;
}

/** '500 g beef, 1 cup rice; 2 carrots': a comma before an amount begins another food. */
function foodsIn(text: string): string[] {
  return text
    .replace(/\.$/, '')
    .split(/;\s*|,\s+(?=[\d½¼¾⅓⅔]|an? |one |two |pinch |some )|\s+and\s+(?=\d)/i)
    .map((food) => food.trim());
}

/** In numbered steps, an unnumbered line continues the previous step. */
function takeStep(steps: string[], line: TextLine, lines: readonly TextLine[]): void {
  const { isHeading } = line;
  const bare = BARE_NUMBER.exec(line.text);
  // '2 Mix in the flour' after one step: a number without its dot.
  const isNext = bare !== null && Number(bare[1]) === steps.filter((step) => !step.endsWith(':')).length + 1;
  const text = isNext ? line.text.slice(bare[0].length) : line.text;
  const isNumbered = line.isNumbered || isNext;
  const last = steps.at(-1);
  const isCounted = lines.some((line) => line.isNumbered);
  if (isHeading) steps.push(`${text.replace(/:$/, '')}:`);
  else if (!isCounted || isNumbered || last === undefined || last.endsWith(':') || text.endsWith(':'))
    steps.push(text);
  else steps[steps.length - 1] = `${last} ${text}`;
}

const isSentence = ({ text, isNumbered }: TextLine) =>
  isNumbered || text.length > 100 || (/[.!]$/.test(text) && text.split(' ').length > 3);

function isFood(line: TextLine): boolean {
  if (isSentence(line) || line.isHeading) return false;
  const { quantity, unit, ingredientId } = parseIngredientLine(line.text);
  return quantity !== null && (unit !== null || ingredientId !== null);
}

function byShape(lines: readonly TextLine[]): Read {
  const read = empty();
  const all = withValues(lines);
  const first = all.findIndex(isFood);
  if (first === -1) return read;
  const after = all.findIndex(
    (line, at) => at > first && (isSentence(line) || headingOf(line.text) !== null),
  );
  const end = after === -1 ? all.length : after;
  const headed = all.slice(end).findIndex((line) => headingOf(line.text)?.part === 'rest');
  const steps = all.slice(end, headed === -1 ? undefined : end + headed);
  for (const line of all.slice(0, first)) takeHead(read, line);
  for (const line of all.slice(first, end)) {
    const facts = factsOf(line.text);
    if (facts === null) read.foods.push(line.text);
    else read.facts = { ...facts, ...read.facts };
  }
  for (const line of steps) if (headingOf(line.text) === null) takeStep(read.steps, line, steps);
  read.unread = headed === -1 ? [] : all.slice(end + headed).map(({ text }) => text);
  return read;
}
