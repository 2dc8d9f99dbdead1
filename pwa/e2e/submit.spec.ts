import { copiesOfEntries, newEntries, submitRecipe } from './harness/entries.ts';
import { problem } from './harness/faults.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { SAVED, toast } from './harness/review.ts';

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a recipe is written without a network, survives a reload, and arrives exactly once; another is checked and explained meanwhile (/submit)', async ({
    context,
    page,
    backend,
  }) => {
    const entries = newEntries();
    await install(page);
    await context.setOffline(true);
    await page.goto('/submit');
    await expectHeading(page, 'Submit Your Recipe');
    await page.getByLabel('Title').fill(entries.recipe.title);
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue(entries.recipe.title);
    await submitRecipe(page, entries.recipe);
    await expect(toast(page)).toContainText(SAVED);
    await expect(toast(page)).toContainText('It sends by itself when you are online.');
    await expect(page).toHaveURL(`${backend.origin}/`);
    await follow(page, '/submit');
    // By now the stored draft, if any, has been merged.
    await page.getByLabel('Description').fill('Another one, for later.');
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');

    // The assistant writes the steps, and a toxic food is flagged while it is typed.
    const generate = page.getByRole('button', { name: 'Generate Steps' });
    await expect(generate).toBeDisabled();
    await page.getByLabel('Ingredient 1', { exact: true }).fill('500 g turkey mince');
    await page.getByRole('button', { name: 'Add ingredient' }).click();
    await page.getByLabel('Ingredient 2', { exact: true }).fill('1 onion, chopped');
    await expect(page.getByText('1 toxic food').first()).toBeVisible();
    await page.getByRole('button', { name: 'Swap for carrot' }).first().click();
    await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('1 carrot, chopped small');
    await expect(page.getByText('Nothing toxic')).toBeVisible();
    await page.getByRole('switch', { name: 'AI-assisted steps' }).click();
    await generate.click();
    await expect(toast(page)).toContainText('AI Explanations Generated!');
    await expect(page.getByLabel('Step 1', { exact: true })).not.toHaveValue('');

    await context.setOffline(false);
    await expect.poll(async () => (await copiesOfEntries(backend, entries))['recipe']).toBe(1);
  });
});

test('a refused recipe keeps its text, can be edited from the queue, and its correction is sent instead', async ({
  page,
  backend,
}) => {
  const entries = newEntries();
  await page.goto('/submit');
  await expectHydrated(page);
  backend.proxy.break('POST', /^\/api\/recipes$/, problem(422, 'invalid', 'This title is taken.'), 1);
  await submitRecipe(page, entries.recipe);
  await expect(toast(page)).toContainText('Submission Failed');
  await expect(toast(page)).toContainText('This title is taken.');
  await expect(page.getByLabel('Title')).toHaveValue(entries.recipe.title);

  await follow(page, '/queue');
  await page.getByRole('link', { name: /Correct/ }).click();
  await expect(page.getByText('This recipe was refused: This title is taken.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(entries.recipe.title);
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByLabel('Step 2', { exact: true }).fill('Let it cool.');
  await page.getByRole('button', { name: 'Submit Recipe' }).click();
  await expect(toast(page)).toContainText('Recipe Submitted!');
  expect((await copiesOfEntries(backend, entries))['recipe']).toBe(1);
});
