import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { REVIEW } from './builders.ts';
import { aRecipeSubmission, publishable } from './submission-builders.ts';
import { startServer } from './test-server.ts';

/** An item as a device sends it, which a later version must recognise. */
type SentItem = { path: string; key: string; body: unknown };

/** What a release's data contain; stored beside them as JSON. */
export type ReleaseFacts = {
  sent: SentItem[];
  /** Keys of reviews by their state. */
  reviews: { published: string; waiting: string; rejected: string };
  /** Id of the recipe published from a submission. */
  recipeId: number;
};

/** Data of each release, with which every later version is tested. */
export const RELEASES = new URL('releases/', import.meta.url);

function itemsToSend(): SentItem[] {
  const item = (address: string, body: unknown): SentItem => ({
    path: address,
    key: crypto.randomUUID(),
    body,
  });
  return [
    ...['published', 'waiting', 'rejected'].map((state) =>
      item('/api/recipes/1/ratings', { ...REVIEW, comment: `This review is ${state} – “licked”.` }),
    ),
    item('/api/recipes', aRecipeSubmission()),
    item('/api/recipes', aRecipeSubmission({ title: 'Salmon for Sundays' })),
    item('/api/contact', {
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Peas',
      message: 'May cats eat peas?\nMine does.',
      category: 'recipe',
    }),
    item('/api/newsletter', { email: 'ada@example.org', list: 'dog' }),
  ];
}

/** Fills a new data folder through the server, as devices and an administrator would. */
async function fill(dataDir: string): Promise<ReleaseFacts> {
  const server = await startServer({ dataDir });
  const sent = itemsToSend();
  for (const { path: address, key, body } of sent) {
    const { status } = await server.post(address, body, { 'Idempotency-Key': key });
    if (status !== 201 && status !== 200) throw new Error(`${address}: ${status}`);
  }
  const Cookie = await server.signIn();
  const decide = async (what: string, body: unknown) => {
    const response = await server.post(`/api/admin/${what}`, body, { Cookie });
    if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
  };
  const [published = '', waiting = '', rejected = '', recipe = ''] = sent.map(({ key }) => key);
  await decide(`moderate-rating/${published}`, { status: 'approved', adminReply: 'Thank you!' });
  await decide(`moderate-rating/${rejected}`, { status: 'rejected' });
  await decide(`moderate-recipe/${recipe}`, { status: 'approved', recipe: publishable() });
  const recipeId = (await server.store.recipes.list()).at(-1)?.id ?? 0;
  await server.stop();
  return { sent, reviews: { published, waiting, rejected }, recipeId };
}

/** `npx tsx sync-server/testing/write-release-data.ts`, at each release. */
async function write(): Promise<void> {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bowlful-release-'));
  const facts = await fill(dataDir);
  mkdirSync(RELEASES, { recursive: true });
  const database = readFileSync(path.join(dataDir, 'bowlful.lmdb'));
  writeFileSync(new URL(`${version}.lmdb.gz`, RELEASES), gzipSync(database, { level: 9 }));
  writeFileSync(new URL(`${version}.json`, RELEASES), `${JSON.stringify(facts, null, 2)}\n`);
  rmSync(dataDir, { recursive: true });
  console.log(`Wrote the data of ${version}`);
}

if (process.argv[1]?.endsWith('write-release-data.ts')) await write();
