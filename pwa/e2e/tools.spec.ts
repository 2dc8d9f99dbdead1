import type { Page } from '@playwright/test';
import { expectSoundViews } from './harness/expect-sound-views.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { openFold } from './harness/open-fold.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';

const CHECKER = '/tools/nutrition-checker';
const BOWL = [
  '900 g raw chicken thigh, diced',
  '80 g raw beef liver',
  '2 eggs',
  '250 g dry brown rice',
  '150 g raw spinach',
  '1 tbsp sunflower oil',
].join('\n');

const ingredients = (page: Page) => page.getByLabel('Ingredients');
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Asks the assistant of the list on screen. */
async function ask(page: Page, words: string): Promise<void> {
  await page.getByLabel('What are you looking for?').fill(words);
  await press(page, 'Ask');
}

test.describe('with a worker, on a phone', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

  test('offline the tools work from the device: a dog saved by an older version and its weights, a share of kibble, a food from its label, the nutrition checker, the calculator and the assistant', async ({
    context,
    page,
  }) => {
    test.setTimeout(120_000);
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'dogProfile');
    const cookieDog = async () => JSON.parse(decodeURIComponent((await cookie())?.value ?? '{}'));

    await test.step('a dog saved by an older version of the site is migrated from local storage', async () => {
      const dog = { name: 'Bo', breed: 'Beagle', ageMonths: 40, weightKg: 11, activityLevel: 'medium' };
      await page.goto('/robots.txt');
      await page.evaluate((json) => localStorage.setItem('dogProfile', json), JSON.stringify(dog));
      await install(page, '/dog-recipes');
      await expect(page.getByRole('button', { name: 'Bo', exact: true })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('dogProfile'))).toBeNull();
      expect(await cookie()).toMatchObject({ path: '/', sameSite: 'Lax' });
      expect(await cookieDog()).toMatchObject({ name: 'Bo', weightKg: 11 });
    });
    await context.setOffline(true);

    await test.step('the dog’s weights are charted', async () => {
      await press(page, 'Bo');
      await page.getByText('Weight over time').click();
      const form = page.getByRole('form', { name: 'Add a weight' });
      await form.getByLabel('Weighed on').fill('2026-01-05');
      await form.getByLabel('Weight in kg').fill('12.5');
      await press(page, 'Add weight');
      // (12.5 − 11) / 12.5 = 12%.
      await expect(
        page.getByText(/^From 12\.5 kg on 5 Jan 2026 to 11 kg on .*: 12% lighter\./),
      ).toBeVisible();
      await expect(page.locator('[data-points="2"] polyline')).toBeAttached();
      expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
    });

    await test.step('another dog is set up by keyboard, its weight filled in only once a breed is chosen; the cookie holds the active dog and goes with the last', async () => {
      await press(page, 'Add another dog');
      await page.getByLabel('Breed').pressSequentially('Labradoodle');
      await expect(page.getByLabel('Breed')).toHaveValue('Labradoodle');
      await expect(page.getByLabel('Weight in kg')).toHaveValue('');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Weight in kg')).toHaveValue('26');
      await page.getByLabel('Name (optional)').fill('Rex');
      await page.getByLabel('Foods to avoid (optional)').fill('fish');
      await page.getByLabel('Foods to avoid (optional)').press('Enter');
      await press(page, 'Save');
      await expect(heading(page, 'Rex')).toBeVisible();
      expect(await cookieDog()).toMatchObject({ name: 'Rex', weightKg: 26 });
      await press(page, 'Clear');
      await expect(heading(page, 'Bo')).toBeVisible();
      await press(page, 'Clear');
      await expect(page.getByRole('button', { name: 'Add Dog Profile' })).toBeVisible();
      expect(await cookie()).toBeUndefined();
    });

    await test.step('a recipe says how much of it goes with kibble, and keeps the energy on the bag', async () => {
      await follow(page, '/recipe/1');
      await expectHeading(page, RECIPE_ONE);
      await openFold(page, 'On top of kibble');
      const slider = page.getByRole('slider', { name: /^Share of the day/ });
      await expect(slider).toHaveValue('50');
      await slider.press('ArrowRight');
      await expect(slider).toHaveValue('51');
      await page.getByLabel(/^Energy of the kibble/).fill('400');
      await expect(page.getByText('of kibble a day', { exact: true })).toBeVisible();
      expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
      await follow(page, '/label-foods');
      await follow(page, '/recipe/1');
      await openFold(page, 'On top of kibble');
      await expect(page.getByLabel(/^Energy of the kibble/)).toHaveValue('400');
    });

    await test.step('a kibble is typed from its label, and is a line of the nutrition checker', async () => {
      await follow(page, '/label-foods');
      await press(page, 'Add a food');
      await page.getByLabel('Name', { exact: true }).fill('Harvest Lamb and Rice');
      await page.getByLabel('Its label says').selectOption({ label: 'Complete for adults' });
      await page.getByLabel('Protein (%)').fill('24');
      await page.getByLabel('Fat (%)').fill('12');
      await page.getByLabel('Fibre (%)').fill('3');
      await press(page, 'Save this food');
      await expect(heading(page, 'Harvest Lamb and Rice')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'nutrition checker' }).click();
      await expectHeading(page, 'Nutrition Checker');
      await press(page, 'Harvest Lamb and Rice');
      await expect(
        region(page, 'As we read it').getByText('Harvest Lamb and Rice, 100 g, by its label'),
      ).toBeVisible();
    });

    await test.step('a bowl is checked, corrected, completed and kept through a reload', async () => {
      await ingredients(page).fill(`${BOWL}\n1 small onion, chopped`);
      await region(page, '1 toxic food').getByRole('button', { name: 'Take it out' }).click();
      await expect(ingredients(page)).toHaveValue(BOWL);
      await page.getByText('With supplements only').click();
      await press(page, 'Add them to the list');
      await expect(heading(page, 'Meets every minimum')).toBeVisible();
      await expect(page.getByText('Kept on this device')).toBeVisible();
      // Typed just before the reload.
      await ingredients(page).press('Control+End');
      await ingredients(page).pressSequentially('\n50 ml water');
      await page.reload();
      await expect(ingredients(page)).toHaveValue(/kelp tablet.*\n50 ml water$/s);
      await expect(heading(page, 'Meets every minimum')).toBeVisible();
    });

    await test.step('changed foods that meet every minimum are found, used and undone', async () => {
      const eggs = '6 eggs\n200 g cooked brown rice\n50 g cottage cheese\n30 g spinach, raw';
      await ingredients(page).fill(eggs);
      await press(page, 'Use it');
      await expect(heading(page, 'Meets every minimum')).toBeVisible();
      await press(page, 'Undo');
      await expect(ingredients(page)).toHaveValue(eggs);
    });

    await test.step('the calorie calculator and the page about the numbers open', async () => {
      await follow(page, '/tools/calorie-calculator');
      await page.getByLabel('Weight in kg').fill('16');
      await expect(page.getByText('760–896 kcal', { exact: true })).toBeVisible(); // 95 and 112 × 16^0.75
      await follow(page, '/nutrition');
      await expectHeading(page, 'Where the numbers come from');
      await expect(page.getByRole('row', { name: /^Protein 45 g/ })).toBeVisible();
    });

    await test.step('the assistant answers, puts the vet first in an emergency, and writes a recipe', async () => {
      await follow(page, '/cat-recipes');
      await page.getByRole('tab', { name: 'AI Assistant' }).click();
      await ask(page, 'diabetic cat');
      await expect(page.getByText(/^Ask your vet before you change/)).toBeVisible();
      await ask(page, 'my cat swallowed a lily');
      await expect(page.getByText(/^Call your vet or the nearest emergency clinic now/)).toBeVisible();
      await follow(page, '/search?tab=ai&q=turkey%20and%20pumpkin%20for%20my%20dog');
      await press(page, 'Create Custom Recipe');
      await expect(page.getByText('Custom AI Recipe')).toBeVisible();
    });
  });
});

