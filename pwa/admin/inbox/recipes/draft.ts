import * as z from 'zod/mini';
import {
  type PendingRecipe,
  type PublishableRecipe,
  publishableRecipeSchema,
  submissionOf,
} from '#domain/contract/admin-recipes';
import { splitFoods } from '#domain/ingredient-line/split-foods';
import { soundRecipeSchema } from '#domain/recipe/recipe';
import { auditStoredRecipe, type SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { askedSentence } from '#domain/safety/audit/safety-sentences';
import {
  type DraftRecipe,
  recipeFromSubmission,
  type SubmittedLine,
} from '#domain/submission/recipe-from-submission';
import { recipeSubmissionSchema } from '#domain/submission/submission';
import { GRAMS, typedError, typedNumber } from '#domain/units/typed-number';

/** A row of the form; `grams` is the administrator's override, empty if the line states its weight. */
const draftLineSchema = z.object({ key: z.int(), text: z.string(), grams: z.string() });
export type DraftLine = z.infer<typeof draftLineSchema>;
const draftStepSchema = z.object({ key: z.int(), text: z.string() });
export type DraftStep = z.infer<typeof draftStepSchema>;

/** A submission being edited: numbers as typed; an empty `cookTime` or `cookedWeight` means the computed figure. */
export const recipeDraftSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** The name it is published under; empty for 'A visitor'. */
  authorName: z.string(),
  species: soundRecipeSchema.shape.species,
  category: soundRecipeSchema.shape.category,
  role: soundRecipeSchema.shape.role,
  isOrganic: z.boolean(),
  servings: z.string(),
  prepTime: z.string(),
  cookTime: z.string(),
  cookedWeight: z.string(),
  imageUrl: z.string(),
  /** The author's kitchen, unchanged. */
  kitchen: recipeSubmissionSchema.shape.kitchen,
  lines: z.array(draftLineSchema),
  steps: z.array(draftStepSchema),
  /** Sent with the decision: to the author, and for administrators only. */
  reply: z.string(),
  notes: z.string(),
});
export type RecipeDraft = z.infer<typeof recipeDraftSchema>;

type DraftField = keyof Omit<RecipeDraft, 'kitchen' | 'lines' | 'steps' | 'reply' | 'notes'>;

export type ReadDraft = {
  /** The current recipe; an unknown weight is 0. */
  recipe: DraftRecipe;
  /** The foods of each row as parsed. */
  lines: SubmittedLine[][];
  errors: Partial<Record<DraftField, string>>;
  /** By row. */
  gramErrors: Record<number, string>;
  audit: SafetyAudit;
  /** Obstacles to publication, as sentences. */
  problems: string[];
  /** Null while there are problems. */
  publishable: PublishableRecipe | null;
};

const rows = (texts: readonly string[]) => texts.map((text, key) => ({ key, text }));

/** Gives each food of a line its own row, so that its weight can be entered. */
const eachFood = (text: string) => {
  const parts = splitFoods(text);
  return parts.length > 1 ? parts : [text];
};

/** A submission as received, with computed figures. */
export function draftOf(pending: PendingRecipe): RecipeDraft {
  const submission = submissionOf(pending);
  const { title, description, species, category, isOrganic, kitchen } = submission;
  const { authorName = '', imageUrl = '' } = submission;
  return {
    title,
    description,
    authorName,
    species,
    category,
    isOrganic,
    role: recipeFromSubmission(submission).recipe.role,
    servings: String(submission.servings),
    prepTime: String(submission.prepTime),
    cookTime: '',
    cookedWeight: '',
    imageUrl,
    kitchen,
    lines: rows(submission.ingredients.flatMap(eachFood)).map((row) => ({ ...row, grams: '' })),
    steps: rows(submission.instructions),
    reply: '',
    notes: '',
  };
}

/** A key unused in the list. */
export function nextKey(list: readonly { key: number }[]): number {
  return Math.max(-1, ...list.map(({ key }) => key)) + 1;
}

const WHOLE = { min: 0, max: 9999, isWhole: true };

const readGrams = (text: string) => typedNumber(text, GRAMS) || null;
const readWhole = (text: string) => typedNumber(text, WHOLE) ?? Number.NaN;

