import { type RecipeCard, recipeCardSchema } from '#domain/catalogue/recipe-card';
import type { Bowlful } from './bowlful.ts';
import { cardSlices } from './card-slices.ts';
import { noteCatalogueDamage } from './catalogue-damage.ts';
import { areCardsOutdated, outdatedCard } from './outdated-card.ts';

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
