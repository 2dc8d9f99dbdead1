import { Device } from './harness/device.ts';
import { answerWith, noAnswer } from './harness/faults.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { LINKED_RECIPE, READ_PAGE } from './harness/linked-recipe.ts';
import { RECIPE_ONE, toast } from './harness/review.ts';
import { expectStoredSession } from './harness/stored-session.ts';

test.use({ serviceWorkers: 'allow' });

const SAVED_DRAFT = 'Draft saved on this device';

test('the browser is killed during cooking, writing and importing, and every word and tick is restored', async ({
  backend,
}) => {
  test.setTimeout(180_000);
  const readPageCalls = () => backend.proxy.seen.filter((request) => request.endsWith('/read-page')).length;
  const before = readPageCalls();
  const device = new Device(backend, 'killed');

  await test.step('a message, a recipe to submit and an own recipe are begun', async () => {
    const { page } = await device.open();
    await install(page, '/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('How much rice for a');
    await follow(page, '/submit');
    await expectHeading(page, 'Submit Your Recipe');
    await page.getByLabel('Title').fill('Sunday Beef Pot');
    await page.getByRole('button', { name: 'Add ingredient' }).click();
    await page.getByLabel('Ingredient 2', { exact: true }).fill('200 g rolled oats');
    await expect(page.getByText(SAVED_DRAFT)).toBeVisible();
    await follow(page, '/my-recipes/new');
    await expectHeading(page, 'New recipe');
    await page.getByLabel('Title').fill('Sunday pot');
    await page.getByLabel('Ingredient 1', { exact: true }).fill('500 g beef mince');
    await expect(page.getByText(SAVED_DRAFT)).toBeVisible();

    await follow(page, '/recipe/1/cook');
    await expectHeading(page, RECIPE_ONE);
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByText('Chicken hearts, halved').first().click();
    await page.getByRole('button', { name: 'Start 14 min' }).click();
    await expectStoredSession(page, 1, { stage: 1, ticks: ['step-1-line-1'], timers: [{}] });

    backend.proxy.break('POST', READ_PAGE, noAnswer(false), 1);
    backend.proxy.break(
      'POST',
      READ_PAGE,
      answerWith(200, { 'content-type': 'application/json' }, LINKED_RECIPE),
    );
    await follow(page, '/import');
    await page.getByLabel('Address of the page').fill('https://kitchen.example/stew');
    await page.getByRole('button', { name: 'Read the page' }).click();
    await expect(page.getByRole('heading', { name: 'Reading the page' })).toBeVisible();
    await expect.poll(readPageCalls).toBe(before + 1);
    await device.kill();
  });

  await test.step('cook mode resumes at its step without a network; online the link is read once more, and all drafts are restored', async () => {
    const { context, page } = await device.open();
    await context.setOffline(true);
    await page.goto('/recipe/1/cook');
    await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible();
    // The first is the step’s own; once hydrated, a wide window lists all ingredients beside the step.
    await expect(page.getByRole('checkbox', { name: /Chicken hearts/ }).first()).toBeChecked();
    await expect(page.getByRole('timer')).toHaveText(/^1[0-4]:/);
    // Online only from here on: a navigation would abort the request to the server and repeat it.
    await page.goto('/');
    await context.setOffline(false);
    await expect(page.getByText('Recipe imported from its link', { exact: true }).first()).toBeVisible({
      timeout: 20_000,
    });
    await expectHydrated(page);
    await follow(page, '/queue');
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Linked Stew');
    // The call that the kill cut off, and its repeat.
    expect(readPageCalls()).toBe(before + 2);

    await follow(page, '/contact');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How much rice for a');
    await follow(page, '/submit');
    await expectHeading(page, 'Submit Your Recipe');
    await expect(page.getByLabel('Title')).toHaveValue('Sunday Beef Pot');
    await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('200 g rolled oats');
    await follow(page, '/my-recipes');
    await page.getByRole('link', { name: 'Sunday pot' }).click();
    await expect(page.getByLabel('Ingredient 1', { exact: true })).toHaveValue('500 g beef mince');
    await page.getByLabel('Step 1', { exact: true }).fill('Brown the mince for 10 minutes.');
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expectHeading(page, 'Sunday pot');
    await device.kill();
  });

  await test.step('a backup carries the saved recipe', async () => {
    const { page } = await device.open();
    await page.goto('/settings');
    await expectHydrated(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a backup' }).click();
    const file = await (await saving).path();
    await page.getByRole('button', { name: 'Clear my data' }).click();
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await expect(toast(page)).toContainText('Data Cleared');
    await follow(page, '/my-recipes');
    await expect(page.getByText('No recipes of your own yet')).toBeVisible();
    await follow(page, '/settings');
    await page.getByLabel('Backup file').setInputFiles(file);
    await expect(page.getByRole('alertdialog')).toContainText('1 recipe of your own');
    await page.getByRole('button', { name: 'Add to what is here' }).click();
    await expect(toast(page)).toContainText('Backup Restored');
    await follow(page, '/my-recipes');
    await expect(page.getByRole('article').filter({ hasText: 'Sunday pot' })).toBeVisible();
    await device.close();
  });
});
