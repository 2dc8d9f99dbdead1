import { type RecipeCard, recipeCardSchema } from '#domain/catalogue/recipe-card';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import type { Bowlful } from './bowlful.ts';
import { cardSlices } from './card-slices.ts';
import { noteCatalogueDamage } from './catalogue-damage.ts';

/**
 * All cards by id, read in slices. Unreadable ones are recorded, so that the next pull repairs them; those of another
 * release are completed meanwhile, damaged ones skipped.
 */
export async function readCards(database: Bowlful): Promise<RecipeCard[]> {
  const cards: RecipeCard[] = [];
  for await (const slice of cardSlices(database)) {
    const isWhole = slice.every(isCard);
    cards.push(...(isWhole ? slice : await readableCards(database, slice)));
  }
  return cards;
}

/** One card by the same rule; undefined if it cannot be shown. */
export async function readableCard(database: Bowlful, card: RecipeCard): Promise<RecipeCard | undefined> {
  return isCard(card) ? card : (await readableCards(database, [card]))[0];
}

function isCard(card: unknown): boolean {
  return recipeCardSchema.safeParse(card).success;
}

async function readableCards(database: Bowlful, slice: readonly RecipeCard[]): Promise<RecipeCard[]> {
  const isOutdated = await areCardsOutdated(database);
  const recipes = isOutdated ? await database.recipes.bulkGet(slice.map(({ id }) => id)) : [];
  return slice.flatMap((stored, at) => {
    if (isCard(stored)) return stored;
    noteCatalogueDamage();
    return (isOutdated && outdatedCard(stored, recipes[at])) || [];
  });
}

/** Whether the cards are from another release and not recomputed yet. */
async function areCardsOutdated(database: Bowlful): Promise<boolean> {
  const state = await database.syncState.get('catalogue');
  return state !== undefined && state.verdictVersion !== VERDICT_VERSION;
}

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

/**
 * Recomputes cards whose verdict, cost and difficulty come from other tables than this release's. The code for it is
 * loaded only if there are such cards; if that fails, the next start retries.
 */
export async function renewOldCards(database: Bowlful): Promise<void> {
  if (!(await areCardsOutdated(database))) return;
  const { renewCards } = await import('./put-cards.ts');
  await renewCards(database, VERDICT_VERSION);
}
