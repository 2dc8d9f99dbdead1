import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltServer } from '../../testing/built-client.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startBuiltServer();
});
afterAll(() => server.stop());

describe('pages', () => {
  it('are rendered with inlined data, and revalidated by their ETag', async () => {
    const response = await server.get('/recipe/1', { 'Accept-Encoding': 'gzip' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const html = await response.text();
    expect(html).toContain('<title>/recipe/1</title>');
    expect(html).toContain('<h1>Chicken and Brown Rice</h1>');
    const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      url: '/recipe/1',
      counts: { dog: 2, cat: 1 },
      recipe: { recipe: { id: 1 }, card: { id: 1 }, reviews: [] },
    });
    const etag = response.headers.get('etag') as string;
    expect((await server.get('/recipe/1', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('of a species contain only its recipes', async () => {
    expect(await (await server.get('/cat-recipes')).text()).toContain('<h1>Salmon Supper</h1>');
    expect(await (await server.get('/dog-recipes')).text()).not.toContain('Salmon');
  });

  it.each(['/tools/nutrition-checker', '/tools/calorie-calculator', '/nutrition'])(
    '%s contains no recipes, and is in the sitemap',
    async (address) => {
      const response = await server.get(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('x-robots-tag')).toBeNull();
      const html = await response.text();
      expect(html).toContain(`<title>${address}</title>`);
      expect(html).not.toContain('"cards"');
      expect(await (await server.get('/sitemap.xml')).text()).toContain(
        `<loc>http://bowlful.test${address}</loc>`,
      );
    },
  );

  it.each([
    ['/dog-recipes?sort=date', 'noindex, follow'],
    ['/recipe/1?utm_source=x', 'noindex, follow'],
    ['/search?q=fish', null],
    ['/dog-recipes', null],
  ])('%s has the robots header %s, on the first and the second request', async (address, robots) => {
    for (const _round of [1, 2]) {
      const response = await server.get(address);
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, robots]);
      const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(
        await response.text(),
      );
      expect(JSON.parse(data?.[1] ?? '').isView ?? null).toBe(robots === null ? null : true);
    }
  });

  it('of a search contain the matches, then the rest of the list', async () => {
    const data = async (address: string) => {
      const html = await (await server.get(address)).text();
      return JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    };
    const home = await data('/?search=salmon');
    expect(home).toMatchObject({
      url: '/?search=salmon',
      found: { text: 'salmon', ids: [66] },
      isView: true,
    });
    expect(home.cards.map(({ id }: { id: number }) => id)).toEqual([66, 1, 3]);
    expect((await data('/search?q=unicorn')).found).toEqual({ text: 'unicorn', ids: [] });
    expect((await data('/dog-recipes?q=salmon')).found).toEqual({ text: 'salmon', ids: [] });
  });

  it('of searches are rendered one at a time; concurrent searches get the empty page', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((word) => server.get(`/search?q=${word}`)));
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(pages.filter((html) => html.includes('page-data'))).toHaveLength(1);
  });

  it('of cook mode contain the recipe, with noindex; for an unknown recipe they are a 404', async () => {
    const response = await server.get('/recipe/1/cook');
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(await response.text()).toContain('<h1>Chicken and Brown Rice</h1>');
    expect((await server.get('/recipe/999/cook')).status).toBe(404);
  });

  it('of a guide contain the article and its recipe cards, and are in the sitemap', async () => {
    const response = await server.get('/guides/storing-food');
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, null]);
    const html = await response.text();
    expect(html).toContain('<h1>Storing food</h1>');
    const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    expect(data.guide.blocks).toEqual([{ paragraph: ['Three days, with fish two.'] }]);
    // Recipe 2 is not published.
    expect(data.cards.map(({ id }: { id: number }) => id)).toEqual([66, 1]);
    expect(await (await server.get('/sitemap.xml')).text()).toContain('/guides/storing-food</loc>');
  });

  it.each(['/guides/made-up', '/guides/cooking-for-two', '/guides/Storing-Food', '/guides/constructor'])(
    '%s, unknown or a draft, is the not-found page',
    async (address) => {
      const response = await server.get(address);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('<title>/404</title>');
      expect(html).not.toContain('for two');
    },
  );

  it('S12: keep a hostile title inert', async () => {
    const html = await (await server.get('/recipe/3')).text();
    // The page data, and the script of the template.
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
  });

  it.each(['/recipe/999', '/recipe/01', '/submitted', '/recipe/', '/constructor'])(
    '%s is a 404 page',
    async (address) => {
      const response = await server.get(address);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('etag')).toBeNull();
    },
  );

  it.each(['/recipe/1.5', '/recipes.html', '/wp-login.php', '/assets/gone.js'])(
    '%s is a 404 page for a navigation, and a problem in JSON for other requests',
    async (address) => {
      const page = await server.get(address, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      const file = await server.get(address);
      expect([file.status, file.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    },
  );

  /** The HTML of a page that must have the header noindex. */
  async function hiddenPage(address: string): Promise<string> {
    const response = await server.get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    return await response.text();
  }

  it.each(['/queue', '/favourites'])(
    '%s has noindex, and tells visitors without scripts that the device makes it',
    async (address) => {
      expect(await hiddenPage(address)).toContain(
        '<noscript><p class="page-note">This page is made on your device',
      );
    },
  );

  it.each(['/', '/dog-recipes', '/recipe/1', '/recipe/1/cook', '/contact'])(
    '%s can be read without scripts, and says that its buttons need them',
    async (address) => {
      const html = await (await server.get(address)).text();
      expect(html.match(/<noscript><p class="page-note">.*?<\/p>/g)).toEqual([
        '<noscript><p class="page-note">You can read this page, but its buttons need scripts, which are off.</p>',
      ]);
    },
  );

  it.each(['/recipe/last', '/admin', '/admin/dashboard'])(
    '%s is the empty page with noindex, and tells visitors without scripts that the device makes it',
    async (address) => {
      const html = await hiddenPage(address);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('page-data');
      expect(html).toContain('<noscript><p class="page-note">This page is made on your device');
    },
  );

  it.each([
    ['/dog-recipes/', '/dog-recipes'],
    ['/recipe/1/', '/recipe/1'],
    ['/cat-recipes/?category=kitten', '/cat-recipes?category=kitten'],
  ])('%s redirects to %s', async (from, to) => {
    const response = await server.get(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
  });

  it.each(['//evil.example/', '/\\evil.example/', '///', '//dog-recipes/'])(
    'S26: %s does not redirect',
    async (address) => {
      const answer = await rawRequest(server.url, [
        `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toMatch(/\r\nLocation:/i);
    },
  );

  it('S22: have links under PUBLIC_ORIGIN in the sitemap, whatever X-Forwarded-Host says', async () => {
    const sitemap = await (await server.get('/sitemap.xml', { 'X-Forwarded-Host': 'evil.example' })).text();
    expect(sitemap).toContain('<loc>http://bowlful.test/recipe/66</loc>');
    expect(sitemap).not.toContain('evil');
    expect(await (await server.get('/robots.txt')).text()).toContain(
      'Sitemap: http://bowlful.test/sitemap.xml',
    );
  });
});
