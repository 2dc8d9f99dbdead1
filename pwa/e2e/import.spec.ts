import type { Page } from '@playwright/test';
import { expectSoundViews } from './harness/expect-sound-views.ts';
import { answerWith, problem } from './harness/faults.ts';
import { follow } from './harness/follow.ts';
import { type Backend, expect, expectHeading, install, test } from './harness/journey.ts';
import { LINK, LINKED_RECIPE, READ_PAGE } from './harness/linked-recipe.ts';
import { seriousViolations } from './harness/serious-violations.ts';

const PAGE = `<!doctype html><html><body><nav>Home</nav>
  <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Saved Page Stew</h1>
  <ul><li itemprop="recipeIngredient">500 g beef mince</li><li itemprop="recipeIngredient">1 onion</li></ul>
  <ol itemprop="recipeInstructions"><li>Brown the mince.</li><li>Simmer for 20 minutes.</li></ol>
  <meta itemprop="recipeYield" content="4.0"><meta itemprop="totalTime" content="PT40M"></div></body></html>`;
const EGG = JSON.stringify({ name: 'Egg Bowl', ingredients: ['2 eggs'], directions: ['Scramble.'] });

const answered = answerWith(200, { 'content-type': 'application/json' }, LINKED_RECIPE);
const readPageCalls = ({ proxy }: Backend) =>
  proxy.seen.filter((request) => request.endsWith('/read-page')).length;

/** Posts a form to the manifest's share target, as the system's share sheet does. */
async function share(page: Page, fields: Record<string, string>, files: { name: string; content: string }[]) {
  await page.evaluate(
    ({ fields: texts, files: contents }) => {
      const form = document.createElement('form');
      form.action = '/share-target';
      form.method = 'POST';
      form.enctype = 'multipart/form-data';
      for (const [name, value] of Object.entries(texts)) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.append(input);
      }
      if (contents.length > 0) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'file', name: 'recipes', multiple: true });
        const transfer = new DataTransfer();
        for (const { name, content } of contents) transfer.items.add(new File([content], name));
        input.files = transfer.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { fields, files },
  );
}

async function giveLink(page: Page, link: string): Promise<void> {
  await page.getByLabel('Address of the page').fill(link);
  await page.getByRole('button', { name: 'Read the page' }).click();
}

test.use({ serviceWorkers: 'allow' });

