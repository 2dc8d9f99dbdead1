import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { seriousViolations } from './harness/serious-violations.ts';

const PAGE = `<!doctype html><html><body><nav>Home</nav>
  <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Saved Page Stew</h1>
  <ul><li itemprop="recipeIngredient">500 g beef mince</li><li itemprop="recipeIngredient">1 onion</li></ul>
  <ol itemprop="recipeInstructions"><li>Brown the mince.</li><li>Simmer for 20 minutes.</li></ol>
  <meta itemprop="recipeYield" content="4.0"><meta itemprop="totalTime" content="PT40M"></div></body></html>`;
const TEXT = `Pasted Fish Pot\nServes 3\nIngredients\n400 g cod\n200 g potatoes\nMethod\n1. Boil the potatoes for 15 minutes.\n2. Add the cod for 8 minutes.`;

const file = (name: string, content: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

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

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a saved page is opened without a network, corrected, and fills the submit form; axe finds nothing serious in the import (/import)', async ({
    context,
    page,
  }) => {
    await install(page);
    await context.setOffline(true);
    await page.goto('/submit');
    await expectHeading(page, 'Submit Your Recipe');
    await page.getByLabel('Recipe file').setInputFiles(file('stew.html', PAGE, 'text/html'));
    await expectHeading(page, 'Import a Recipe');
    await expect(page.getByText('A recipe from a page or a file: 2 ingredients, 2 steps.')).toBeVisible();
    await expect(page.getByText(/The recipe gives only a total time\./)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Saved Page Stew');
    await expect(page.getByLabel('Servings')).toHaveValue('4');

    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page.getByText('Choose dog or cat first.')).toBeVisible();
    await choose(page, 'Dog');
    const safety = page.locator('#safety');
    await expect(safety.getByText(/^Onion: toxic to dogs/)).toBeVisible();
    for (const [width, colorScheme] of [
      [390, 'light'],
      [390, 'dark'],
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme);
      expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
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

  test('a share is accepted without a network, as text, files or an address, and survives a cold start; an empty one is explained', async ({
    context,
    page,
  }) => {
    await install(page);
    await share(page, { title: 'Only a title', text: '', url: '' }, []);
    await expect(page.getByRole('main').getByText(/You shared nothing we can read/)).toBeVisible();
    await context.setOffline(true);
    await share(page, { title: 'Shared Fish Pot', text: TEXT.replace('Pasted Fish Pot\n', ''), url: '' }, []);
    await expectHeading(page, 'Import a Recipe');
    // Any site's form can send this, so nothing is kept before a click.
    await expect(page.getByText('Shared Fish Pot')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveCount(0);
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Shared Fish Pot');
    const url = page.url();
    await page.close();
    const later = await context.newPage();
    await later.goto(url);
    await expect(later.getByLabel('Title')).toHaveValue('Shared Fish Pot');

    const other = JSON.stringify({ name: 'Egg Bowl', ingredients: ['2 eggs'], directions: ['Scramble.'] });
    await share(later, {}, [
      { name: 'stew.html', content: PAGE },
      { name: 'egg.json', content: other },
      { name: 'notes.txt', content: 'Dear Ann, see you soon.' },
    ]);
    await later.getByRole('button', { name: 'Read it' }).click();
    await later.getByLabel('We found 2 recipes. Which one?').selectOption('Egg Bowl');
    await expect(later.getByLabel('Ingredient 1', { exact: true })).toHaveValue('2 eggs');
    await expect(later.getByText(/notes\.txt: We found no recipe here\./)).toBeVisible();

    await share(later, { title: 'Not asked for', text: TEXT, url: '' }, []);
    await later.getByRole('button', { name: 'Discard' }).click();
    await expect(later.getByRole('link', { name: /stew\.html and 2 more/ })).toBeVisible();
    await expect(later.getByRole('link', { name: /Not asked for/ })).toHaveCount(0);

    await share(later, { title: 'Stew', text: 'Look: https://kitchen.test/stew. via @kitchen', url: '' }, []);
    // The page left behind has such a button too.
    await expect(later.getByRole('heading', { name: 'Shared with Bowlful' })).toBeVisible();
    await later.getByRole('button', { name: 'Read it' }).click();
    await expect(later.getByRole('heading', { name: 'Waiting for a network' })).toBeVisible();
    await expect(later.getByText('https://kitchen.test/stew')).toBeVisible();
  });
});

test('a pasted recipe replaces a draft only after confirmation', async ({ page }) => {
  await page.goto('/submit');
  await expectHydrated(page);
  await page.getByLabel('Title').fill('My own soup');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.getByRole('link', { name: 'Paste a recipe or its page' }).click();
  await page.getByLabel('The recipe, or the whole page with it').fill(TEXT);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('A recipe from a text: 2 ingredients, 2 steps.')).toBeVisible();
  await choose(page, 'Cat');
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('My own soup');
  await expect(question.getByRole('button', { name: 'Keep mine' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Submit Your Recipe');
  await expect(page.getByLabel('Title')).toHaveValue('My own soup');

  // The import is still there.
  await page.getByRole('link', { name: 'Paste a recipe or its page' }).click();
  await page.getByRole('link', { name: /^Pasted text: Pasted Fish Pot/ }).click();
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Pasted Fish Pot');
  await expect(page.getByLabel('Servings')).toHaveValue('3');
  await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('200 g potatoes');
});

test('pasted markup is read where it says more than the text, and goes to the checker; a recipe given as a backup is recognised, and opens in the import', async ({
  page,
}) => {
  await page.goto('/tools/nutrition-checker');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Paste a recipe or its page' }).click();
  await page.getByLabel('The recipe, or the whole page with it').evaluate((field, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'Saved Page Stew');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PAGE);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Saved Page Stew');
  await choose(page, 'Dog');
  await page.getByRole('button', { name: 'Check nutrients' }).click();
  await expectHeading(page, 'Nutrition Checker');
  await expect(page.getByLabel('Ingredients', { exact: true })).toHaveValue('500 g beef mince\n1 onion');

  await follow(page, '/settings');
  await page.getByLabel('Backup file').setInputFiles(file('stew.html', PAGE, 'text/html'));
  await expect(
    page.getByText(/This file holds the recipe “Saved Page Stew” and isn’t a backup/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Open it in the import' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Saved Page Stew');
});

test('a share without a worker leads to a page that says what to do', async ({ page }) => {
  // Any page of this origin: the form is the system's.
  await page.goto('/robots.txt');
  await share(page, { title: '', text: TEXT, url: '' }, [{ name: 'stew.html', content: PAGE }]);
  await expectHeading(page, 'Import a Recipe');
  await expect(page.getByText(/Bowlful wasn’t ready for what you shared/)).toBeVisible();
});
