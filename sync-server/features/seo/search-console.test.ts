import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptSearchConsoleSchema, searchConsoleAnswerSchema } from '#domain/contract/seo';
import { ORIGIN, startServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/api/admin/search-console';
const FILE = 'Top queries,Clicks,Impressions,CTR,Position\neggs for cats,4,50,8%,3\ncalcium,9,90,10%,2\n';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer();
  cookie = await server.signIn();
});
afterAll(() => server.stop());

const send = (text: string, query = '', headers: Record<string, string> = {}) =>
  fetch(server.url + PATH + query, {
    method: 'POST',
    headers: { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'text/csv', ...headers },
    body: text,
  });
const answered = async (response: Promise<Response>) =>
  searchConsoleAnswerSchema.parse(await (await response).json());
const kept = async () =>
  keptSearchConsoleSchema.parse(await (await server.get(PATH, { Cookie: cookie })).json()).file;

describe('the file that an administrator exports from Search Console', () => {
  it('is first only checked, then stored; a repeat changes nothing, another file replaces it', async () => {
    expect(await kept()).toBeNull();
    expect(await answered(send(FILE))).toEqual({
      isImported: false,
      isKnown: false,
      queries: 2,
      clicks: 13,
      impressions: 140,
      top: [
        { query: 'calcium', clicks: 9, impressions: 90 },
        { query: 'eggs for cats', clicks: 4, impressions: 50 },
      ],
      problems: [],
    });
    expect(await kept()).toBeNull();
    expect(await answered(send(FILE, '?import=yes'))).toMatchObject({ isImported: true, isKnown: false });
    const first = await kept();
    server.pass(1000);
    expect(await answered(send(FILE, '?import=yes'))).toMatchObject({ isImported: true, isKnown: true });
    expect(await kept()).toEqual(first);
    server.pass(1000);
    await send(FILE.replace('calcium,9', 'calcium,8'), '?import=yes');
    expect(await kept()).toMatchObject({ clicks: 12 });
  });

  it('provides the dashboard’s keywords', async () => {
    const stats = await (await server.get('/api/seo/stats')).json();
    expect(stats.topKeywords[0]).toEqual({ keyword: 'calcium', count: 8, source: 'search-console' });
    expect(stats.searchConsole).toMatchObject({ queries: 2, clicks: 12, impressions: 140 });
  });

  it('with an invalid line is not stored, and the answer names the line', async () => {
    const before = await kept();
    const wrong = FILE.replace('4,50', '4,few');
    expect(await answered(send(wrong, '?import=yes'))).toMatchObject({
      isImported: false,
      problems: [{ line: 2, problem: 'Impressions must be a whole number.' }],
    });
    expect(await kept()).toEqual(before);
  });

  it.each([
    ['without a session', '', { Cookie: '' }, 401],
    ['as another type', '', { 'Content-Type': 'application/json' }, 415],
    ['from another site', '', { Origin: 'https://evil.example' }, 403],
    ['with an unknown query', '?all=yes', {}, 400],
  ])('sent %s is refused', async (_, query, headers, status) => {
    expect((await send(FILE, query, headers)).status).toBe(status);
  });

  it('over 256 KB is refused with 413', async () => {
    expect((await send('a'.repeat(256 * 1024 + 1))).status).toBe(413);
  });
});
