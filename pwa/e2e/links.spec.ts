import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, expectHydrated, test } from './harness/journey.ts';

type Answer = { status: number; type: string; links: string[]; ids: ReadonlySet<string> };

const textOf = (attribute: string) => attribute.replaceAll('&amp;', '&');
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => textOf(found));

/** Same-origin addresses, with their fragments. */
function linksIn(html: string, from: string): string[] {
  return all(html, /<a\b[^>]*\shref="([^"]*)"/g)
    .map((href) => new URL(href, from))
    .filter(({ origin }) => origin === new URL(from).origin)
    .map(({ pathname, search, hash }) => pathname + search + hash);
}

/** Retries after a 503: a server under load asks callers to come back later. */
async function ask(request: APIRequestContext, address: string): Promise<APIResponse> {
  let answer = await request.get(address, { headers: { Accept: 'text/html' }, maxRedirects: 0 });
  const again = async () => {
    if (answer.status() === 503) answer = await request.get(address, { maxRedirects: 0 });
    return answer.status();
  };
  await expect.poll(again, { message: address, timeout: 60_000 }).not.toBe(503);
  return answer;
}

async function read(request: APIRequestContext, origin: string, address: string): Promise<Answer> {
  const answer = await ask(request, address);
  const type = answer.headers()['content-type'] ?? '';
  const html = type.startsWith('text/html') ? await answer.text() : '';
  const ids = new Set(all(html, /\sid="([^"]*)"/g));
  return { status: answer.status(), type, links: linksIn(html, origin + address), ids };
}

const withoutHash = (address: string) => address.replace(/#.*/, '');
const pathOf = (address: string) => address.replace(/[?#].*/, '');

test('every link and anchor of every page works, and every page is linked without scripts', async ({
  request,
  backend,
}) => {
  test.setTimeout(300_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = all(sitemap, /<loc>([^<]*)<\/loc>/g).map((loc) => loc.replace(backend.origin, '') || '/');
  expect(pages.length).toBeGreaterThan(110);
  const answers = new Map<string, Answer>();
  const anchors = new Map<string, string>();
  const broken: string[] = [];
  const linked = new Set(['/']);
  const waiting = pages.map((address) => ({ address, from: 'the sitemap' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const address = withoutHash(next.address);
    if (next.address !== address) anchors.set(next.address, next.from);
    if (answers.has(address)) continue;
    const answer = await read(request, backend.origin, address);
    answers.set(address, answer);
    if (answer.status !== 200) broken.push(`${address} answers ${answer.status}, from ${next.from}`);
    if (address.endsWith('.pdf') && answer.type !== 'application/pdf')
      broken.push(`${address}: ${answer.type}`);
    for (const link of answer.links) if (pathOf(link) !== pathOf(address)) linked.add(pathOf(link));
    waiting.push(...answer.links.map((link) => ({ address: link, from: address })));
  }
  for (const [address, from] of anchors) {
    const [path = '', id = ''] = address.split('#');
    // What a device page shows is not in the server's HTML.
    const { ids, links } = answers.get(path) as Answer;
    if (links.length > 0 && !ids.has(id)) broken.push(`${address}: no such anchor, linked from ${from}`);
  }
  expect(broken).toEqual([]);
  expect(anchors.size).toBeGreaterThan(3);
  expect(pages.filter((page) => !linked.has(page))).toEqual([]);
});

test('every link of the drawer leads to a page', async ({ page, request, backend }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Resources' })).toBeVisible();
  const html = await drawer.innerHTML();
  const links = linksIn(html, `${backend.origin}/`);
  expect(links.length).toBeGreaterThan(15);
  for (const link of links) expect((await read(request, backend.origin, link)).status, link).toBe(200);
});
