import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { wordsOf } from '../words/forms.ts';
import type { JsonRecord } from './json-record.ts';
import type { PageText } from './page-text.ts';
import {
  headingOf,
  isSentence,
  type Section,
  sectionsOf,
  type TextLine,
  textLines,
} from './text-sections.ts';
import { factsOf, isFactName, type TextFacts, timesIn } from './times-and-yield.ts';

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
const DESCRIPTION = /^(?:description|summary|about)\s*:(.+)$/i;

/**
 * Reads a recipe from plain text by its headings ('Ingredients', 'Method'), else by its shape: a title, lines with amounts,
 * then sentences. Null if neither applies.
 */
export function plainRecipe(text: string): PlainRecipe | null {
  const lines = withValues(textLines(text));
  const sections = sectionsOf(lines);
  const isHeaded = sections.some(({ part }) => part === 'ingredients');
  const read = emptyRead();
  for (const section of isHeaded ? sections : byShape(lines)) take(read, section);
  return read.foods.length < (isHeaded ? 1 : LEAST_FOODS) ? null : recipeOf(read);
}

/** The steps of a text whose ingredients are elsewhere: the lines under their heading, else all of it. */
export function plainSteps(text: string): string[] {
  const sections = sectionsOf(textLines(text));
  const read = emptyRead();
  const methods = sections.filter(({ part }) => part === 'method');
  for (const { lines } of methods.length > 0 ? methods : sections) take(read, { part: 'method', lines });
  return read.steps;
}

/**
 * The recipes in a page's text, each from its list of ingredients and the steps after it. Text before, between and after
 * them is dropped, and so is a second copy for printing.
 */
export function pageTextRecipes({ text, title, description, image, address }: PageText): PlainRecipe[] {
  const lines = withValues(textLines(text));
  const sections = sectionsOf(lines);
  const headed = recipesIn(sections);
  const read = headed.length > 0 ? headed : recipesIn(byShape(lines));
  const facts = Object.assign({}, ...lines.map((line) => factsOf(line.text) ?? timesIn(line.text)).reverse());
  return read.map((each) => {
    const name = read.length > 1 ? (each.title ?? title) : (title ?? each.title);
    const { node } = recipeOf({ ...each, title: name, head: [], facts: { ...facts, ...each.facts } });
    const about = {
      ...(description !== null && { description }),
      ...(image !== null && { image }),
      ...(address !== null && { url: address }),
    };
    return { node: { ...node, ...(read.length === 1 && about) }, unread: [] };
  });
}

type Read = {
  title: string | null;
  head: string[];
  facts: TextFacts;
  foods: TextLine[];
  steps: string[];
  unread: string[];
};

const emptyRead = (): Read => ({ title: null, head: [], facts: {}, foods: [], steps: [], unread: [] });

function recipeOf({ title, head, facts, foods, steps, unread }: Read): PlainRecipe {
  const description = head.join(' ').slice(0, DESCRIPTION_MAX);
  const node = {
    '@type': 'Recipe',
    ...facts,
    ...(title !== null && { name: title }),
    ...(description !== '' && { description }),
    recipeIngredient: foods.map(({ text, level }) => (level === null ? text : `${text.replace(/:$/, '')}:`)),
    recipeInstructions: steps,
  };
  return { node, unread: unread.slice(0, MOST_UNREAD) };
}

/** Each list of ingredients with the steps after it. Of copies the first with the most amounts counts. */
function recipesIn(sections: readonly Section[]): Read[] {
  const found: Read[] = [];
  let read: Read | null = null;
  let above: string | null = null;
  for (const section of sections) {
    const { part, lines } = section;
    if (part === 'ingredients' && (read === null || read.steps.length > 0)) {
      read = { ...emptyRead(), title: above };
      found.push(read);
    }
    if (read !== null && (part === 'ingredients' || part === 'method'))
      take(read, { ...section, lines: ownLines(lines) });
    if (part === null || part === 'rest')
      above = lines.findLast(({ level }) => level !== null)?.text ?? above;
  }
  const listed = found.filter(({ foods }) => foods.length >= LEAST_FOODS);
  const whole = listed.filter(({ steps }) => steps.length > 0);
  const measured = (whole.length > 0 ? whole : listed).filter((each) => amountsIn(each) > 0);
  const kept: Read[] = [];
  for (const each of measured.length > 0 ? measured : whole.slice(0, 1)) {
    const copy = kept.findIndex((other) => isCopy(other, each));
    if (copy === -1) kept.push(each);
    else if (amountsIn(each) > amountsIn(kept[copy] as Read)) kept[copy] = each;
  }
  return kept;
}

