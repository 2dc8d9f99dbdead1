import * as z from 'zod/mini';
import type { OwnWords } from '#domain/own/own-recipe';
import { LIFE_STAGES, type LifeStage, recipeLifeStage } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';
import { speciesSchema } from '#domain/reference/species-schema';
import { counted } from '#domain/text/sentence-parts';
import { typedNumber } from '#domain/units/typed-number';

/** Form values of the nutrition checker, as typed. */
export type CheckerValues = {
  species: Species;
  lifeStage: LifeStage;
  /** Judged for the active animal: its stage and intake. */
  isForPet: boolean;
  servings: string;
  /** One ingredient per line. */
  ingredients: string;
  /** One step per line. */
  instructions: string;
};

/** Key of the draft. */
export const CHECKER_DRAFT = 'nutrition-checker';

export const EMPTY_VALUES: CheckerValues = {
  species: 'dog',
  lifeStage: 'adult',
  isForPet: false,
  servings: '4',
  ingredients: '',
  instructions: '',
};

/** An earlier build may have stored the draft: invalid fields are dropped one by one. */
const keptSchema = z.object({
  species: z.catch(speciesSchema, EMPTY_VALUES.species),
  lifeStage: z.catch(z.enum(LIFE_STAGES), EMPTY_VALUES.lifeStage),
  isForPet: z.catch(z.boolean(), false),
  servings: z.catch(z.string(), EMPTY_VALUES.servings),
  ingredients: z.catch(z.string(), ''),
  instructions: z.catch(z.string(), ''),
});

/** Parses a stored draft; null if it is not one. */
export function readKept(kept: unknown): CheckerValues | null {
  const parsed = keptSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

/** Realistic bowls for trying out the checker. */
export const EXAMPLES: Record<Species, string> = {
  dog: [
    '500 g chicken thigh, diced',
    '1 1/2 cups cooked brown rice',
    '2 carrots, diced',
    '80 g frozen peas',
    '1 tbsp sunflower oil',
  ].join('\n'),
  cat: [
    '400 g chicken thigh, diced',
    '60 g chicken hearts',
    '30 g chicken liver',
    '1 egg',
    '2 tbsp pumpkin puree',
  ].join('\n'),
};

/** Limits of one analysis: lines, and characters per line. */
const MAX_LINES = 200;
const MAX_INGREDIENT = 500;
const MAX_INSTRUCTION = 2000;

export type TypedLines = {
  /** The lines to analyse, neither blank nor left out; longer ones are cut off at the limit. */
  texts: string[];
  /** Index of each among all lines of the field, from 0. */
  rows: number[];
  /** Lines beyond the limit. */
  unread: number;
  /** Lines of which only the beginning is read. */
  cut: number;
  /** Pasted lines without a food: headings, 'Serves 4', URLs, lines of signs. */
  leftOut: number;
};

/** Narrow, so that it hides no food: an unknown food must stay unknown. */
const NO_FOOD = [
  /^[^\p{L}\p{N}]+$/u,
  /^(?:https?:\/\/|www\.)\S+$/i,
  /^(?:the )?(?:ingredients?|supplements?|method|directions|instructions|steps|you will need)(?: list)?\s*:?$/i,
  /^(?:makes|serves|servings|portions|yields?)\s*:?\s*\d+(?:\s*[-–]\s*\d+)?(?:\s+(?:servings?|portions?|meals?|bowls?|days))?$/i,
];
const namesNoFood = (text: string) => NO_FOOD.some((pattern) => pattern.test(text));

function readLines(text: string, maxLength: number, isLeftOut: (text: string) => boolean): TypedLines {
  const rows = text.split(/\r\n|\r|\n/).map((line, row) => ({ text: line.trim(), row }));
  const said = rows.filter((line) => line.text !== '' && !isLeftOut(line.text));
  const read = said.slice(0, MAX_LINES);
  return {
    texts: read.map((line) => line.text.slice(0, maxLength)),
    rows: read.map(({ row }) => row),
    unread: said.length - read.length,
    cut: read.filter((line) => line.text.length > maxLength).length,
    leftOut: rows.filter((line) => isLeftOut(line.text)).length,
  };
}

export const ingredientLines = (text: string): TypedLines => readLines(text, MAX_INGREDIENT, namesNoFood);
export const instructionLines = (text: string): TypedLines => readLines(text, MAX_INSTRUCTION, () => false);

/** Says which part of a field we did not read; null if we read all of it. */
export function unreadText({ unread, cut }: TypedLines): string | null {
  if (unread > 0) return `We read only the first 200 lines: ${unread} more are left out.`;
  return cut > 0
    ? `We read only the beginning of ${counted(cut, 'line')}: split it, so that we read all.`
    : null;
}

/** Replaces the line at that index, or removes it if the replacement is null. */
export function withLine(text: string, row: number, changed: string | null): string {
  const rows = text.split(/\r\n|\r|\n/);
  if (changed === null) rows.splice(row, 1);
  else rows[row] = changed;
  return rows.join('\n');
}

/** Splits the line at that index into its foods, one per line; no parts removes it. */
export function withParts(text: string, row: number, parts: readonly string[]): string {
  return text
    .split(/\r\n|\r|\n/)
    .toSpliced(row, 1, ...parts.filter((part) => part !== ''))
    .join('\n');
}

/** The text with further lines appended. */
export function withLinesAdded(text: string, lines: readonly string[]): string {
  return [text.trimEnd(), ...lines].filter((line) => line !== '').join('\n');
}

/** An owner's recipe as the nutrition checker reads it. */
export function checkedWords(words: OwnWords, isForPet: boolean): CheckerValues {
  const { species, category, servings, ingredients, instructions } = words;
  return {
    species,
    lifeStage: recipeLifeStage({ category }),
    isForPet,
    servings: String(servings),
    ingredients: ingredients.join('\n'),
    instructions: instructions.join('\n'),
  };
}

/** The servings that an analysis accepts. */
export const SERVINGS = { min: 1, max: 100, isWhole: true } as const;

/** The typed servings; null unless they are a whole number in bounds. */
export function readServings(text: string): number | null {
  return typedNumber(text, SERVINGS) || null;
}
