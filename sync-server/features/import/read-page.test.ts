import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPageAnswerSchema } from '#domain/contract/read-page';
import { codeOf, HTML, LINK, PAGE, READ_PAGE, STEW, startLinkReading } from '../../testing/link-reading.ts';
import type { Site } from '../../testing/outside-world.ts';
import { startServer } from '../../testing/test-server.ts';

const lines: string[] = [];
let reading: Awaited<ReturnType<typeof startLinkReading>>;
beforeAll(async () => {
  reading = await startLinkReading((line) => lines.push(line));
});
afterEach(() => {
  reading.clear();
  lines.length = 0;
});
afterAll(() => reading.stop());

describe('POST /api/recipes/read-page', () => {
  it('returns what the reader understood, and nothing else from the page', async () => {
    reading.html(PAGE);
    const response = await reading.read();
    const text = await response.text();
    const answer = readPageAnswerSchema.parse(JSON.parse(text));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(answer.recipes).toMatchObject([
      {
        format: 'schema-org',
        recipe: {
          title: 'Beef Stew',
          ingredients: STEW.recipeIngredient,
          steps: STEW.recipeInstructions,
          sourceUrl: LINK,
        },
      },
    ]);
    expect(text).not.toContain('secret');
  });

  it('identifies itself to the site, but not the visitor', async () => {
    reading.html(PAGE);
    await reading.server.post(
      READ_PAGE,
      { url: LINK },
      { Cookie: 'a=b', Referer: 'http://bowlful.test/import' },
    );
    expect(reading.world.headers).toEqual({
      accept: 'text/html, application/ld+json, application/json;q=0.9',
      'accept-encoding': 'gzip, br',
      'user-agent': 'Bowlful/1 (recipe import for a visitor; +http://bowlful.test)',
      host: 'kitchen.example',
      connection: 'close',
    });
  });

  it.each([
    ['gzip', gzipSync(PAGE)],
    ['br', brotliCompressSync(PAGE)],
  ])('unpacks %s', async (encoding, body) => {
    reading.html(body, { 'Content-Encoding': encoding });
    expect((await reading.read()).status).toBe(200);
  });

  it('reads JSON, and a page in the encoding that its header names', async () => {
    reading.html(JSON.stringify(STEW), { 'Content-Type': 'application/ld+json' });
    expect((await reading.read()).status).toBe(200);
    reading.html(
      Buffer.concat([
        Buffer.from(PAGE.split('Beef')[0] ?? ''),
        Buffer.from([0xc1, 0xee, 0xf0, 0xf9]),
        Buffer.from(PAGE.split('Beef')[1] ?? ''),
      ]),
      { 'Content-Type': 'text/html; charset=windows-1251' },
    );
    expect(readPageAnswerSchema.parse(await (await reading.read()).json()).recipes[0]?.recipe.title).toBe(
      'Борщ Stew',
    );
  });

  it('gives a code for each reason why no recipe was found', async () => {
    const causes: [Site | null, string][] = [
      [null, 'page-unreachable'],
      [(_, response) => response.destroy(), 'page-unreachable'],
      ...[401, 403, 404, 500, 204, 206].map((status): [Site, string] => [
        (_, response) => response.writeHead(status, HTML).end(),
        'page-refused',
      ]),
      ...['application/pdf', 'image/png', 'text/plain', 'application/octet-stream', ''].map(
        (type): [Site, string] => [
          (_, response) => response.writeHead(200, type === '' ? {} : { 'Content-Type': type }).end(PAGE),
          'page-unreadable',
        ],
      ),
      [(_, response) => response.writeHead(200, HTML).end('%PDF-1.7'), 'page-without-recipe'],
      [(_, response) => response.writeHead(200, HTML).end('<p>Dear Ann</p>'), 'page-without-recipe'],
      [(_, response) => response.writeHead(200, HTML).end(), 'page-without-recipe'],
    ];
    for (const [site, code] of causes) {
      reading.clear();
      if (site !== null) reading.serve(site);
      expect(await codeOf(await reading.read())).toEqual([422, code]);
    }
  });

  it('says in words that a page could not be reached', async () => {
    expect(await (await reading.read()).json()).toMatchObject({ detail: 'The page could not be reached.' });
  });

  it('logs only the host of a failure, and nothing of a success', async () => {
    reading.html('<p>Dear Ann</p>');
    await reading.read();
    expect(lines.join()).toContain('"host":"kitchen.example"');
    expect(lines.join()).not.toContain('a-friend');
    lines.length = 0;
    reading.html(PAGE);
    await reading.read();
    expect(lines.join()).not.toContain('kitchen');
  });
});

describe('S23: links', () => {
  it('are limited per IP address of a visitor', async () => {
    const limited = await startServer({ outside: reading.world.outside, env: { LINKS_PER_HOUR: '2' } });
    reading.html(PAGE);
    for (const status of [200, 200, 429]) {
      expect((await limited.post(READ_PAGE, { url: LINK })).status).toBe(status);
    }
    await limited.stop();
  });

  it('are read or queued up to eight at once; more get 503 with Retry-After', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    reading.serve((_, response) => void released.then(() => response.writeHead(200, HTML).end(PAGE)));
    let refusals = 0;
    const all = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const answer = await reading.read();
        if (answer.status === 503) refusals += 1;
        // No page comes before the fourth refusal, however slowly the twelve arrive.
        if (refusals === 4) release();
        return answer;
      }),
    );
    // Of twelve, four are read and four wait.
    const refused = all.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(8);
  });

  it('are refused if the operator switched them off, and the device is told', async () => {
    const off = await startServer({ outside: reading.world.outside, env: { IMPORT_FROM_LINKS: 'off' } });
    reading.html(PAGE);
    expect(await codeOf(await off.post(READ_PAGE, { url: LINK }))).toEqual([403, 'links-off']);
    expect(reading.world.asked).toEqual([]);
    expect([off.config.site.readsLinks, reading.server.config.site.readsLinks]).toEqual([undefined, true]);
    await off.stop();
  });
});
