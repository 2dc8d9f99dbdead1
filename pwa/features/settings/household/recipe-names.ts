import type { Subject } from '#domain/household/merge-entry';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { Bowlful } from '../../../platform/database/bowlful.ts';

type Names = ReadonlyMap<number, string>;

const recipeOf = (subject: Subject): number[] =>
  'recipeId' in subject && subject.recipeId !== undefined ? [subject.recipeId] : [];

/** The titles of the recipes that lines are about, of the catalogue and the owner's. Reads within the caller's transaction. */
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

/** Lines with names in place of ids. */
export function namedEntries<T extends { subject: Subject }>(lines: readonly T[], names: Names): T[] {
  return lines.map((line) => {
    const { subject } = line;
    const [id] = recipeOf(subject);
    if (id === undefined) return line;
    const name = names.get(id) ?? `Recipe ${id}`;
    return { ...line, subject: subject.kind === 'recipe' ? { kind: 'name', name } : { ...subject, name } };
  });
}
