import * as z from 'zod/mini';
import type { Species } from '#domain/reference/species';
import { speciesSchema } from '#domain/reference/species-schema';
import { type RecipeSubmission, SUBMISSION_CATEGORIES } from '#domain/submission/submission';
import { typedNumber } from '#domain/units/typed-number';

export type SubmissionCategory = (typeof SUBMISSION_CATEGORIES)[number];

/** The form's values, as typed: numbers are text until parsed. */
export type SubmitValues = {
  title: string;
  description: string;
  imageUrl: string;
  authorName: string;
  species: Species;
  category: SubmissionCategory;
  prepTime: string;
  servings: string;
  isOrganic: boolean;
  /** At least one row, blank or not. */
  ingredients: string[];
  instructions: string[];
  /** Only for the owner's recipes: a submitted one says so in its title. */
  isTreat?: boolean | undefined;
};

/** Key of the draft. */
export const SUBMIT_DRAFT = 'submit-recipe';

/** The form's lists with a variable number of rows. */
export type RowField = 'ingredients' | 'instructions';

export const EMPTY_SUBMISSION: SubmitValues = {
  title: '',
  description: '',
  imageUrl: '',
  authorName: '',
  species: 'dog',
  category: 'all',
  prepTime: '30',
  servings: '4',
  isOrganic: false,
  ingredients: [''],
  instructions: [''],
};

const rows = z.catch(z.array(z.string()).check(z.minLength(1)), ['']);

/** An earlier build may have stored the draft: invalid fields are dropped one by one. */
const keptSchema = z.object({
  title: z.catch(z.string(), ''),
  description: z.catch(z.string(), ''),
  imageUrl: z.catch(z.string(), ''),
  authorName: z.catch(z.string(), ''),
  species: z.catch(speciesSchema, EMPTY_SUBMISSION.species),
  category: z.catch(z.enum(SUBMISSION_CATEGORIES), EMPTY_SUBMISSION.category),
  prepTime: z.catch(z.string(), EMPTY_SUBMISSION.prepTime),
  servings: z.catch(z.string(), EMPTY_SUBMISSION.servings),
  isOrganic: z.catch(z.boolean(), false),
  ingredients: rows,
  instructions: rows,
  isTreat: z.catch(z.optional(z.boolean()), undefined),
});

/** Parses a stored draft; null if it is not one. */
export function readKept(kept: unknown): SubmitValues | null {
  const parsed = keptSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

/** A queued submission as form values. */
export function valuesOf(draft: RecipeSubmission): SubmitValues {
  const {
    title,
    description,
    imageUrl = '',
    authorName = '',
    species,
    category,
    prepTime,
    servings,
    isOrganic,
  } = draft;
  const { ingredients, instructions } = draft;
  return {
    title,
    description,
    imageUrl,
    authorName,
    species,
    category,
    prepTime: String(prepTime),
    servings: String(servings),
    isOrganic,
    ingredients,
    instructions,
  };
}

/** Wider than the bounds of any schema, so that its own message applies. */
export const ANY_COUNT = { min: 0, max: 100_000, isWhole: true } as const;

/** The whole number in a field; 0 if it is blank or holds none. */
export function wholeNumber(text: string): number {
  return typedNumber(text, ANY_COUNT) || 0;
}

/** Replaces all rows of a list, which never becomes empty. */
export function withRows(values: SubmitValues, field: RowField, changed: readonly string[]): SubmitValues {
  return { ...values, [field]: changed.length === 0 ? [''] : [...changed] };
}

type Choice = { value: SubmissionCategory; label: string };

const CHOICES: Record<Species, readonly [Choice, ...Choice[]]> = {
  dog: [
    { value: 'all', label: 'All Dog Sizes' },
    { value: 'small', label: 'Small Dogs' },
    { value: 'large', label: 'Large Dogs' },
    { value: 'puppy', label: 'Puppies' },
    { value: 'senior', label: 'Senior Dogs' },
    { value: 'grain-free', label: 'Grain-Free' },
    { value: 'adult', label: 'Adult Dogs' },
    { value: 'special-diet', label: 'Special Diet' },
    { value: 'treats', label: 'Treats' },
  ],
  cat: [
    { value: 'adult', label: 'Adult Cats' },
    { value: 'kitten', label: 'Kittens' },
    { value: 'senior', label: 'Senior Cats' },
    { value: 'fish', label: 'Fish' },
    { value: 'chicken', label: 'Chicken' },
    { value: 'special', label: 'Special' },
  ],
};

/**
 * Categories offered for an animal, the usual one first.
 * @param current also offered if a stored recipe has one outside the list, displayed by its value
 */
export function categoryChoices(species: Species, current?: SubmissionCategory): readonly Choice[] {
  const choices = CHOICES[species];
  if (current === undefined || choices.some(({ value }) => value === current)) return choices;
  return [...choices, { value: current, label: current }];
}

/** The form for another animal: its category stays if that animal has it too. */
export function withSpecies(values: SubmitValues, species: Species): SubmitValues {
  const choices = CHOICES[species];
  const isOffered = choices.some(({ value }) => value === values.category);
  return { ...values, species, category: isOffered ? values.category : choices[0].value };
}
