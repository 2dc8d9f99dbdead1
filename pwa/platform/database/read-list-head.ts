import type { ListSection } from '#domain/catalogue/list-head';
import { recipeCardSchema } from '#domain/catalogue/recipe-card';
import type { Bowlful } from './bowlful.ts';
import type { ListHeadRow } from './rows.ts';

/** The start of a list; undefined while cards are coming, or if one of them is damaged or from another release. */
export async function readListHead(
  database: Bowlful,
  section: ListSection,
): Promise<ListHeadRow | undefined> {
  const row = await database.listHeads.get(`head:${section}`);
  const isWhole = row?.cards.every((card) => recipeCardSchema.safeParse(card).success);
  return isWhole ? row : undefined;
}
