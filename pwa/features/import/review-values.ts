import * as z from 'zod/mini';
import type { ReadRecipe } from '#domain/interchange/read-source';
import type { Species } from '#domain/reference/species';
import { speciesSchema } from '#domain/reference/species-schema';
import { type CheckerValues, EMPTY_VALUES } from '../nutrition/checker-values.ts';
import { filledRows } from '../recipe-form/read-submission.ts';
import { withSpecies } from '../recipe-form/submit-categories.ts';
import {
  EMPTY_SUBMISSION,
  readKept as readKeptSubmission,
  type SubmitValues,
} from '../recipe-form/submit-values.ts';

/** An imported recipe under review, as typed. */
export type ReviewValues = Omit<SubmitValues, 'species'> & {
  /** Null until a species is chosen. */
  species: Species | null;
  /** Minutes stated by the recipe; blank if there are none. */
  cookTime: string;
};

const told = (number: number | null) => (number === null ? '' : String(number));
const rows = (texts: readonly string[]) => (texts.length === 0 ? [''] : [...texts]);

/** The imported recipe as form values; missing parts are blank. */
export function reviewValues(recipe: ReadRecipe): ReviewValues {
  return {
    ...EMPTY_SUBMISSION,
    title: recipe.title ?? '',
    description: recipe.description ?? '',
    imageUrl: recipe.imageUrl ?? '',
    species: recipe.species,
    prepTime: told(recipe.prepTime),
    cookTime: told(recipe.cookTime),
    servings: told(recipe.servings),
    ingredients: rows(recipe.ingredients),
    instructions: rows(recipe.steps),
  };
}

const extraSchema = z.object({
  species: z.catch(z.nullable(speciesSchema), null),
  cookTime: z.catch(z.string(), ''),
});

/** Parses stored corrections; null if they are not valid. */
export function readKeptReview(kept: unknown): ReviewValues | null {
  const values = readKeptSubmission(kept);
  const extra = extraSchema.safeParse(kept);
  return values === null || !extra.success ? null : { ...values, ...extra.data };
}

/** The recipe in the fields of the submit form. */
export function toSubmission(
  { cookTime: _, species, ...values }: ReviewValues,
  animal: Species,
): SubmitValues {
  return withSpecies({ ...values, species: species ?? animal }, species ?? animal);
}

/** The recipe in the fields of the nutrition checker. */
export function toChecker(values: ReviewValues, species: Species): CheckerValues {
  return {
    ...EMPTY_VALUES,
    species,
    servings: values.servings === '' ? EMPTY_VALUES.servings : values.servings,
    ingredients: filledRows(values.ingredients).join('\n'),
    instructions: filledRows(values.instructions).join('\n'),
  };
}
