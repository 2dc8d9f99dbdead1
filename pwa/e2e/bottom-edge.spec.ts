import type { Page } from '@playwright/test';
import { problem } from './harness/faults.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test, WITHOUT_CONSENT_CHOICE } from './harness/journey.ts';
import { RECIPE_ONE, toast } from './harness/review.ts';
import { showAsInstalled } from './harness/show-as-installed.ts';
import { smallTargets } from './harness/small-targets.ts';
import { aRecipe, fillRecipe } from './harness/submission.ts';

test.use(WITHOUT_CONSENT_CHOICE);

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function startThreeTimers(page: Page): Promise<void> {
  await follow(page, '/recipe/1/cook');
  await button(page, 'Start cooking').click();
  for (const time of ['10 min', '20 min', '30 min']) {
    await button(page, 'Steps and ingredients').click();
    await page.getByRole('button', { name: time, exact: true }).click();
  }
  // The panel shows the two most urgent timers and a button for the rest.
  await expect(page.getByRole('timer')).toHaveCount(2);
  await expect(button(page, 'All 3 timers')).toBeVisible();
}

/** What is wrong at the bottom edge: layers that overlap, and controls or text that are covered. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isUncovered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const nameOf = (element: Element) =>
      (element.ariaLabel ?? element.textContent ?? '').trim() || element.id;
    const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
    const layers = shown('[data-edge]').map((layer) => layer.getBoundingClientRect());
    const overlaps = layers.flatMap((a, at) =>
      layers
        .slice(at + 1)
        .filter((b) => a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map((b) => `layers from ${a.top} to ${a.bottom} and from ${b.top} to ${b.bottom}`),
    );
    const hidden = [
      ...shown('[data-edge] :is(a, button, p)'),
      ...shown('main :is(a, button, input, select, textarea)'),
    ].filter((element) => {
      if (element.matches('.visually-hidden, .visually-hidden *, [disabled]')) return false;
      if (element.matches('p')) element.scrollIntoView({ block: 'nearest' });
      else element.focus();
      return !isUncovered(element);
    });
    window.scrollTo(0, document.documentElement.scrollHeight);
    const coveredInFooter = shown('footer :is(a, p)').filter((element) => !isUncovered(element));
    const inSight = coveredInFooter.filter((element) => element.getBoundingClientRect().top > 72);
    return [
      ...overlaps,
      ...hidden.map(nameOf),
      ...inSight.map((element) => `at the end: ${nameOf(element)}`),
    ];
  });
}

test('nothing at the bottom edge covers a control or text: the link to cook mode, the foot of cook mode in a low window, and all layers at once', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/recipe/1');
  await expectHeading(page, RECIPE_ONE);
  await expectHydrated(page);

  await test.step('the link to cook mode hides at the reviews and at the footer, and returns above them', async () => {
    const start = page.getByRole('link', { name: 'Start cooking' });
    await expect(start).toBeInViewport();
    await button(page, 'Write a review').click();
    await expect(start).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(start).toBeHidden();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(start).toBeInViewport();
  });

  await test.step('in a low window, as under a zoom of 400%, the foot of cook mode does not cover the step', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await startThreeTimers(page);
    await expect(page.locator('.cook-foot')).toHaveCSS('position', 'static');
    const lines = await page
      .getByRole('timer')
      .evaluateAll((clocks) => clocks.map((clock) => clock.getClientRects().length));
    expect(lines).toEqual([1, 1]);
    expect(await covered(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('with three timers, a question, an error, the cookie banner and the app’s bar at once, no control or text is covered', async () => {
    await follow(page, '/submit');
    await fillRecipe(page, aRecipe({ ingredients: ['500 g turkey mince', '1 onion, chopped'] }));
    backend.proxy.break('POST', /^\/api\/recipes$/, problem(422, 'invalid', 'This title is taken.'), 1);
    await button(page, 'Submit Recipe').click();
    await button(page, 'Send anyway').click();
    await expect(toast(page)).toContainText('Submission Failed');
    await button(page, 'Submit Recipe').click();
    await expect(button(page, 'Send anyway')).toBeVisible();
    await showAsInstalled(page);
    await expect(page.getByText('+2 more')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => covered(page), `${size.width} wide`).toEqual([]);
      expect.soft(await smallTargets(page, '[data-edge]'), `${size.width} wide: 44 px to press`).toEqual([]);
    }
  });
});
