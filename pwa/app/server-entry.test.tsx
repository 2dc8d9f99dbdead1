// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { PageData } from '#domain/contract/page-data';
import type { Guide } from '#domain/guides/guide';
import { DOWNLOADS } from '#domain/site/downloads';
import { pathsThatServe, routeAt } from '#domain/site/route-at';
import { loadGuide } from '../features/guides/load-guide.ts';
import { aRecipe, aReview } from '../testing/catalogue-rows.ts';
import { render } from './server-entry.tsx';
import { structuredData } from './structured-data.ts';

const origin = 'https://bowlful.example';
const unrated = { averageRating: null, ratingCount: 0 };
const dog = aRecipe({ id: 1, title: 'Chicken & Brown Rice Bowl' });
const cat = aRecipe({ id: 66, title: 'Simple Chicken & Heart', species: 'cat', category: 'kitten' });
const guide = (await loadGuide('toxic-foods')) as Guide;
const cards = [recipeCard(dog, unrated), recipeCard(cat, unrated)];

function page(url: string, data: Partial<PageData> = {}): Promise<Awaited<ReturnType<typeof render>>> {
  return render({ url, origin, counts: { dog: 14, cat: 10 }, ...data });
}

/** The visible words of a page. */
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** Every page once; recipes and guides by one example. */
const everyPage = () => [
  page('/', { cards }),
  page('/404', { notFound: true }),
  page('/guides/toxic-foods', { guide, cards }),
  page('/recipe/1', { recipe: { recipe: dog, card: cards[0] as (typeof cards)[0], reviews: [] } }),
  ...pathsThatServe('cards').map(([path]) => page(path, { cards })),
  ...pathsThatServe('page').map(([path]) => page(path)),
];

