import type { SyncPage } from '#domain/contract/sync';
import { digestHex, EMPTY_DIGEST, foldDigest, rowDigest } from '#domain/sync/digest';
import type { Bowlful } from '../database/bowlful.ts';
import { isCatalogueDamaged } from '../database/catalogue-damage.ts';

/** Whether the device's rows match the server's; 'unknown' while the server or another tab is writing. */
type Verdict = 'equal' | 'different' | 'unknown';

/**
 * Compares the device's rows with the count and digest of the last page.
 * @param isThorough computes the digest from every row. Otherwise the running digest is compared first, which costs
 *   nothing; the rows are read only if it differs, and the running digest is corrected if it was wrong
 */
export function verifyCatalogue(database: Bowlful, last: SyncPage, isThorough: boolean): Promise<Verdict> {
  const { recipes, cards, reviews, syncState } = database;
  return database.transaction('rw', recipes, cards, reviews, syncState, async (): Promise<Verdict> => {
    if (isCatalogueDamaged()) return 'different';
    const state = await syncState.get('catalogue');
    if (last.count === null || last.digest === null || state?.cursor !== last.cursor) return 'unknown';
    const recipeCount = await recipes.count();
    if (recipeCount + (await reviews.count()) !== last.count) return 'different';
    if (recipeCount !== (await cards.count())) return 'different';
    if (!isThorough && state.digest === last.digest) return 'equal';
    const digest = await readDigest(database);
    if (digest !== last.digest) return 'different';
    if (state.digest !== digest) await syncState.put({ ...state, digest });
    return 'equal';
  });
}

/** The digest of all rows on the device, from the indexes alone. */
async function readDigest(database: Bowlful): Promise<string> {
  let digest = EMPTY_DIGEST;
  const add = (kind: 'recipe' | 'review') => (key: unknown) => {
    const [id, revision] = key as [number | string, number];
    digest = foldDigest(digest, rowDigest(kind, id, revision));
  };
  await database.recipes.orderBy('[id+revision]').eachKey(add('recipe'));
  await database.reviews.orderBy('[id+revision]').eachKey(add('review'));
  return digestHex(digest);
}
