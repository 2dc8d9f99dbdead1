import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { BUILTIN_RECIPES } from '../catalogue/builtin-recipes.ts';
import type { Stored } from '../storage/database.ts';
import { openEmbeddedDatabase } from '../storage/embedded/embedded-database.ts';
import { newReviewDocument } from '../storage/review-document.ts';
import { openStore } from '../storage/store/store.ts';

const COMMENT =
  'She ate it to the last crumb and asked for more the next morning. We leave the peas out and add a spoon of pumpkin.';
const PORTION = 1000;

async function insertAll(dataDir: string, name: string, documents: readonly Stored[]): Promise<void> {
  const database = openEmbeddedDatabase(dataDir);
  for (let i = 0; i < documents.length; i += PORTION) {
    const portion = documents.slice(i, i + PORTION);
    await Promise.all(portion.map((document) => database.collection(name).insertOne(document)));
  }
  await database.close();
}

function review(recipeId: number, number: number) {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  const words = { recipeId, rating: 3 + (number % 3), comment: `${COMMENT} ${number}`, userName: 'Ann' };
  return newReviewDocument({ id: randomUUID(), ...words, userCountry: 'GB', createdAt });
}

function approved(recipeId: number, revision: number) {
  const at = new Date(Date.UTC(2026, 5, 1));
  const moderation = { status: 'approved', by: 'keeper', at, notes: null } as const;
  return { ...review(recipeId, revision), status: 'approved' as const, revision, moderation };
}

function subscriber(number: number) {
  const email = `reader${number}@example.org`;
  const _id = createHash('sha256').update(`dog|${email}`).digest('base64url');
  const token = randomBytes(24).toString('base64url');
  return { _id, email, list: 'dog', token, subscribedAt: '2026-01-01T00:00:00.000Z', unsubscribedAt: null };
}

/**
 * Seeds the volume of a site after some years; a tenth of the reviews belong to the third recipe.
 * @returns epoch and revision of the last change
 */
export async function seed(
  dataDir: string,
  { reviews, subscribers, pending }: { reviews: number; subscribers: number; pending: number },
): Promise<{ epoch: string; revision: number }> {
  const store = await openStore({ dataDir, builtinRecipes: BUILTIN_RECIPES });
  await store.whenReady();
  const head = await store.changes.head();
  await store.close();
  const ids = BUILTIN_RECIPES.map(({ id }) => id);
  const idAt = (at: number) => ids[at % ids.length] as number;
  const rows = Array.from({ length: reviews }, (_, i) =>
    approved(i % 10 === 0 ? idAt(2) : idAt(i), head.revision + 1 + i),
  );
  const waiting = Array.from({ length: pending }, (_, i) => review(idAt(i), i));
  await insertAll(dataDir, 'reviews', [...rows, ...waiting]);
  const revision = head.revision + reviews;
  await insertAll(dataDir, 'revisions', [{ _id: revision, isDone: true } as Stored]);
  await insertAll(
    dataDir,
    'subscriptions',
    Array.from({ length: subscribers }, (_, i) => subscriber(i)),
  );
  return { epoch: head.epoch, revision };
}