test('a full check has nothing serious for axe and no sideways scroll, light or dark, on phone or desktop, with its verdict above a pasted post’s lines; shared text replaces it (/tools/nutrition-checker)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(CHECKER);
  await ingredients(page).fill(
    `Makes: 6 portions\nIngredients:\n500 g chicken breast\n---\n${'words that are no food '.repeat(20)}`,
  );
  const lines = region(page, 'As we read it');
  await expect(lines.getByText(/^1 of 2 lines understood\./)).toBeVisible();
  const top = async (part: ReturnType<typeof region>) => (await part.boundingBox())?.y ?? 0;
  expect(await top(region(page, /nutrients? unknown$/))).toBeLessThan(await top(lines));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await ingredients(page).fill(
    '500 g chicken breast\n1 onion\n1 avocado\n100 g dragonfruit zest\n20 g eggshell powder',
  );
  await press(page, 'Puppy');
  await expect(region(page, 'Nutrients')).toBeVisible();
  await page.getByRole('button', { name: /^Show all/ }).click();
  // Only the checker's own rows of chips scroll sideways.
  await expectSoundViews(page, [
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
    [320, 'light'],
  ]);

  await page.goto(`${CHECKER}?text=${encodeURIComponent('250 g hake\n1 egg')}`);
  await expect(ingredients(page)).toHaveValue('250 g hake\n1 egg');
  await expect(page).toHaveURL(new RegExp(`${CHECKER}$`));
});
