import * as z from 'zod/mini';
import { speciesSchema } from '../reference/species-schema.ts';
import { trimmed } from '../text/characters.ts';

const text = (max: number) => trimmed(1, max);

/** Ids from this one on, and a missing id, mark a recipe of the assistant's own. */
export const CUSTOM_RECIPE_ID = 1_000_000;

/** Body of `POST /api/ai/search`; without a species the question is read for both. */
export const assistantQuerySchema = z.strictObject({
  query: text(500),
  species: z.optional(speciesSchema),
});
export type AssistantQuery = z.infer<typeof assistantQuerySchema>;

const recommendationSchema = z.strictObject({
  id: z.nullable(z.int()),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** Minutes. */
  prepTime: z.int(),
  servings: z.int(),
  /** 1 to 5. */
  difficulty: z.int(),
  /** Must be true of this recipe and this question. */
  reason: z.string(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** Origin of the answer: the built-in assistant or the configured language model. */
const source = z.enum(['built-in', 'model']);

/** Answer of `POST /api/ai/search`; `response` duplicates `explanation`, since two pages read different fields. */
export const assistantSearchSchema = z.strictObject({
  recommendations: z.array(recommendationSchema),
  explanation: z.string(),
  response: z.string(),
  healthBenefits: z.array(z.string()),
  source,
});
export type AssistantSearch = z.infer<typeof assistantSearchSchema>;

/** Body of `POST /api/ai/create-recipe`. */
export const createRecipeBodySchema = z.strictObject({
  requirements: text(1000),
  species: z.optional(speciesSchema),
});
export type CreateRecipeBody = z.infer<typeof createRecipeBodySchema>;

const customRecipeSchema = z.extend(recommendationSchema, {
  species: speciesSchema,
  ingredients: z.array(text(200)).check(z.minLength(1), z.maxLength(40)),
  instructions: z.array(text(1000)).check(z.minLength(1), z.maxLength(30)),
  healthBenefits: z.array(z.string()),
});
export type CustomRecipe = z.infer<typeof customRecipeSchema>;

export const createRecipeAnswerSchema = z.strictObject({
  recipe: customRecipeSchema,
  explanation: z.string(),
  source,
});
export type CreateRecipeAnswer = z.infer<typeof createRecipeAnswerSchema>;

/** Body of `POST /api/ai/recipe-explanations`. */
export const explanationsBodySchema = z.strictObject({
  ingredients: z.array(text(200)).check(z.minLength(1), z.maxLength(40)),
  recipeTitle: text(100),
  species: z.optional(speciesSchema),
});
export type ExplanationsBody = z.infer<typeof explanationsBodySchema>;

/** Answer of `POST /api/ai/recipe-explanations`; no steps if nothing in the list can be cooked. */
export const explanationsAnswerSchema = z.strictObject({
  explanations: z.array(z.string()),
  /** Remarks outside the steps: how many ingredients were left out, and why. */
  notes: z.optional(z.array(z.string())),
  source,
});
export type ExplanationsAnswer = z.infer<typeof explanationsAnswerSchema>;