test('without a network a saved page and shared files are imported and a link is queued, and each survives a reload or a cold start; axe finds nothing serious in the import (/import)', async ({
  context,
  page,
  backend,
}) => {
  test.setTimeout(150_000);

  await test.step('a link that failed is tried again', async () => {
    await install(page, '/import');
    backend.proxy.break('POST', READ_PAGE, problem(422, 'page-unreachable', 'Nobody there.'), 1);
    await giveLink(page, 'https://nowhere.example/stew');
    await expect(
      page.getByRole('region', { name: 'No recipe to show' }).getByText('Nobody there.'),
    ).toBeVisible();
    expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
    backend.proxy.break('POST', READ_PAGE, answered);
    await page.getByRole('button', { name: 'Try the link again' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Linked Stew');
  });

  await test.step('a saved page is opened, corrected, and fills the submit form', async () => {
    await context.setOffline(true);
    await follow(page, '/submit');
    await expectHeading(page, 'Submit Your Recipe');
    await page
      .getByLabel('Recipe file')
      .setInputFiles({ name: 'stew.html', mimeType: 'text/html', buffer: Buffer.from(PAGE) });
    await expectHeading(page, 'Import a Recipe');
    await expect(page.getByText('A recipe from a page or a file: 2 ingredients, 2 steps.')).toBeVisible();
    await expect(page.getByText(/The recipe gives only a total time\./)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Saved Page Stew');
    await expect(page.getByLabel('Servings')).toHaveValue('4');

    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page.getByText('Choose dog or cat first.')).toBeVisible();
    await page.getByText('Dog', { exact: true }).click();
    const safety = page.locator('#safety');
    await expect(safety.getByText(/^Onion: toxic to dogs/)).toBeVisible();
    await expectSoundViews(page, [
      [390, 'light'],
      [390, 'dark'],
      [1280, 'light'],
      [320, 'dark'],
    ]);
    await page.getByLabel('Ingredient 2', { exact: true }).fill('1 carrot');
    await expect(safety.getByText(/Onion/)).toBeHidden();
    await page.getByLabel('Prep time (min)').fill('10');
    await page.getByLabel('Description').fill('A plain stew of beef and carrot.');
    await page.reload();
    await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('1 carrot');

    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expectHeading(page, 'Submit Your Recipe');
    await expect(page.getByLabel('Title')).toHaveValue('Saved Page Stew');
    await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('1 carrot');
    await expect(page.getByLabel('Step 2', { exact: true })).toHaveValue('Simmer for 20 minutes.');
    await expect(page.getByLabel('Prep time (min)')).toHaveValue('10');
  });

  const later = await test.step('a share of files is accepted, and survives a cold start', async () => {
    await share(page, {}, [
      { name: 'stew.html', content: PAGE },
      { name: 'egg.json', content: EGG },
      { name: 'notes.txt', content: 'Dear Ann, see you soon.' },
    ]);
    await expectHeading(page, 'Import a Recipe');
    // Any site's form can send this, so nothing is read before a click.
    await expect(page.getByText('stew.html and 2 more')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveCount(0);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByLabel('We found 2 recipes. Which one?').selectOption('Egg Bowl');
    await expect(page.getByLabel('Ingredient 1', { exact: true })).toHaveValue('2 eggs');
    await expect(page.getByText(/notes\.txt: We found no recipe here\./)).toBeVisible();
    const url = page.url();
    await page.close();
    const next = await context.newPage();
    await next.goto(url);
    await expect(next.getByLabel('Title')).toHaveValue('Saved Page Stew');
    return next;
  });

  const before = readPageCalls(backend);
  await test.step('a link is given, and cancelled in the queue', async () => {
    await follow(later, '/import');
    // Unfinished imports appear once the list has been read.
    await expect(later.getByRole('link', { name: 'stew.html and 2 more' })).toBeVisible();
    await giveLink(later, 'https://kitchen.example/soup');
    await expect(later.getByRole('heading', { name: 'Waiting for a network' })).toBeVisible();
    await follow(later, '/queue');
    await later.getByRole('button', { name: 'Cancel' }).click();
    await expect(later.getByText('Nothing is waiting')).toBeVisible();
  });

  await test.step('a link waits in the queue, is read once online, and is announced; the cancelled one is not read', async () => {
    await follow(later, '/import');
    await expect(later.getByRole('link', { name: 'stew.html and 2 more' })).toBeVisible();
    await expect(later.getByRole('link', { name: /soup/ })).toHaveCount(0);
    await giveLink(later, LINK);
    await expect(later.getByRole('heading', { name: 'Waiting for a network' })).toBeVisible();
    await later.getByRole('link', { name: 'To the queue' }).click();
    await expect(later.getByRole('heading', { name: 'kitchen.example/stew' })).toBeVisible();
    await later.reload();
    await expect(later.getByText('Waiting', { exact: true })).toBeVisible();
    expect(await seriousViolations(later, { within: 'main' })).toEqual([]);
    expect(readPageCalls(backend)).toBe(before);

    await context.setOffline(false);
    await expect(later.getByText('Recipe imported from its link', { exact: true }).first()).toBeVisible();
    await expect(later.getByRole('heading', { name: 'Linked Stew' })).toBeVisible();
    await later.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(later.getByLabel('Title')).toHaveValue('Linked Stew');
    // Only the second link: the first was cancelled.
    expect(readPageCalls(backend)).toBe(before + 1);
    await follow(later, '/queue');
    await expect(later.getByText('Nothing is waiting')).toBeVisible();
  });
});
