import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { seriousViolations } from './harness/serious-violations.ts';

const CHECKER = '/tools/nutrition-checker';
const BOWL = [
  '900 g chicken thigh, diced',
  '80 g beef liver',
  '2 eggs',
  '250 g dry brown rice',
  '150 g spinach',
  '1 tbsp sunflower oil',
].join('\n');

const ingredients = (page: Page) => page.getByLabel('Ingredients');
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new bowl is checked, corrected and kept without a network; calorie calculator and numbers open too (/tools, /nutrition)', async ({
    context,
    page,
  }) => {
    await install(page);
    await context.setOffline(true);
    await page.goto(CHECKER);
    await expectHeading(page, 'Nutrition Checker');
    await ingredients(page).fill(`${BOWL}\n1 small onion, chopped`);

    const danger = region(page, '1 toxic food');
    await expect(danger.getByText(/^Onion: toxic to dogs/)).toBeVisible();
    await danger.getByRole('button', { name: 'Take it out' }).click();
    await expect(ingredients(page)).toHaveValue(BOWL);
    await expect(danger).toBeHidden();
    await expect(region(page, 'As we read it').getByText('All 6 lines understood.')).toBeVisible();

    await expect(page.getByRole('heading', { name: /^Short of \d+ nutrients$/ })).toBeVisible();
    await page.getByText('FEDIAF', { exact: true }).click();
    await expect(page.getByText(/Against the FEDIAF figures for an adult dog/)).toBeVisible();
    await page.getByText('AAFCO', { exact: true }).click();
    // Six supplements: changed foods come first, with the supplements folded away.
    const alone = page.getByText('With supplements only');
    await alone.click();
    await expect(page.getByText(/Chicken thigh and ox liver could change them\./)).toBeVisible();
    const raw = region(page, 'As we read it').getByRole('button', { name: 'Raw', exact: true });
    await raw.first().click();
    await expect(raw).toHaveCount(1);
    await raw.click();
    await expect(raw).toHaveCount(0);
    await alone.click();
    await expect(
      page.getByText('With these, the bowl meets every AAFCO minimum and exceeds no maximum.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add them to the list' }).click();
    await expect(page.getByRole('heading', { name: 'Meets every minimum' })).toBeVisible();
    await expect(region(page, 'Energy, cost and work').getByText('a serving', { exact: true })).toBeVisible();

    await expect(page.getByText('Kept on this device')).toBeVisible();
    await page.reload();
    await expect(ingredients(page)).toHaveValue(/kelp tablet/);
    await expect(page.getByRole('heading', { name: 'Meets every minimum' })).toBeVisible();

    // Changed foods are found in a worker, whose file is stored as well.
    const eggs = '6 eggs\n200 g cooked brown rice\n50 g cottage cheese\n30 g spinach, raw';
    await ingredients(page).fill(eggs);
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByRole('heading', { name: 'Meets every minimum' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(ingredients(page)).toHaveValue(eggs);

    // The calorie calculator and the page about the numbers work offline too.
    await page.goto('/tools/calorie-calculator');
    await page.getByLabel('Weight in kg').fill('16');
    await expect(page.getByText('760–896 kcal', { exact: true })).toBeVisible(); // 95 and 112 × 16^0.75
    await follow(page, '/nutrition');
    await expectHeading(page, 'Where the numbers come from');
    await expect(page.getByRole('row', { name: /^Protein 45 g/ })).toBeVisible();
  });
});

test('a pasted blog post is read without its headings, with the verdict above its lines; typed text survives a reload, and shared text that replaces it can be undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(CHECKER);
  await ingredients(page).fill(
    `Makes: 6 portions\nIngredients:\n500 g chicken breast\n---\n${'words that are no food '.repeat(20)}`,
  );
  const lines = region(page, 'As we read it');
  await expect(
    lines.getByText('1 of 2 lines understood. 3 lines name no food and are left out.'),
  ).toBeVisible();
  const top = async (part: ReturnType<typeof region>) => (await part.boundingBox())?.y ?? 0;
  expect(await top(region(page, /nutrients? unknown$/))).toBeLessThan(await top(lines));
  await lines.getByRole('button', { name: /^No food, take it out: words/ }).click();
  await expect(ingredients(page)).toHaveValue('Makes: 6 portions\nIngredients:\n500 g chicken breast\n---');
  await expect(lines.getByText(/^The one line is understood\./)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  // Text typed just before a reload survives it.
  await ingredients(page).fill('3 eggs');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await ingredients(page).fill('3 eggs\n200 g cod');
  await page.reload();
  await expect(ingredients(page)).toHaveValue('3 eggs\n200 g cod');

  // Shared text replaces it, which can be undone.
  await page.goto(`${CHECKER}?text=${encodeURIComponent('250 g hake\n1 egg')}`);
  await expect(ingredients(page)).toHaveValue('250 g hake\n1 egg');
  await expect(page).toHaveURL(new RegExp(`${CHECKER}$`));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ingredients(page)).toHaveValue('3 eggs\n200 g cod');
});

test('axe finds nothing serious on a full check, light or dark, on phone or desktop (/tools/nutrition-checker)', async ({
  page,
}) => {
  await page.goto(CHECKER);
  await ingredients(page).fill(
    '500 g chicken breast\n1 onion\n1 avocado\n100 g dragonfruit zest\n20 g eggshell powder',
  );
  await page.getByRole('button', { name: 'Puppy' }).click();
  await expect(region(page, 'Nutrients')).toBeVisible();
  await page.getByRole('button', { name: /^Show all/ }).click();
  for (const [width, colorScheme] of [
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
    [320, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
    // Only its own rows of chips scroll sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
