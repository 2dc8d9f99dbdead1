import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPLAYED_HEADER } from '#domain/sync/exchange';
import { VERSION } from './lib/project.ts';
import { restoreEmbedded } from './storage/backup/restore-backup.ts';
import { DATABASE_FILE } from './storage/embedded/embedded-database.ts';
import { startServer, type TestServer } from './testing/test-server.ts';
import { RELEASES, type ReleaseFacts } from './testing/write-release-data.ts';

const releases = readdirSync(RELEASES)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));
const fileOf = (name: string) => readFileSync(new URL(name, RELEASES));

/** Each way in which data of a release come to this version. */
const WAYS = ['started on them', 'with a backup of them restored'] as const;

it('the data of this release are kept, so that the next one is tested with them', () => {
  expect(releases).toContain(VERSION);
});

describe.each(releases.flatMap((release) => WAYS.map((way) => ({ release, way }))))(
  'data of $release, this version $way',
  ({ release, way }) => {
    const facts = JSON.parse(fileOf(`${release}.json`).toString()) as ReleaseFacts;
    let base: string;
    let server: TestServer;
    beforeAll(async () => {
      base = await mkdtemp(path.join(tmpdir(), 'bowlful-release-'));
      await writeFile(path.join(base, DATABASE_FILE), gunzipSync(fileOf(`${release}.lmdb.gz`)));
      server = await startServer({ dataDir: base });
      if (way === 'started on them') return;
      const backup = path.join(base, 'data.backup');
      await server.store.writeBackup(backup);
      await server.stop();
      const restored = path.join(base, 'restored');
      await restoreEmbedded(restored, backup, new Date());
      server = await startServer({ dataDir: restored });
    });
    afterAll(async () => {
      await server.stop();
      await rm(base, { recursive: true, force: true });
    });

    it('recognises everything that devices sent: a late repeat has no second effect', async () => {
      for (const { path: address, key, body } of facts.sent) {
        const response = await server.post(address, body, { 'Idempotency-Key': key });
        expect([address, response.headers.get(REPLAYED_HEADER)]).toEqual([address, 'true']);
      }
    });

    it('shows the published recipe, review and reply, but no waiting or rejected review', async () => {
      const ratings = await (await server.get('/api/recipes/1/ratings')).text();
      expect(ratings).toContain('This review is published – “licked”.');
      expect(ratings).toContain('Thank you!');
      expect(ratings).not.toMatch(/This review is (?:waiting|rejected)/);
      const recipe = await server.get(`/api/recipes/${facts.recipeId}`);
      expect(await recipe.json()).toMatchObject({ title: 'Turkey and Carrot Bowl' });
    });

    it('lets the owner sign in, find what waits and publish a waiting review', async () => {
      const Cookie = await server.signIn();
      const pending = await (await server.get('/api/admin/pending-recipes', { Cookie })).text();
      expect(pending).toContain('Salmon for Sundays');
      expect(await (await server.get('/api/admin/contact-messages', { Cookie })).text()).toContain(
        'Mine does.',
      );
      const decision = { status: 'approved', adminReply: null };
      const decided = await server.post(`/api/admin/moderate-rating/${facts.reviews.waiting}`, decision, {
        Cookie,
      });
      expect(decided.status).toBe(200);
      expect(await (await server.get('/api/recipes/1/ratings')).text()).toContain('This review is waiting');
    });
  },
);