describe('render', () => {
  it('renders a list with its content, and its count from the data', async () => {
    const { html, head, status } = await page('/dog-recipes', { cards: cards.slice(0, 1) });
    expect(status).toBe(200);
    expect(words(html)).toContain('Bowlful for Dogs');
    expect(words(html)).toContain('14 bowls');
    expect(words(html)).toContain('All Dog Recipes (14)');
    expect(words(html)).toContain('Chicken & Brown Rice Bowl');
    expect(words(html)).toContain('Not yet rated');
    expect(head).toContain('<title>Dog Recipes | Bowlful for Dogs</title>');
    expect(head).toContain('"@type":"ItemList"');
  });

  it('renders a recipe with its text, its reviews and its rating, and claims no video', async () => {
    const rated = { averageRating: 4, ratingCount: 1 };
    const recipe = {
      recipe: cat,
      card: recipeCard(cat, rated),
      reviews: [aReview(1, { recipeId: 66, rating: 4 })],
    };
    const { html, head } = await page('/recipe/66', { recipe });
    expect(words(html)).toContain('Bowlful for Cats');
    expect(words(html)).toContain('Simmer the chicken for 20 minutes.');
    expect(words(html)).toContain('Licked the bowl clean.');
    expect(head).toContain('<title>Simple Chicken &amp; Heart | Bowlful for Cats</title>');
    expect(head).toContain('"ratingCount":1');
    expect(head).not.toContain('VideoObject');
  });

  it('describes a recipe to search engines as the device does', async () => {
    const card = recipeCard(cat, { averageRating: 4, ratingCount: 1 });
    const { head } = await page('/recipe/66', { recipe: { recipe: cat, card, reviews: [] } });
    const served = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const onDevice = await structuredData('/recipe/66', origin, { recipe: cat, card }, async () => []);
    expect(onDevice.map((data) => data['@type'])).toEqual(['Recipe', 'BreadcrumbList']);
    expect(served.map(([, json = '']) => JSON.parse(json))).toEqual(JSON.parse(JSON.stringify(onDevice)));
  });

  it('says on Home how many recipes there are', async () => {
    const { html } = await page('/', { cards });
    expect(words(html)).toContain('Good food, made at home.');
    expect(words(html)).toContain('24 recipes for dogs and cats');
    expect(words(html)).toContain('Simple Chicken & Heart');
  });

  it('renders the text of the tools without the catalogue', async () => {
    const checker = await page('/tools/nutrition-checker');
    expect(checker.status).toBe(200);
    expect(words(checker.html)).toContain('Nutrition Checker');
    expect(words(checker.html)).toContain('Ingredients');
    expect(checker.head).toContain('<title>Nutrition Checker | Bowlful</title>');
    expect(checker.head).toContain(
      '<link rel="canonical" href="https://bowlful.example/tools/nutrition-checker"',
    );
    const calculator = await page('/tools/calorie-calculator');
    expect(words(calculator.html)).toContain('Why two numbers');
    expect(words(calculator.html)).toContain('Site estimate');
    expect(calculator.head).toContain('<title>Calorie Calculator | Bowlful</title>');
    const { html, head } = await page('/nutrition');
    expect(words(html)).toMatch(/Protein 45 g none/);
    expect(words(html)).toMatch(/Calcium to phosphorus \d/);
    expect(head).toContain('<title>Nutrition: Where the Numbers Come From | Bowlful</title>');
    expect(words(html)).toContain('What they don’t know');
    expect(head).toContain('<link rel="canonical" href="https://bowlful.example/nutrition"');
  });

  it('renders a search as its results, without the front page', async () => {
    const found = { text: 'heart', ids: [66] };
    const { html, head } = await page('/?search=heart', { cards, found, isView: true });
    expect(words(html)).toContain('Recipes for “heart” (1)');
    expect(words(html)).toContain('Simple Chicken & Heart');
    expect(words(html)).not.toContain('Chicken & Brown Rice Bowl');
    expect(words(html)).not.toContain('Featured recipes');
    expect(html).toContain('value="heart"');
    expect(head).toContain('noindex, follow');
    const none = await page('/search?q=unicorn', { cards, found: { text: 'unicorn', ids: [] } });
    expect(words(none.html)).toContain('No recipes found matching your criteria');
    const dogs = await page('/dog-recipes?q=rice', {
      cards: cards.slice(0, 1),
      found: { text: 'rice', ids: [1] },
    });
    expect(words(dogs.html)).toContain('Dog Recipes (1)');
  });

  it('renders the assistant if the address opens it', async () => {
    const { html } = await page('/search?tab=ai&q=beef', { cards });
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>(?:<svg.*?<\/svg>)? ?AI Assistant/);
    expect(html).toMatch(/<textarea[^>]*>beef<\/textarea>|value="beef"/);
  });

  it('renders cook mode with the name of its recipe, with its text if scripts are off, not indexed', async () => {
    const card = cards[0] as (typeof cards)[0];
    const { html, head } = await page('/recipe/1/cook', { recipe: { recipe: dog, card, reviews: [] } });
    expect(words(html)).toContain('Chicken & Brown Rice Bowl');
    expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]).toContain(dog.steps[0]?.text);
    expect(head).toContain('<title>Cook mode | Bowlful</title>');
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('"@type":"Recipe"');
  });

  it('keeps an address with a query, such as a campaign’s, out of the index', async () => {
    const robots = async (isView: boolean) =>
      /<meta name="robots" content="([^"]*)">/.exec((await page('/about', { isView })).head)?.[1];
    expect(await robots(true)).toBe('noindex, follow');
    expect(await robots(false)).toMatch(/^index, follow/);
  });

  it('renders a guide with its text, its sources and its structured data', async () => {
    const { html, head, status } = await page('/guides/toxic-foods', { guide, cards });
    expect(status).toBe(200);
    expect(words(html)).toContain('Foods that poison dogs and cats');
    expect(words(html)).toContain('Macadamia nuts');
    expect(words(html)).toContain('ASPCA Animal Poison Control Center');
    expect(head).toContain('<title>Foods that poison dogs and cats | Bowlful</title>');
    expect(head).toContain('<link rel="canonical" href="https://bowlful.example/guides/toxic-foods"');
    expect(head).toContain('"@type":"Article"');
    expect(head).toContain('"datePublished":"2026-11-24"');
    expect(head).toContain(`<meta name="description" content="${guide.metaDescription}">`);
    const list = await page('/guides');
    expect(words(list.html)).toContain('Weaning kittens onto solid food');
  });

  it.each(pathsThatServe('device').filter(([path, { isForApp }]) => !isForApp && !path.includes(':')))(
    'renders the frame of %s, not indexed, before the device fills it',
    async (path) => {
      const { html, head, status } = await page(path);
      expect(status).toBe(200);
      expect(html.includes('<h1')).toBe(true);
      expect(head).toContain('<meta name="robots" content="noindex">');
      // React writes <!--$!--> where a Suspense boundary failed to render.
      expect(/<script|<!--\$!-->/.test(html)).toBe(false);
    },
  );

  it('answers an unknown address with 404 and the not-found page', async () => {
    const { html, head, status } = await page('/404', { notFound: true });
    expect(status).toBe(404);
    expect(words(html)).toContain('Oops! Page Not Found');
    expect(head).toContain('noindex');
    expect(head).not.toContain('ld+json');
  });

  it('answers a missing recipe with 404 and its own text', async () => {
    const { html, head, status } = await page('/recipe/9999', { notFound: true });
    expect(status).toBe(404);
    expect(head).not.toContain('ld+json');
    expect(words(html)).toContain('Recipe Not Found');
  });

  it('has no inline script and no link to a missing screen', async () => {
    const files: readonly string[] = DOWNLOADS.map(({ path }) => path);
    const isKnown = (path: string) => files.includes(path) || routeAt(path).route.serves !== 'nothing';
    for (const data of everyPage()) {
      const { html } = await data;
      expect(html).not.toMatch(/<script|<template/);
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#]+)"/g)) {
        const path = href.split('?')[0] ?? '';
        if (!/^(?:https?|tel|mailto):/.test(path))
          expect(isKnown(path), `${href} is no address of route-table.ts`).toBe(true);
      }
    }
  });

  it('gives every button a type: one without it submits the form around it', async () => {
    const buttons = (await Promise.all(everyPage())).flatMap(
      ({ html }) => html.match(/<button\b[^>]*>/g) ?? [],
    );
    expect(buttons.length).toBeGreaterThan(20);
    expect(buttons.filter((button) => !/ type="(button|submit)"/.test(button))).toEqual([]);
  });
});
