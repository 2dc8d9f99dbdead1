import type { Page } from '@playwright/test';
import { Device } from './harness/device.ts';
import { answerWith, noAnswer } from './harness/faults.ts';
import { type Backend, expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { seriousViolations } from './harness/serious-violations.ts';

test.use({ serviceWorkers: 'allow' });

const CALL = /^\/api\/recipes\/read-page$/;
const LINK = 'https://kitchen.example/stew';
const ANSWER = {
  recipes: [
    {
      format: 'schema-org',
      recipe: {
        title: 'Linked Stew',
        description: 'A plain stew.',
        species: null,
        servings: 4,
        prepTime: 10,
        cookTime: 40,
        ingredients: ['500 g beef mince', '2 carrots'],
        steps: ['Brown the mince.', 'Simmer for 20 minutes.'],
        authorName: null,
        imageUrl: null,
        sourceUrl: LINK,
      },
      warnings: [],
      leftOut: [],
    },
  ],
  isCut: false,
};
const answered = answerWith(200, { 'content-type': 'application/json' }, JSON.stringify(ANSWER));

const field = (page: Page) => page.getByLabel('Address of the page');
const waits = (page: Page) => page.getByRole('heading', { name: 'Waiting for a network' });
const asked = ({ proxy }: Backend) => proxy.seen.filter((request) => request.endsWith('/read-page')).length;

async function giveLink(page: Page, link = LINK): Promise<void> {
  await field(page).fill(link);
  await page.getByRole('button', { name: 'Read the page' }).click();
}

test('a link is read by the server and goes on as a pasted page does', async ({ page, backend }) => {
  backend.proxy.break('POST', CALL, answered);
  await page.goto('/import');
  await expectHydrated(page);
  await giveLink(page, 'stew');
  await expect(page.getByText('Give the address of a public page')).toBeVisible();
  await giveLink(page, 'kitchen.example/stew');
  await expect(page.getByText('A recipe from a page or a file: 2 ingredients, 2 steps.')).toBeVisible();
  await expect(page.getByText(`From ${LINK}.`)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Linked Stew');
  await page.getByText('Dog', { exact: true }).click();
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expectHeading(page, 'Submit Your Recipe');
  await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('2 carrots');
});

test('a link without a network waits in the queue, is read when the network is back, and is told of', async ({
  context,
  page,
  backend,
}) => {
  backend.proxy.break('POST', CALL, answered);
  await install(page, '/import');
  const before = asked(backend);
  await context.setOffline(true);
  await giveLink(page);
  await expect(waits(page)).toBeVisible();
  await page.getByRole('link', { name: 'To the queue' }).click();
  await expect(page.getByRole('heading', { name: 'kitchen.example/stew' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  expect(asked(backend)).toBe(before);

  await context.setOffline(false);
  await expect(page.getByText('Recipe read from its link', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Linked Stew' })).toBeVisible();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Linked Stew');
  expect(asked(backend)).toBe(before + 1);
  await page.goto('/queue');
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
});

test('a link that waits can be cancelled, and is not read any more', async ({ context, page, backend }) => {
  backend.proxy.break('POST', CALL, answered);
  await install(page, '/import');
  const before = asked(backend);
  await context.setOffline(true);
  await giveLink(page);
  await expect(waits(page)).toBeVisible();
  await page.goto('/queue');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/import');
  await expectHydrated(page);
  await expect(page.getByRole('heading', { name: 'Not finished' })).toBeHidden();
  expect(asked(backend)).toBe(before);
});

test('the browser is killed while a page is read, and the recipe is there after the next start', async ({
  backend,
}) => {
  const device = new Device(backend, 'link-killed');
  const { page } = await device.open();
  await install(page, '/import');
  const before = asked(backend);
  backend.proxy.break('POST', CALL, noAnswer(false), 1);
  backend.proxy.break('POST', CALL, answered);
  await giveLink(page);
  await expect(page.getByRole('heading', { name: 'Reading the page' })).toBeVisible();
  await expect.poll(() => asked(backend)).toBe(before + 1);
  await device.kill();

  const again = await device.open();
  await again.page.goto('/');
  await expect(again.page.getByText('Recipe read from its link', { exact: true }).first()).toBeVisible({
    timeout: 20_000,
  });
  await again.page.goto('/queue');
  await again.page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(again.page.getByLabel('Title')).toHaveValue('Linked Stew');
  expect(asked(backend)).toBe(before + 2);
  await device.close();
});

test('a page that cannot be had is explained by the server, with the other ways and a second try', async ({
  page,
  backend,
}) => {
  await page.goto('/import');
  await expectHydrated(page);
  await giveLink(page, 'https://nowhere.invalid/stew');
  const why = page.getByRole('alert');
  await expect(why.getByText('The page could not be reached.')).toBeVisible({ timeout: 20_000 });
  await expect(why.getByText(/copy all of it, and paste it/)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  backend.proxy.break('POST', CALL, answered);
  await page.getByRole('button', { name: 'Try the link again' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Linked Stew');
});

test('where the operator switched links off there is no field, and an address is answered in words', async ({
  page,
  backend,
}) => {
  test.setTimeout(200_000);
  await backend.server.restartWith({ IMPORT_FROM_LINKS: 'off' });
  await page.goto('/import');
  await expectHydrated(page);
  await expect(page.getByLabel('The recipe, or the whole page with it')).toBeVisible();
  await expect(field(page)).toBeHidden();
  await page.getByLabel('The recipe, or the whole page with it').fill(LINK);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText(/It holds only an address/)).toBeVisible();
  await backend.server.restartWith({ IMPORT_FROM_LINKS: 'on' });
});
