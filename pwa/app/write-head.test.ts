// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueStore } from '../platform/database/catalogue-store.ts';
import { aRecipe } from '../testing/catalogue-rows.ts';
import { aCard } from '../testing/screen-world.tsx';
import { writeHead } from './write-head.ts';

const always = () => true;
const types = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => (JSON.parse(script.textContent ?? '') as { '@type': string })['@type'],
  );
const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name);

beforeEach(() => {
  catalogueStore.setState({ cards: [aCard({ id: 1, title: 'Beef pot' })] });
});
afterEach(() => {
  document.head.innerHTML = '';
});

describe('the head after a change of screen on the device', () => {
  it('has a recipe’s own structured data, and its breadcrumb', async () => {
    const recipe = aRecipe({ id: 7, title: 'Turkey pot' });
    const card = aCard({ id: 7, title: 'Turkey pot' });
    await writeHead('/recipe/7', '', { recipe, card }, always);
    expect(types()).toEqual(['Recipe', 'BreadcrumbList']);
    expect(document.title).toBe('Turkey pot | Bowlful for Dogs');
    expect(attribute('link[rel=canonical]', 'href')).toBe(`${location.origin}/recipe/7`);
    expect(attribute('meta[property="og:url"]', 'content')).toBe(`${location.origin}/recipe/7`);
    expect(attribute('meta[name="twitter:url"]', 'content')).toBe(`${location.origin}/recipe/7`);
  });

  it('describes a list, once its cards have loaded', async () => {
    catalogueStore.setState({ cards: undefined });
    const written = writeHead('/dog-recipes', '', null, always);
    await Promise.resolve();
    expect(types()).toEqual([]);
    catalogueStore.setState({ cards: [aCard({ id: 1, title: 'Beef pot' })] });
    await written;
    expect(types()).toEqual(['ItemList', 'BreadcrumbList']);
  });

  it('has a guide’s title and structured data, or the not-found title if it is missing', async () => {
    await writeHead('/guides/toxic-foods', '', null, always);
    expect(types()).toEqual(['Article', 'BreadcrumbList']);
    expect(document.title).toBe('Foods that poison dogs and cats | Bowlful');
    expect(attribute('link[rel=canonical]', 'href')).toBe(`${location.origin}/guides/toxic-foods`);
    expect(attribute('meta[name=robots]', 'content')).toMatch(/^index, follow/);
    await writeHead('/guides', '', null, always);
    expect(document.title).toBe('Guides: Feeding Home-made Food Well | Bowlful');
    await writeHead('/guides/made-up', '', null, always);
    expect(types()).toEqual([]);
    expect(document.title).toBe('Page Not Found | Bowlful');
    expect(attribute('link[rel=canonical]', 'href')).toBe(`${location.origin}/404`);
    expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
  });

  it('writes nothing for a page that was left in the meantime', async () => {
    await writeHead('/cat-recipes', '', null, () => false);
    expect(types()).toEqual([]);
    await writeHead('/about', '', null, always);
    expect(types()).toEqual(['BreadcrumbList']);
  });

  it.each(['/nothing-here', '/recipe/999999', '/queue'])(
    'has no breadcrumb on %s, like the server',
    async (path) => {
      await writeHead('/about', '', null, always);
      await writeHead(path, '', null, always);
      expect(types()).toEqual([]);
      expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
    },
  );

  it('keeps a page with a query out of the index, and not a page without one', async () => {
    await writeHead('/dog-recipes', '?category=puppy', null, always);
    expect(attribute('meta[name=robots]', 'content')).toBe('noindex, follow');
    await writeHead('/about', '', null, always);
    expect(attribute('meta[name=robots]', 'content')).toMatch(/^index, follow, max-image-preview:large/);
  });

  it('points all alternate languages at the same address', async () => {
    await writeHead('/organic', '', null, always);
    const alternates = [...document.head.querySelectorAll('link[rel=alternate]')];
    expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual([
      'en',
      'en-GB',
      'en-US',
      'en-CA',
      'en-AU',
      'x-default',
    ]);
    expect(new Set(alternates.map((link) => link.getAttribute('href')))).toEqual(
      new Set([`${location.origin}/organic`]),
    );
  });
});
