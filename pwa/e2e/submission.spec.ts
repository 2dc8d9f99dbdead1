import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { SAVED, toast } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { storedRow } from './harness/stored-row.ts';
import { aRecipe, openPendingRecipes, reviewRecipe, writeRecipe } from './harness/submission.ts';

test.describe('on devices with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test("a visitor's recipe, written offline, arrives, is approved, and shows on another device, which keeps it offline", async ({
    browser,
    context: phone,
    page,
    backend,
  }) => {
    test.setTimeout(120_000);
    const recipe = aRecipe();
    await page.setViewportSize({ width: 390, height: 844 });
    const tablet = await browser.newContext();
    const office = await browser.newContext({ serviceWorkers: 'block' });
    const [other, admin] = await Promise.all([tablet.newPage(), office.newPage()]);
    await install(other);
    await install(page);

    await test.step('offline: write it', async () => {
      await phone.setOffline(true);
      await writeRecipe(page, recipe);
      await page.getByLabel('Your name').fill('Ada Quokka');
      await page.getByRole('button', { name: 'Submit Recipe' }).click();
      await expect(toast(page)).toContainText(SAVED);
    });

    await test.step('online: it arrives', async () => {
      await phone.setOffline(false);
      await page.goto('/queue');
      await expect(page.getByText(/^Arrived/)).toBeVisible();
    });

    const id = await test.step('the administrator approves it', async () => {
      await openPendingRecipes(admin);
      const card = admin.getByRole('listitem').filter({ hasText: recipe.title });
      await expect(card).toContainText('30 min');
      await expect(card).toContainText('4 servings');
      await expect(card).toContainText('By Ada Quokka');
      const dialog = await reviewRecipe(admin, recipe.title);
      await expect(dialog.getByText('450 g turkey mince | 1 lb ground turkey')).toBeVisible();
      await dialog.getByLabel('Message to the author').fill('Nobody here has cooked a finer bowl.');
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await admin.getByRole('button', { name: 'Publish as everyday food' }).click();
      await expect(toast(admin)).toContainText(/Recipe Updated.*recipe \d+/);
      const [, published = ''] = /recipe (\d+)/.exec((await toast(admin).textContent()) ?? '') ?? [];
      expect(Number(published)).toBeGreaterThanOrEqual(111);
      await expect(card).toHaveCount(0);
      return published;
    });

    await test.step('its author finds it published, with the note to them, online and then without a network', async () => {
      await page.goto('/queue');
      const sent = page.getByRole('listitem').filter({ hasText: recipe.title });
      await expect(sent).toContainText(', published');
      await expect(sent).toContainText('Nobody here has cooked a finer bowl.');
      // The recipe itself comes with the pull, which the queue does not wait for.
      await expect.poll(() => storedRow(page, 'recipes', Number(id))).not.toBeNull();
      await phone.setOffline(true);
      await page.reload();
      await expect(sent).toContainText('Nobody here has cooked a finer bowl.');
      await sent.getByRole('link', { name: 'Open the recipe' }).click();
      await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`));
      await expectHeading(page, recipe.title);
    });

    await test.step('the other device has it after its next pull', async () => {
      await other.reload();
      const found = `/dog-recipes?q=${encodeURIComponent(recipe.title)}`;
      await other.goto(found);
      await expect(other.getByRole('main').getByRole('link', { name: recipe.title }).first()).toBeVisible();
      await expectHydrated(other);
      await tablet.setOffline(true);
      await other.goto(found);
      await other.getByRole('main').getByRole('link', { name: recipe.title }).first().click();
      await expectHeading(other, recipe.title);
      await expect(other.getByText('Ada Quokka')).toBeVisible();
      await expect(other).toHaveURL(new RegExp(`/recipe/${id}$`));
      await expect(other.locator('#method').getByRole('listitem')).toHaveCount(2);
    });

    await test.step('the server renders its page for every visitor', async () => {
      const html = await (await fetch(`${backend.origin}/recipe/${id}`)).text();
      expect(html).toContain(recipe.title);
      expect(html).toContain('"@type":"Recipe"');
    });
    await tablet.close();
    await office.close();
  });
});

test('the administrator sees a toxic food, cannot publish it, and rejects the recipe; it never becomes public', async ({
  browser,
  page,
}) => {
  test.setTimeout(90_000);
  const recipe = aRecipe({ ingredients: ['500 g beef mince', '1 large onion, chopped'] });
  await page.goto('/');
  await expectHydrated(page);
  const sent = await page.evaluate(async (body) => (await fetch('/api/recipes', body)).status, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...recipe,
      description: 'What she gets before a long walk.',
      prepTime: 20,
      servings: 4,
      species: 'dog',
      category: 'all',
      isOrganic: false,
    }),
  });
  expect(sent).toBe(201);

  const admin = await (await browser.newContext()).newPage();
  await openPendingRecipes(admin);
  const card = admin.getByRole('listitem').filter({ hasText: recipe.title });
  await expect(card).toContainText('Toxic: Onion');
  const dialog = await reviewRecipe(admin, recipe.title);
  await expect(dialog.getByText(/toxic to dogs\./).first()).toBeVisible();
  await expect(dialog.getByText('Onion is toxic to dogs: remove it.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await dialog.getByLabel('Note').fill('Onion is toxic.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(admin)).toContainText('Recipe Updated');
  await expect(card).toHaveCount(0);

  await page.reload();
  await expectHydrated(page);
  expect(await (await page.request.get('/api/recipes')).text()).not.toContain(recipe.title);
  await page.goto(`/dog-recipes?q=${encodeURIComponent(recipe.title)}`);
  await expect(page.getByText('No dog recipes found matching your criteria.')).toBeVisible();
  await admin.context().close();
});

test('the review works by keyboard alone, and axe finds nothing serious in it', async ({ page, backend }) => {
  test.setTimeout(90_000);
  const recipe = aRecipe({ ingredients: ['500 g turkey mince', 'beef liver', '1 onion'] });
  await fetch(`${backend.origin}/api/recipes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: backend.origin },
    body: JSON.stringify({
      ...recipe,
      description: 'What she gets before a long walk.',
      prepTime: 20,
      servings: 4,
      species: 'dog',
      category: 'all',
    }),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPendingRecipes(page);
  await page.getByRole('button', { name: `Review ${recipe.title}` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Review Recipe' });
  await expect(dialog.getByText('Toxic food in it: do not feed')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      expect.soft(await seriousViolations(page)).toEqual([]);
      const { scroll, inner } = await dialog.evaluate(({ scrollWidth: scroll, clientWidth: inner }) => ({
        scroll,
        inner,
      }));
      expect.soft(scroll, 'nothing is cut off to the side').toBeLessThanOrEqual(inner);
    }
  }
  await dialog.getByLabel('Grams of 2').focus();
  await page.keyboard.type('85');
  await expect(dialog.getByText('85 g beef liver | 3 oz beef liver')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove ingredient 3' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Review ${recipe.title}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Grams of 2')).toHaveValue('85');
  await dialog.getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Publish this as everyday food?' });
  await question.getByRole('button', { name: 'Publish as everyday food' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Recipe Updated');
});
