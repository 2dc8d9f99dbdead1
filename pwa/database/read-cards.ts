import { type RecipeCard, recipeCardSchema } from '#domain/recipe/recipe-card';
import type { Bowlful } from './bowlful.ts';
import { noteCatalogueDamage } from './catalogue-damage.ts';

/** Cards of one read: few enough that no read of thousands makes the page stutter. */
const SLICE = 1_000;

/** All cards by id, read in slices. Damaged ones are left out and noted, so that the next pull heals them. */
export async function readCards(database: Bowlful): Promise<RecipeCard[]> {
  const cards: RecipeCard[] = [];
  let after = Number.NEGATIVE_INFINITY;
  for (;;) {
    const slice = await database.cards.where(':id').above(after).limit(SLICE).toArray();
    for (const card of slice) {
      if (recipeCardSchema.safeParse(card).success) cards.push(card);
      else noteCatalogueDamage();
    }
    const last = slice.at(-1);
    if (last === undefined || slice.length < SLICE) return cards;
    after = last.id;
  }
}
