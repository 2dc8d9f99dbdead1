import type { Subject } from '#domain/household/merge-rule';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { Bowlful } from '../database/bowlful.ts';

/** Titles of recipes by id. */
export type Names = ReadonlyMap<number, string>;

/** The recipe that a line is about, if any. */
export const recipeOf = (subject: Subject): number[] =>
  'recipeId' in subject && subject.recipeId !== undefined ? [subject.recipeId] : [];

/** Titles of the recipes in `lines`, from the catalogue and the owner's. Reads within the caller's transaction. */
export async function namesOf(database: Bowlful, subjects: readonly Subject[]): Promise<Names> {
  const ids = [...new Set(subjects.flatMap(recipeOf))];
  const cards = await database.cards.bulkGet(ids.filter((id) => !isOwnRecipeId(id)));
  const own = await database.ownRecipes.bulkGet(ids.filter(isOwnRecipeId));
  const titleOf = (value: unknown) =>
    (value as { words?: { title?: unknown } } | null | undefined)?.words?.title;
  return new Map([
    ...cards.flatMap((card) => (card ? [[card.id, card.title] as const] : [])),
    ...own.flatMap((row) => {
      const title = titleOf(row?.value);
      return row && typeof title === 'string' ? [[row.id, title] as const] : [];
    }),
  ]);
}
