import type { Page } from '@playwright/test';
import { answerWith } from './harness/faults.ts';
import { follow } from './harness/follow.ts';
import { type Backend, expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { LINK, LINKED_RECIPE, READ_PAGE } from './harness/linked-recipe.ts';
import { seriousViolations } from './harness/serious-violations.ts';

const answered = answerWith(200, { 'content-type': 'application/json' }, LINKED_RECIPE);

const field = (page: Page) => page.getByLabel('Address of the page');
const waits = (page: Page) => page.getByRole('heading', { name: 'Waiting for a network' });
const asked = ({ proxy }: Backend) => proxy.seen.filter((request) => request.endsWith('/read-page')).length;

async function giveLink(page: Page, link = LINK): Promise<void> {
  await field(page).fill(link);
  await page.getByRole('button', { name: 'Read the page' }).click();
}

test('the server reads a link, which continues as a pasted page does; a failed one is explained, with alternatives and a retry (/import)', async ({
  page,
  backend,
}) => {
  await page.goto('/import');
  await expectHydrated(page);
  await giveLink(page, 'stew');
  await expect(page.getByText('Enter the address of a public page')).toBeVisible();
  await giveLink(page, 'https://nowhere.invalid/stew');
  const why = page.getByRole('region', { name: 'No recipe to show' });
  await expect(why.getByText('The page could not be reached.')).toBeVisible({ timeout: 20_000 });
  await expect(why.getByText(/copy all of it, and paste it/)).toBeVisible();
  expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
  backend.proxy.break('POST', READ_PAGE, answered);
  await page.getByRole('button', { name: 'Try the link again' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Linked Stew');

  await follow(page, '/import');
  await giveLink(page, 'kitchen.example/stew');
  await expect(page.getByText('A recipe from a page or a file: 2 ingredients, 2 steps.')).toBeVisible();
  await expect(page.getByText(`From ${LINK}.`)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Linked Stew');
  await page.getByText('Dog', { exact: true }).click();
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expectHeading(page, 'Submit Your Recipe');
  await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('2 carrots');
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a link given offline waits in the queue, is read once online, and is announced; a cancelled one is not read', async ({
    context,
    page,
    backend,
  }) => {
    backend.proxy.break('POST', READ_PAGE, answered);
    await install(page, '/import');
    const before = asked(backend);
    await context.setOffline(true);
    await giveLink(page, 'https://kitchen.example/soup');
    await expect(waits(page)).toBeVisible();
    await follow(page, '/queue');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing is waiting')).toBeVisible();

    // Another one that is left half way shows when the list has been read.
    await follow(page, '/import');
    await page.getByLabel('The recipe, or the whole page with it').fill('Fish Pot\nIngredients\n400 g cod');
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Fish Pot');
    await follow(page, '/import');
    await expect(page.getByRole('link', { name: /^Pasted text/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Link/ })).toHaveCount(0);
    await giveLink(page);
    await expect(waits(page)).toBeVisible();
    await page.getByRole('link', { name: 'To the queue' }).click();
    await expect(page.getByRole('heading', { name: 'kitchen.example/stew' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
    expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
    expect(asked(backend)).toBe(before);

    await context.setOffline(false);
    await expect(page.getByText('Recipe imported from its link', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Linked Stew' })).toBeVisible();
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Linked Stew');
    // Only one of the two links.
    expect(asked(backend)).toBe(before + 1);
    await follow(page, '/queue');
    await expect(page.getByText('Nothing is waiting')).toBeVisible();
  });
});
