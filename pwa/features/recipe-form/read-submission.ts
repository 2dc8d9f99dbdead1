import type * as z from 'zod/mini';
import { type OwnWords, ownWordsSchema } from '#domain/own/own-recipe';
import type { Kitchen } from '#domain/reference/markets';
import { type RecipeSubmission, recipeSubmissionSchema } from '#domain/submission/submission';
import { type RowField, type SubmitValues, wholeNumber } from './submit-values.ts';

export const MISSING_ROWS: Record<RowField, string> = {
  ingredients: 'Please add at least one ingredient.',
  instructions: 'Please add at least one instruction step.',
};

export type SubmitField = keyof SubmitValues;

/** Error of one field; `row` is the index in a list, from 0. */
export type SubmitError = { field: SubmitField; row?: number; message: string };

/** In the order of the form. */
const ORDER: readonly SubmitField[] = [
  'title',
  'description',
  'imageUrl',
  'authorName',
  'species',
  'category',
  'prepTime',
  'servings',
  'isOrganic',
  'ingredients',
  'instructions',
];

/** Non-blank rows, each with its index in the form. */
function filled(rows: readonly string[]): { text: string; row: number }[] {
  return rows.flatMap((text, row) => (text.trim() === '' ? [] : [{ text: oneLine(text), row }]));
}

/** A step is one paragraph, however it was typed. */
function oneLine(text: string): string {
  return text.trim().replace(/\s*[\r\n]+\s*/g, ' ');
}

/** The non-blank lines of a list. */
export function filledRows(rows: readonly string[]): string[] {
  return filled(rows).map(({ text }) => text);
}

type Read<Draft> = { draft: Draft; errors: [] } | { draft: null; errors: [SubmitError, ...SubmitError[]] };
export type ReadSubmission = Read<RecipeSubmission>;
export type ReadOwnWords = Read<OwnWords>;

/**
 * Validates the form: blank rows are dropped, a blank number is 0, an empty image address or name is left out.
 * Returns the submission, or the errors in form order, at most one for each field or row of a list.
 */
export function readSubmission(values: SubmitValues, kitchen?: Kitchen): ReadSubmission {
  const { isTreat: _, ...submitted } = values;
  return readFields(recipeSubmissionSchema, submitted, kitchen === undefined ? {} : { kitchen });
}

/** Like `readSubmission`, for an owner's own recipe. */
export function readOwnWords({ isTreat, ...values }: SubmitValues, kitchen?: Kitchen): ReadOwnWords {
  const role = isTreat === true ? 'occasional' : 'everyday';
  return readFields(ownWordsSchema, values, { role, ...(kitchen === undefined ? {} : { kitchen }) });
}

function readFields<Draft>(
  schema: z.ZodMiniType<Draft>,
  { imageUrl, authorName, prepTime, servings, ingredients, instructions, ...rest }: SubmitValues,
  more: Record<string, unknown> = {},
): Read<Draft> {
  const rows = { ingredients: filled(ingredients), instructions: filled(instructions) };
  const result = schema.safeParse({
    ...rest,
    ...more,
    prepTime: wholeNumber(prepTime),
    servings: wholeNumber(servings),
    ...(imageUrl.trim() === '' ? {} : { imageUrl: imageUrl.trim() }),
    ...(authorName.trim() === '' ? {} : { authorName: authorName.trim() }),
    ingredients: rows.ingredients.map(({ text }) => text),
    instructions: rows.instructions.map(({ text }) => text),
  });
  const errors = new Map<string, SubmitError>();
  for (const { path, message } of result.error?.issues ?? []) {
    const field = ORDER.find((name) => name === path[0]);
    if (field === undefined) continue;
    const error = rowError(field, path[1], rows, message);
    const key = `${field} ${error.row}`;
    if (!errors.has(key)) errors.set(key, error);
  }
  const sorted = [...errors.values()].toSorted((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field));
  const [first, ...others] = sorted;
  if (first !== undefined) return { draft: null, errors: [first, ...others] };
  if (result.data === undefined) throw new Error('A submission was rejected without a reason');
  return { draft: result.data, errors: [] };
}

/** The form row of the nth non-blank line. */
export function rowOfLine(rows: readonly string[], place: number): number {
  return filled(rows)[place]?.row ?? 0;
}

function rowError(
  field: SubmitField,
  place: PropertyKey | undefined,
  rows: Record<RowField, { row: number }[]>,
  message: string,
): SubmitError {
  if (field !== 'ingredients' && field !== 'instructions') return { field, message };
  if (rows[field].length === 0) return { field, row: 0, message: MISSING_ROWS[field] };
  return { field, row: typeof place === 'number' ? (rows[field][place]?.row ?? 0) : 0, message };
}
