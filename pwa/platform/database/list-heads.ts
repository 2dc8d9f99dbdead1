import { headCards, LIST_SECTIONS, type ListSection } from '#domain/catalogue/list-head';
import { type RecipeCard, recipeCardSchema } from '#domain/catalogue/recipe-card';
import type { Bowlful } from './bowlful.ts';
import { countCards } from './count-recipes.ts';
import type { ListHeadRow } from './rows.ts';

const KEYS = LIST_SECTIONS.map((section): ListHeadRow['key'] => `head:${section}`);

/** Cards per read, small enough that a read doesn't make the page stutter. */
const SLICE = 250;

/**
 * Updates the list heads to match the cards, in the caller's transaction.
 * @param changedIds recipes whose card is new, changed or gone since the heads were written; those in no head cost one
 *   read each, any other all cards
 */
export async function putListHeads(database: Bowlful, changedIds: readonly number[]): Promise<void> {
  const before = await database.listHeads.bulkGet(KEYS);
  const isWhole = before.every((row) => row !== undefined);
  if (isWhole && changedIds.length === 0) return;
  const changed = new Set(changedIds);
  const isMoved = before.some((row) => row?.cards.some(({ id }) => changed.has(id)));
  try {
    const rows =
      isWhole && !isMoved
        ? await grownHeads(database, before as ListHeadRow[], changedIds)
        : await headsOfAll(database);
    await database.listHeads.bulkPut(rows);
  } catch (error) {
    // A damaged card cannot be sorted. Without heads all cards are read, which detects the damage.
    if (!(error instanceof TypeError)) throw error;
    await dropListHeads(database);
  }
}

/** Removes the heads while more cards are coming, in the caller's transaction. */
export function dropListHeads(database: Bowlful): Promise<void> {
  return database.listHeads.bulkDelete(KEYS);
}

async function grownHeads(
  database: Bowlful,
  before: readonly ListHeadRow[],
  changedIds: readonly number[],
): Promise<ListHeadRow[]> {
  const arrived = (await database.cards.bulkGet([...changedIds])).filter((card) => card !== undefined);
  const counts = await countCards(database);
  return LIST_SECTIONS.map((section, at) =>
    headRow(section, counts, [...(before[at]?.cards ?? []), ...arrived]),
  );
}

/** Slice by slice, each merged with the heads so far. */
async function headsOfAll(database: Bowlful): Promise<ListHeadRow[]> {
  const counts = await countCards(database);
  let rows = LIST_SECTIONS.map((section) => headRow(section, counts, []));
  let after = Number.NEGATIVE_INFINITY;
  for (;;) {
    const slice = await database.cards.where(':id').above(after).limit(SLICE).toArray();
    rows = rows.map((row, at) => headRow(LIST_SECTIONS[at] ?? 'all', counts, [...row.cards, ...slice]));
    const last = slice.at(-1);
    if (last === undefined || slice.length < SLICE) return rows;
    after = last.id;
  }
}

function headRow(
  section: (typeof LIST_SECTIONS)[number],
  counts: ListHeadRow['counts'],
  cards: readonly RecipeCard[],
): ListHeadRow {
  return { key: `head:${section}`, counts, cards: headCards(section, cards) };
}

/** The start of a list; undefined while cards are coming, or if one of them is damaged or from another release. */
export async function readListHead(
  database: Bowlful,
  section: ListSection,
): Promise<ListHeadRow | undefined> {
  const row = await database.listHeads.get(`head:${section}`);
  const isWhole = row?.cards.every((card) => recipeCardSchema.safeParse(card).success);
  return isWhole ? row : undefined;
}