function fieldErrors(draft: RecipeDraft): Partial<Record<DraftField, string>> {
  const { title, description, authorName, imageUrl } = draft;
  const parsed = recipeSubmissionSchema.safeParse({
    title,
    description,
    authorName,
    prepTime: readWhole(draft.prepTime),
    servings: readWhole(draft.servings),
    ...(imageUrl.trim() !== '' && { imageUrl: imageUrl.trim() }),
    species: draft.species,
    category: 'all',
    ingredients: ['1 egg'],
    instructions: ['Cook.'],
  });
  const told = (parsed.error?.issues ?? []).map(({ path, message }) => [
    path[0],
    message === 'Invalid input' ? 'Enter a whole number.' : message,
  ]);
  const isMinutes = draft.cookTime.trim() === '' || !Number.isNaN(readWhole(draft.cookTime));
  const cookedWeight = typedError(draft.cookedWeight, GRAMS, 'grams');
  return {
    ...Object.fromEntries(told.reverse()),
    ...(isMinutes ? {} : { cookTime: 'Enter whole minutes, or 0 if nothing is cooked.' }),
    ...(cookedWeight === undefined ? {} : { cookedWeight }),
  };
}

function told(lines: readonly DraftLine[]) {
  const grams: Record<number, number> = {};
  const errors: Record<number, string> = {};
  lines.forEach(({ grams: text }, index) => {
    const error = typedError(text, GRAMS, 'grams');
    const weight = readGrams(text);
    if (error !== undefined) errors[index] = error;
    if (weight !== null) grams[index] = weight;
  });
  return { grams, errors };
}

/** Builds the recipe from the form with the same engine as the server. */
function recipeOf(draft: RecipeDraft, grams: Record<number, number>) {
  const { title, description, authorName, species, category, role, isOrganic, kitchen, imageUrl } = draft;
  const made = recipeFromSubmission(
    {
      title: title.trim(),
      description: description.trim(),
      authorName: authorName.trim(),
      species,
      category: 'all',
      isOrganic,
      kitchen,
      prepTime: readWhole(draft.prepTime),
      servings: readWhole(draft.servings),
      ingredients: draft.lines.map(({ text }) => text),
      instructions: draft.steps.map(({ text }) => text.trim()).filter((text) => text !== ''),
    },
    grams,
  );
  const { cookTime, cookedWeightGrams } = made.recipe;
  const recipe: DraftRecipe = {
    ...made.recipe,
    category,
    role,
    cookTime: draft.cookTime.trim() === '' ? cookTime : readWhole(draft.cookTime),
    cookedWeightGrams: readGrams(draft.cookedWeight) ?? cookedWeightGrams,
    imageUrl: imageUrl.trim() === '' ? null : imageUrl.trim(),
  };
  return { ...made, recipe };
}

/** Reads the form: the recipe, what is wrong with it, and whether it may be published. */
export function readDraft(draft: RecipeDraft): ReadDraft {
  const { grams, errors: gramErrors } = told(draft.lines);
  const { recipe, problems, lines } = recipeOf(draft, grams);
  const errors = fieldErrors(draft);
  const audit = auditStoredRecipe({ ...recipe, id: 1, createdAt: new Date(0).toISOString() });
  const inTheWay = [
    ...(audit.lead === 'asked' ? [askedSentence(audit.asked)] : []),
    ...audit.toxicIngredients.map((food) => `${food} is toxic to ${recipe.species}s: remove it.`),
    ...problems,
    ...(recipe.steps.length === 0 ? ['The recipe needs a step.'] : []),
    ...(Object.keys(errors).length + Object.keys(gramErrors).length > 0
      ? ['Some fields are marked above.']
      : []),
  ];
  const parsed = publishableRecipeSchema.safeParse(recipe);
  if (inTheWay.length === 0 && !parsed.success) inTheWay.push('A line or a step is too long.');
  const publishable = inTheWay.length === 0 && parsed.success ? parsed.data : null;
  const ofRows = draft.lines.map((_, row) => lines.filter(({ source }) => source === row));
  return { recipe, lines: ofRows, errors, gramErrors, audit, problems: inTheWay, publishable };
}
