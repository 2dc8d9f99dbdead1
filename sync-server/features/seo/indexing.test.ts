import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexingReportSchema, recipe404Schema, submittedSchema } from '#domain/contract/indexing';
import { seoMetricsSchema } from '#domain/contract/site-tools';
import { ADMINISTRATOR, startServer, type TestServer } from '../../testing/test-server.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';

const SITE = 'https://bowlful.test';
const MINUTE_MS = 60_000;

const pages: PageRenderer = {
  scriptHashes: [],
  shell: () => '<!doctype html>',
  render: async ({ url }) => ({ html: `<title>${url}</title>`, status: url === '/recipe/66' ? 404 : 200 }),
};

/** A fake IndexNow service: the status that it answers, and the bodies that it received. */
const service = { status: 200, received: [] as unknown[] };
let listener: Server;
let server: TestServer;
let headers: Record<string, string>;

async function start(env: Record<string, string>): Promise<void> {
  server = await startServer({ pages, env: { PUBLIC_ORIGIN: SITE, ...env } });
  const signedIn = await server.post('/api/admin/login', ADMINISTRATOR, { Origin: SITE });
  headers = { Origin: SITE, Cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

beforeEach(async () => {
  Object.assign(service, { status: 200, received: [] });
  listener = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      service.received.push(JSON.parse(text));
      response.writeHead(service.status).end('as it is');
    });
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const { port } = listener.address() as AddressInfo;
  await start({ INDEXNOW: 'on', INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}/indexnow` });
});
afterEach(async () => {
  await server.stop();
  listener.close();
});

const report = async () =>
  indexingReportSchema.parse(await (await server.get('/api/indexing-report', headers)).json());
const submit = async (urls: string[]) => server.post('/api/submit-for-indexing', { urls }, headers);
const submitted = async (urls: string[]) => submittedSchema.parse(await (await submit(urls)).json());

describe('the indexing report', () => {
  it('counts what keeps pages out of search engines, and says what to do', async () => {
    const { totalPages, indexingIssues, checks, nextSteps } = await report();
    expect(totalPages).toBeGreaterThan(10);
    // This renderer's pages have no canonical address; the missing page is not judged.
    expect(indexingIssues).toEqual({ blockedByRobots: 0, notFound404: 1, canonicalIssues: totalPages - 1 });
    expect(checks.find(({ name }) => name === 'Pages answer')?.isFine).toBe(false);
    expect(checks.find(({ name }) => name === 'robots.txt')?.isFine).toBe(true);
    expect(nextSteps[0]).toBe('Fix or withdraw 1 failing page or dead link.');
    expect(nextSteps.join()).toContain('7 to 14 days');
    const metrics = seoMetricsSchema.parse(await (await server.get('/api/seo/metrics', headers)).json());
    expect(metrics.technical.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        '1 of its entries is wrong: see Coverage Analysis.',
        `${totalPages - 1} pages have none, or another page’s.`,
      ]),
    );
  });

  it('lists the recipes whose pages answer and those whose pages don’t', async () => {
    const check = recipe404Schema.parse(await (await server.get('/api/recipe-404-check', headers)).json());
    expect(check).toEqual({
      totalRecipes: 3,
      validRecipeIds: [1, 2],
      missingRecipeIds: [66],
      idRanges: { dogRecipes: '1–2', catRecipes: '66' },
    });
  });
});

describe('IndexNow', () => {
  it('submits each address once with the key, which is served where the service expects it', async () => {
    const urls = [`${SITE}/`, `${SITE}/recipe/1`, `${SITE}/recipe/1`];
    expect(await submitted(urls)).toMatchObject({
      message: 'Accepted. as it is',
      submission: { urls: 2, state: 'accepted', attempts: 1, status: 200, by: 'keeper' },
    });
    const { indexNow } = await report();
    const [, key = ''] = /\/([0-9a-f]{32})\.txt$/.exec(indexNow.keyAddress ?? '') ?? [];
    expect(service.received).toEqual([
      {
        host: 'bowlful.test',
        key,
        keyLocation: `${SITE}/${key}.txt`,
        urlList: [`${SITE}/`, `${SITE}/recipe/1`],
      },
    ]);
    const file = await server.get(`/${key}.txt`);
    expect([file.status, await file.text()]).toEqual([200, key]);
    expect((await server.get(`/${'0'.repeat(32)}.txt`)).status).toBe(404);
  });

  it('refuses addresses of another site without a call', async () => {
    const answer = await submit([`${SITE}/`, 'https://elsewhere.example/']);
    expect([answer.status, service.received]).toEqual([400, []]);
  });

  it('stores a submission to a busy service, and lets one process make the next attempt later', async () => {
    service.status = 503;
    expect((await submitted([`${SITE}/`])).submission).toMatchObject({
      state: 'waiting',
      attempts: 1,
      status: 503,
    });
    const { indexSubmissions } = server.store;
    expect(await indexSubmissions.due()).toEqual([]);
    // The second attempt is due five minutes after the first.
    server.pass(6 * MINUTE_MS);
    expect(await indexSubmissions.due()).toEqual([1]);
    // Of two processes that see the submission, only one claims the next attempt.
    const waiting = await indexSubmissions.find(1);
    if (waiting === null) throw new Error('no submission is waiting');
    const lostAt = '2999-01-01T00:00:00.000Z';
    expect(await indexSubmissions.claim(waiting, lostAt)).toBe(true);
    expect(await indexSubmissions.claim(waiting, lostAt)).toBe(false);
  });

  it('gives up at once when the service rejects a submission', async () => {
    service.status = 422;
    expect((await submitted([`${SITE}/`])).submission).toMatchObject({ state: 'refused', status: 422 });
  });

  it('is off unless switched on for an https site, and says how to switch it on', async () => {
    for (const env of [{}, { INDEXNOW: 'on', PUBLIC_ORIGIN: 'http://bowlful.test' }]) {
      await server.stop();
      server = await startServer({ pages, env });
      headers = { Cookie: await server.signIn() };
      const { indexNow } = await report();
      expect(indexNow).toMatchObject({ isOn: false, keyAddress: null, submissions: [] });
      expect(indexNow.reason).toContain('INDEXNOW=on');
      const origin = server.config.publicOrigin;
      const answer = await server.post(
        '/api/submit-for-indexing',
        { urls: [`${origin}/`] },
        { ...headers, Origin: origin },
      );
      expect(submittedSchema.parse(await answer.json()).submission).toBeNull();
    }
    expect(service.received).toEqual([]);
  });
});
