import { readFileSync } from 'node:fs';
import { expectAtRest } from './harness/at-rest.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { openFold } from './harness/open-fold.ts';
import { scrollTo } from './harness/scroll-to.ts';
import { storedRow, storeRows } from './harness/stored-row.ts';
import { watchRequests } from './harness/watch-requests.ts';

test('figures still loading when the page is left appear on the next recipe', async ({ page }) => {
  await page.goto('/recipe/1');
  await expectHeading(page, 'Chicken & Brown Rice Bowl');
  // Hydrated, and left before the lazy parts came near the viewport.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Cat Recipes' }).click();
  await page.getByRole('link', { name: /^Simple Chicken & Heart/ }).click();
  await expectHeading(page, 'Simple Chicken & Heart');
  await expect(page.locator('#nutrition').getByText('Taurine met')).toBeVisible();
  await expect(page.getByText('Nothing toxic to cats in it')).toBeVisible();
  await openFold(page, 'How we know');
  await expect(page.getByText(/^Typical UK prices, our estimate, 2026\./)).toBeVisible();
});

test('server-rendered content stays when the device reads the same data; folded sections open, by a link to them as well', async ({
  page,
}) => {
  const rendered = [
    page.getByRole('button', { name: 'Write a review' }),
    page.getByRole('heading', { name: 'Share this recipe' }),
  ];
  const isQuiet = watchRequests(page);
  await page.goto('/recipe/1', { waitUntil: 'domcontentloaded' });
  for (const part of rendered)
    await part.evaluate((element) => element.setAttribute('data-mark', 'rendered'));
  await expectHydrated(page);
  await expect(page.locator('[data-notices]')).toBeAttached();
  await isQuiet();
  for (const part of rendered) {
    await expect(part).toBeVisible();
    await expect(part).toHaveAttribute('data-mark', 'rendered');
  }
  await expect(page.getByText('Loading reviews...')).toHaveCount(0);

  const line = page.getByRole('row', { name: /^Chicken hearts/ });
  await expect(line).toBeHidden();
  await page.getByRole('link', { name: 'Line by line' }).click();
  await expect(line).toContainText('£');
  await openFold(page, 'How much is in it');
  await expect(page.getByRole('row', { name: /^Energy \d+ kcal/ })).toBeVisible();
  await expect(page.getByText('Thigh and hearts bring')).toBeHidden();
  await openFold(page, 'Nutritional Benefits');
  await expect(page.getByText('Thigh and hearts bring')).toBeVisible();
});

/** The build's chunk with the reviews. */
function reviewsFile(): string {
  const manifest = new URL('../dist/build-manifest.json', import.meta.url);
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const chunk = chunks['features/reviews/reviews-panel.tsx'];
  if (chunk === undefined) throw new Error('The build has no file for the reviews');
  return chunk.file;
}

test.describe('while the chunk of a part is loading', () => {
  // Playwright cannot delay the worker's requests.
  test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

  test('a click on server-rendered content is kept, and nothing on the page moves', async ({ page }) => {
    let release = () => {};
    let isAsked = false;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/${reviewsFile()}`, async (route) => {
      isAsked = true;
      await released;
      await route.continue();
    });
    await page.goto('/recipe/43');
    await expectHydrated(page);
    const opener = page.getByRole('button', { name: 'Write a review' });
    await scrollTo(opener);
    await expect(page.getByText('No reviews yet.')).toBeVisible();
    await expect.poll(() => isAsked).toBe(true);
    const height = () => page.locator('#reviews').evaluate((element) => element.clientHeight);
    const before = await height();
    await opener.click();
    await expect(page.getByLabel('Your name')).toHaveCount(0);
    expect(await height()).toBe(before);
    release();
    await expect(page.getByLabel('Your name')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('title, verdict, facts and the animal’s portion come first, and the first ingredient within 1.3 screens', async ({
    page,
  }) => {
    const isQuiet = watchRequests(page);
    const card = (await storedRow(page, 'cards', 1)) as object;
    const dog = (id: string, name: string, weightKg: number) => ({
      id,
      species: 'dog',
      isActive: id === 'rex',
      updatedAt: '2026-11-25T08:00:00.000Z',
      profile: { name, breed: 'Beagle', ageMonths: 40, weightKg, activityLevel: 'medium' },
    });
    await storeRows(page, {
      cards: [{ ...card, averageRating: 4.6, ratingCount: 1234 }],
      pets: [dog('rex', 'Rex', 14), dog('pip', 'Bartholomew Featherstonehaugh III', 7)],
    });
    await page.goto('/about');
    await expectHydrated(page);
    await follow(page, '/recipe/1');
    await expect(page.getByText('(1234 reviews)')).toBeVisible();
    const portions = page.getByRole('region', { name: 'Portions' });
    await expect(portions).toContainText(/\d g a day\. The recipe lasts/);
    await expectAtRest(page, isQuiet);
    const places = ['h1', 'summary', 'dl', '[aria-label="Portions"]', '#ingredients li', '#method li'];
    const ends = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const bottom = document.querySelector(`#main ${selector}`)?.getBoundingClientRect().bottom;
          return ((bottom ?? Number.NaN) + scrollY) / innerHeight;
        }),
      places,
    );
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(ends[4]).toBeLessThanOrEqual(1.3);

    const words = await portions.textContent();
    await portions.getByRole('button', { name: 'Bartholomew' }).click();
    await expect(portions).not.toHaveText(words ?? '');
    await expect(page.getByRole('heading', { name: /for Bartholomew Featherstonehaugh III$/ })).toHaveCount(
      1,
    );
    // Later journeys use the same device and catalogue.
    await storeRows(page, { cards: [card] });
  });
});
