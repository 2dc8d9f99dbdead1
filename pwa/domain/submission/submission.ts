import * as z from 'zod/mini';
import { KITCHENS } from '../reference/markets.ts';
import { SPECIES } from '../reference/species.ts';
import { atMost, trimmed } from '../text/characters.ts';

type RawIssue = {
  code?: string | undefined;
  input?: unknown;
  expected?: unknown;
  values?: readonly unknown[] | undefined;
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'nan' : typeof value;
}

/**
 * Message for a value that is missing or has the wrong type: 'Required', or 'Expected number, received string'; for
 * an enum 'Expected 'dog' | 'cat', received 'rabbit''. Undefined for all other issues, which have messages of their
 * own.
 */
function genericMessage({ code, input, expected, values }: RawIssue): string | undefined {
  if (code !== 'invalid_type' && code !== 'invalid_value') return undefined;
  if (input === undefined) return 'Required';
  if (values !== undefined) {
    const received = typeof input === 'string' ? `'${input.slice(0, 40)}'` : typeOf(input);
    return `Expected ${values.map((value) => `'${value}'`).join(' | ')}, received ${received}`;
  }
  const wanted = expected === 'int' ? 'number' : String(expected);
  // A number, but not a whole one.
  if (typeOf(input) === wanted) return 'Expected integer, received float';
  return `Expected ${wanted}, received ${typeOf(input)}`;
}

export const TITLE_MAX = 100;
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 500;
const AUTHOR_MAX = 80;
export const PREP_TIME_MAX_MINUTES = 300;
export const SERVINGS_MAX = 20;
/** Maximum characters of an ingredient and of a step. */
const LINE_MAX = 200;
export const STEP_MAX = 1000;
/** The same limits on lines and steps as for a stored recipe. */
export const SUBMITTED_LINES_MAX = 40;
export const SUBMITTED_STEPS_MAX = 30;

/** Categories of a submission. */
export const SUBMISSION_CATEGORIES = [
  'all',
  'small',
  'large',
  'puppy',
  'senior',
  'grain-free',
  'kitten',
  'adult',
  'fish',
  'chicken',
  'special',
  'special-diet',
  'treats',
] as const;

const NO_ADDRESS = 'Must be a valid URL';

const whole = () => z.int({ error: genericMessage });
const line = (max: number) =>
  trimmed(1, max, {
    error: genericMessage,
    least: 'Required',
    most: `Can be at most ${max} characters`,
  });
const lines = (max: number, most: number) =>
  z
    .array(line(max), { error: genericMessage })
    .check(z.minLength(1, 'Required'), z.maxLength(most, `Can be at most ${most}`));

/** A visitor's recipe: one schema for form, queue and route. */
export const recipeSubmissionSchema = z.strictObject({
  title: trimmed(1, TITLE_MAX, {
    error: genericMessage,
    least: 'Title is required',
    most: 'Title must be less than 100 characters',
  }),
  description: trimmed(DESCRIPTION_MIN, DESCRIPTION_MAX, {
    error: genericMessage,
    least: 'Description must be at least 10 characters',
    most: 'Description must be less than 500 characters',
  }),
  /** Minutes. */
  prepTime: whole().check(
    z.gte(1, 'Prep time must be at least 1 minute'),
    z.lte(PREP_TIME_MAX_MINUTES, 'Prep time must be less than 5 hours'),
  ),
  servings: whole().check(
    z.gte(1, 'Must serve at least 1'),
    z.lte(SERVINGS_MAX, 'Cannot serve more than 20'),
  ),
  species: z.enum(SPECIES, { error: genericMessage }),
  category: z.enum(SUBMISSION_CATEGORIES, { error: genericMessage }),
  /** Empty means none. */
  imageUrl: z.optional(
    z.union(
      [
        z.literal(''),
        z.url({ error: NO_ADDRESS, abort: true }).check(z.regex(/^\s*https?:\/\//, NO_ADDRESS)),
      ],
      {
        error: NO_ADDRESS,
      },
    ),
  ),
  isOrganic: z._default(z.boolean({ error: genericMessage }), false),
  ingredients: lines(LINE_MAX, SUBMITTED_LINES_MAX),
  instructions: lines(STEP_MAX, SUBMITTED_STEPS_MAX),
  /** The kitchen whose tins, eggs and pints weigh the lines; absent if the sender's market has neither. */
  kitchen: z.optional(z.enum(KITCHENS, { error: genericMessage })),
  /** The name it is published under; absent or empty for none. */
  authorName: z.optional(
    trimmed(0, AUTHOR_MAX, { error: genericMessage, most: `Name must be at most ${AUTHOR_MAX} characters` }),
  ),
  /** Accepted but ignored, since visitors have no accounts. */
  authorId: z.optional(whole()),
});
export type RecipeSubmission = z.infer<typeof recipeSubmissionSchema>;

/** Longest reply of an administrator to the author of a recipe, in characters. */
export const REPLY_MAX = 2000;
export const replySchema = z.string().check(atMost(REPLY_MAX));

/** Status of a submitted recipe, queried with an id that only the sender's device and the server know. */
export const submissionOutcomeSchema = z.object({
  status: z.enum(['pending', 'approved', 'rejected']),
  /** Id of the published recipe; null if it isn't, or is no longer, published. */
  recipeId: z.nullable(z.int()),
  /** An administrator's reply to the author; null for none. */
  reply: z.nullable(z.string()),
});
export type SubmissionOutcome = z.infer<typeof submissionOutcomeSchema>;