const amountsIn = ({ foods }: Read) => foods.filter(({ text }) => /\p{N}/u.test(text)).length;

/** Whether two lists share more than half of the words of the shorter. */
function isCopy(one: Read, other: Read): boolean {
  const [words, others] = [listedWords(one), listedWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared * 2 > Math.min(words.size, others.size);
}

const listedWords = ({ foods }: Read) => new Set(foods.flatMap(({ text }) => wordsOf(text)));

/** Where a page marks up a list, text between and after its items is not part of it. */
function ownLines(lines: readonly TextLine[]): TextLine[] {
  const items = lines.filter(({ isItem }) => isItem);
  const first = lines.find(({ level }) => level === null);
  const isList = items.length > 1 && (first?.isItem === true || items.length * 2 >= lines.length);
  if (!isList) return [...lines];
  const last = lines.findLastIndex(({ isItem }) => isItem);
  return lines.slice(0, last + 1).filter(({ isItem, level }) => isItem || level !== null);
}

/** Lines before the lists: the title, then facts and a description. */
function takeHead(read: Read, { text }: TextLine): void {
  const named = TITLE.exec(text)?.[1];
  const facts = factsOf(text);
  if (named !== undefined) read.title = named;
  else if (facts !== null) read.facts = { ...facts, ...read.facts };
  else if (read.title === null) read.title = text;
  else {
    read.head.push(DESCRIPTION.exec(text)?.[1]?.trim() ?? text);
    read.facts = { ...timesIn(text), ...read.facts };
  }
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

function take(read: Read, { part, lines }: Section): void {
  for (const line of lines) {
    const facts = part === 'method' || part === null ? null : factsOf(line.text);
    if (part === null) takeHead(read, line);
    else if (facts !== null) read.facts = { ...facts, ...read.facts };
    else if (part === 'rest') read.unread.push(line.text);
    else if (part === 'method') takeStep(read.steps, line, lines);
    else if (!CONTROL.test(line.text)) read.foods.push(line);
  }
}

/** In numbered steps, an unnumbered line continues the previous step. */
function takeStep(steps: string[], line: TextLine, lines: readonly TextLine[]): void {
  const bare = BARE_NUMBER.exec(line.text);
  // '2 Mix in the flour' after one step: a number without its dot.
  const isNext = bare !== null && Number(bare[1]) === steps.filter((step) => !step.endsWith(':')).length + 1;
  const text = isNext ? line.text.slice(bare[0].length) : line.text;
  const isNumbered = line.isNumbered || isNext;
  const last = steps.at(-1);
  const isCounted = lines.some((line) => line.isNumbered);
  if (line.level !== null) steps.push(`${text.replace(/:$/, '')}:`);
  else if (!isCounted || isNumbered || last === undefined || last.endsWith(':') || text.endsWith(':'))
    steps.push(text);
  else steps[steps.length - 1] = `${last} ${text}`;
}

function isFood(line: TextLine): boolean {
  if (isSentence(line) || line.level !== null) return false;
  const { quantity, unit, ingredientId } = parseIngredientLine(line.text);
  return quantity !== null && (unit !== null || ingredientId !== null);
}

/** A text without headings: foods from the first two near each other, then sentences. */
function byShape(lines: readonly TextLine[]): Section[] {
  const first = lines.findIndex(
    (line, at) => isFood(line) && lines.slice(at + 1, at + 1 + LEAST_FOODS).some(isFood),
  );
  if (first === -1) return [];
  const isPart = ({ text, level }: TextLine) => headingOf(text, level !== null) !== null;
  const after = lines.findIndex((line, at) => at > first && (isSentence(line) || isPart(line)));
  const end = after === -1 ? lines.length : after;
  const parts: Section[] = [
    { part: null, lines: lines.slice(0, first) },
    { part: 'ingredients', lines: lines.slice(first, end) },
  ];
  const rest = sectionsOf(lines.slice(end)).map((section) =>
    section.part === null ? { ...section, part: 'method' as const } : section,
  );
  return [...parts, ...rest];
}
