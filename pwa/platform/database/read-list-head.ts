import type { ListSection } from '#domain/catalogue/list-head';
import { recipeCardSchema } from '#domain/catalogue/recipe-card';
import type { Bowlful } from './bowlful.ts';
import type { ListHeadRow } from './rows.ts';

/** What a list begins with; undefined while cards are on their way, and where one of them is damaged or another release's. */
export async function readListHead(
  database: Bowlful,
  section: ListSection,
): Promise<ListHeadRow | undefined> {
  const row = await database.listHeads.get(`head:${section}`);
  const isWhole = row?.cards.every((card) => recipeCardSchema.safeParse(card).success);
  return isWhole ? row : undefined;
}
