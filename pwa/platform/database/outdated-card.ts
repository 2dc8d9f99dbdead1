import { type RecipeCard, recipeCardSchema } from '#domain/catalogue/recipe-card';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import type { Bowlful } from './bowlful.ts';

/** Values of fields that neither an older card nor its recipe has. A new field of the schema needs one. */
const UNKNOWN: Omit<RecipeCard, 'id' | 'title' | 'species' | 'category'> = {
  description: '',
  isOrganic: false,
  prepTime: 0,
  cookTime: 0,
  servings: 1,
  difficulty: 1,
  costPerServingGbp: null,
  averageRating: null,
  ratingCount: 0,
  createdAt: '',
  imageUrl: null,
  verdict: null,
  suits: null,
  ingredients: '',
  foods: null,
};

/** Whether the cards are from another release and not recomputed yet. */
export async function areCardsOutdated(database: Bowlful): Promise<boolean> {
  const state = await database.syncState.get('catalogue');
  return state !== undefined && state.verdictVersion !== VERDICT_VERSION;
}

/**
 * Completes another release's card until it is recomputed: each field from the card, else from its recipe, else unknown.
 * Fields that this release does not have are dropped.
 * @returns null if the card does not even name its recipe
 */
export function outdatedCard(stored: unknown, recipe: unknown): RecipeCard | null {
  const fields = Object.entries(recipeCardSchema.shape).map(([name, field]) => {
    const [value] = [stored, recipe, UNKNOWN]
      .map((from) => (from as Record<string, unknown> | undefined)?.[name])
      .filter((each) => field.safeParse(each).success);
    return [name, value];
  });
  return recipeCardSchema.safeParse(Object.fromEntries(fields)).data ?? null;
}
