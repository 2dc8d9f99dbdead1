import { follow } from './harness/follow.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { openFold } from './harness/open-fold.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('offline: a recipe page says how much of it goes with kibble, and keeps the energy on the bag (/recipe)', async ({
  context,
  page,
}) => {
  await install(page);
  await context.setOffline(true);
  await follow(page, '/recipe/1');
  await expectHeading(page, RECIPE_ONE);
  await openFold(page, 'On top of kibble');
  const slider = page.getByRole('slider', { name: /^Share of the day/ });
  // Complete by itself, so any share will do; half is shown first.
  await expect(slider).toHaveValue('50');
  await expect(page.getByText('Any amount keeps every AAFCO minimum.')).toBeVisible();
  await expect(page.getByText('of kibble a day, if 100 g have 360 kcal')).toBeVisible();
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('51');
  await page.getByLabel(/^Energy of the kibble/).fill('400');
  await expect(page.getByText('of kibble a day', { exact: true })).toBeVisible();
  expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
  await follow(page, '/plan');
  await follow(page, '/recipe/1');
  await openFold(page, 'On top of kibble');
  await expect(page.getByLabel(/^Energy of the kibble/)).toHaveValue('400');
});
