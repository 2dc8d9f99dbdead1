import * as z from 'zod/mini';
import { speciesSchema } from './species-schema.ts';

export const TITLE_MAX = 100;
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 500;
export const PREP_TIME_MAX_MINUTES = 300;
export const SERVINGS_MAX = 20;
/** As many lines and steps as a stored recipe may have. */
export const SUBMITTED_LINES_MAX = 40;
export const SUBMITTED_STEPS_MAX = 30;

/** The categories that a submission may carry; the form offers the first six for dogs. */
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
] as const;

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** What a visitor sends in: the same schema in the form, in the queue and at the server's door. */
export const recipeSubmissionSchema = z.strictObject({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Title is required'),
      z.maxLength(TITLE_MAX, 'Title must be less than 100 characters'),
    ),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(DESCRIPTION_MIN, 'Description must be at least 10 characters'),
      z.maxLength(DESCRIPTION_MAX, 'Description must be less than 500 characters'),
    ),
  /** Minutes. */
  prepTime: z
    .int()
    .check(
      z.gte(1, 'Prep time must be at least 1 minute'),
      z.lte(PREP_TIME_MAX_MINUTES, 'Prep time must be less than 5 hours'),
    ),
  servings: z
    .int()
    .check(z.gte(1, 'Must serve at least 1'), z.lte(SERVINGS_MAX, 'Cannot serve more than 20')),
  species: speciesSchema,
  category: z.enum(SUBMISSION_CATEGORIES),
  imageUrl: z.optional(z.url({ protocol: /^https?$/, error: 'Must be a valid URL' })),
  isOrganic: z._default(z.boolean(), false),
  ingredients: z.array(line(200)).check(z.minLength(1), z.maxLength(SUBMITTED_LINES_MAX)),
  instructions: z.array(line(1000)).check(z.minLength(1), z.maxLength(SUBMITTED_STEPS_MAX)),
  /** Accepted and ignored: visitors have no accounts. */
  authorId: z.optional(z.int()),
});
export type RecipeSubmission = z.infer<typeof recipeSubmissionSchema>;
