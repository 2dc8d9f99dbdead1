import { expectAtRest } from './harness/at-rest.ts';
import { expect, expectHydrated, test } from './harness/journey.ts';
import { watchRequests } from './harness/watch-requests.ts';

/** A section's top: the page's scroll-padding of 72 px and the section's scroll-margin of 40 px. */
const PLACE_PX = 112;

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('a tab goes to its section and stays there, on a phone and a desktop; an address with a section opens at it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const isQuiet = watchRequests(page);
  const tabs = page.getByRole('navigation', { name: 'On this page' });
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    for (const name of ['Reviews', 'Nutrition']) {
      await test.step(`${name}, ${viewport.width} px wide`, async () => {
        await page.goto('/recipe/66');
        await expectHydrated(page);
        await tabs.getByRole('link', { name }).click();
        const section = page.getByRole('region', { name: name === 'Reviews' ? 'Reviews' : /^Nutrition/ });
        const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
        await expect.poll(top).toBe(PLACE_PX);
        // It is still there once everything has been laid out.
        await expectAtRest(page, isQuiet);
        expect(await top()).toBe(PLACE_PX);
      });
    }
  }
  // From another document, since otherwise only the hash would change.
  await page.goto('about:blank');
  await page.goto('/recipe/66#reviews');
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeInViewport();
});
