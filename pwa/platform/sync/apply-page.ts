import type { RecipeFigures } from '#domain/catalogue/recipe-card';
import type { SiteSettings } from '#domain/contract/site-settings';
import type { SyncPage } from '#domain/contract/sync';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { digestHex, EMPTY_DIGEST, parseDigest } from '#domain/sync/digest';
import type { Bowlful } from '../database/bowlful.ts';
import { loadFoodsOf } from '../database/load-foods-of.ts';
import type { putCards } from '../database/put-cards.ts';
import { dropListHeads, putListHeads } from '../database/put-list-heads.ts';
import type { RecipeRow } from '../database/rows.ts';
import { applyRows } from './apply-page-rows.ts';

type AppliedPage = {
  /** Ids of the recipes whose card is new, changed or gone. */
  cardIds: number[];
};

/**
 * Commits a page, its cards and its cursor in one transaction: after a crash either all or none are there.
 * @param askedWith the cursor that the page follows; null for the first one
 * @param rowsPerWrite small by default, so that the app does not stutter
 * @returns 'stale', changing nothing, if the device has moved on from `askedWith` meanwhile
 */
export async function applyPage(
  database: Bowlful,
  page: SyncPage,
  askedWith: string | null,
  now: Date,
  rowsPerWrite?: number,
): Promise<AppliedPage | 'stale'> {
  const { recipes, cards, reviews, syncState } = database;
  const putCards = await cardWriter([page], database);
  return database.transaction('rw', recipes, cards, reviews, syncState, async () => {
    const before = await syncState.get('catalogue');
    if ((before?.cursor ?? null) !== askedWith) return 'stale';
    const applied = await applyRows(
      database,
      page,
      before ? parseDigest(before.digest) : EMPTY_DIGEST,
      rowsPerWrite,
    );
    await putCards(database, applied.recipeIds, applied.written, figuresOf(page), rowsPerWrite);
    await (page.more ? dropListHeads(database) : putListHeads(database, applied.recipeIds));
    await syncState.put({
      // Cards of an older release that could not be renewed stay marked as such.
      ...(before ?? { key: 'catalogue', verdictVersion: VERDICT_VERSION }),
      epoch: page.epoch,
      cursor: page.cursor,
      digest: digestHex(applied.digest),
      isComplete: before?.isComplete === true || !page.more,
      pulledAt: page.more ? (before?.pulledAt ?? null) : now.toISOString(),
      ...siteOf(page.site),
    });
    return { cardIds: applied.recipeIds };
  });
}

/**
 * Replaces the catalogue by a snapshot's pages in one transaction: until it commits, and if it
 * fails, the old one is served. The owner's tables are not involved.
 * @param pages first to last, at least one
 */
export async function replaceCatalogue(
  database: Bowlful,
  pages: readonly SyncPage[],
  now: Date,
): Promise<void> {
  const last = pages.at(-1);
  if (!last) throw new RangeError('A snapshot has at least one page');
  const { recipes, cards, reviews, syncState } = database;
  const putCards = await cardWriter(pages, database);
  return database.transaction('rw', recipes, cards, reviews, syncState, async () => {
    await Promise.all([recipes.clear(), cards.clear(), reviews.clear(), syncState.clear()]);
    let digest = EMPTY_DIGEST;
    for (const page of pages) {
      const applied = await applyRows(database, page, digest);
      digest = applied.digest;
      await putCards(database, applied.recipeIds, applied.written, figuresOf(page));
    }
    await putListHeads(database, []);
    await syncState.put({
      key: 'catalogue',
      epoch: last.epoch,
      cursor: last.cursor,
      digest: digestHex(digest),
      isComplete: true,
      pulledAt: now.toISOString(),
      verdictVersion: VERDICT_VERSION,
      ...siteOf(last.site),
    });
  });
}

/**
 * Cards are computed with the food tables, which load only if something has changed, together with the foods of the recipes
 * in the page and of stored recipes whose reviews come or go.
 */
export async function cardWriter(pages: readonly SyncPage[], database?: Bowlful): Promise<typeof putCards> {
  const hasRows = pages.some(
    ({ recipes, reviews, removed }) => recipes.length + reviews.length + removed.length > 0,
  );
  if (!hasRows) return async () => {};
  await loadFoodsOf(pages.flatMap(({ recipes }) => recipes));
  if (database !== undefined) await loadFoodsOf(await reviewedRecipes(database, pages));
  return (await import('../database/put-cards.ts')).putCards;
}

async function reviewedRecipes(database: Bowlful, pages: readonly SyncPage[]) {
  const ids = new Set(pages.flatMap(({ reviews }) => reviews.map(({ recipeId }) => recipeId)));
  const changed = pages.flatMap(({ reviews, removed }) => [
    ...reviews.map(({ id }) => id),
    ...removed.flatMap((removal) => (removal.kind === 'review' ? [String(removal.id)] : [])),
  ]);
  for (const review of await database.reviews.bulkGet(changed)) if (review) ids.add(review.recipeId);
  const recipes = await database.recipes.bulkGet([...ids]);
  return recipes.filter((recipe) => recipe !== undefined);
}

/** Figures of the page's recipes, if the server computes them as this device does. */
function figuresOf({ recipes, cardFigures: figures }: SyncPage): Map<RecipeRow, RecipeFigures> {
  if (figures?.version !== VERDICT_VERSION || figures.of.length !== recipes.length) return new Map();
  return new Map(recipes.map((recipe, at) => [recipe, figures.of[at] as RecipeFigures]));
}

function siteOf(site: SiteSettings | undefined): { site?: SiteSettings } {
  return site === undefined ? {} : { site };
}
