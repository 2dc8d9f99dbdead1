import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { SAVED, toast } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { storedRow } from './harness/stored-row.ts';
import { aRecipe, fillRecipe, openPendingRecipes } from './harness/submission.ts';

const SAVED_DRAFT = 'Draft saved on this device';

test.use({ serviceWorkers: 'allow' });

test("a visitor's recipe, written offline in two tabs, survives a reload and arrives exactly once; it is reviewed by keyboard alone, cannot be published with a toxic food in it, and shows on another device, which keeps it offline; axe finds nothing serious in the review (/submit)", async ({
  browser,
  context: phone,
  page,
  backend,
}) => {
  test.setTimeout(180_000);
  const recipe = aRecipe({
    ingredients: ['1 lb turkey mince', 'beef liver', '150 g cooked brown rice', '1 large onion, chopped'],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await install(page, '/submit');
  await phone.setOffline(true);
  const tab = await phone.newPage();

  await test.step('offline: of two tabs the last edit is kept, through a reload', async () => {
    await tab.goto('/submit');
    await expectHeading(tab, 'Submit Your Recipe');
    await expectHydrated(tab);
    await page.getByLabel('Title').fill('Written first');
    await expect(page.getByText(SAVED_DRAFT)).toBeVisible();
    await tab.getByLabel('Title').fill(recipe.title);
    await expect(tab.getByText(SAVED_DRAFT)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue(recipe.title);
  });

  await test.step('offline: the recipe is sent, which clears the draft in both tabs', async () => {
    await expectHydrated(page);
    await fillRecipe(page, recipe);
    await page.getByLabel('Your name').fill('Ada Quokka');
    await expect(page.getByText('1 toxic food').first()).toBeVisible();
    await page.getByRole('button', { name: 'Submit Recipe' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send anyway' }).click();
    await expect(toast(page)).toContainText(SAVED);
    await expect(toast(page)).toContainText('It sends by itself when you are online.');
    await expect(page).toHaveURL(`${backend.origin}/`);
    await tab.reload();
    await expectHydrated(tab);
    // By the time this is saved, the stored draft, if any, has been merged.
    await tab.getByLabel('Description').fill('Another one, for later.');
    await expect(tab.getByText(SAVED_DRAFT)).toBeVisible();
    await expect(tab.getByLabel('Title')).toHaveValue('');
  });

  await test.step('offline: the assistant writes steps for another recipe, whose toxic food is swapped', async () => {
    const generate = tab.getByRole('button', { name: 'Generate Steps' });
    await expect(generate).toBeDisabled();
    await tab.getByLabel('Ingredient 1', { exact: true }).fill('500 g turkey mince');
    await tab.getByRole('button', { name: 'Add ingredient' }).click();
    await tab.getByLabel('Ingredient 2', { exact: true }).fill('1 onion, chopped');
    await expect(tab.getByText('1 toxic food').first()).toBeVisible();
    await tab.getByRole('button', { name: 'Swap for carrot' }).first().click();
    await expect(tab.getByLabel('Ingredient 2', { exact: true })).toHaveValue('1 carrot, chopped small');
    await expect(tab.getByText('Nothing toxic')).toBeVisible();
    await tab.getByRole('switch', { name: 'AI-assisted steps' }).click();
    await generate.click();
    await expect(toast(tab)).toContainText('AI Explanations Generated!');
    await expect(tab.getByLabel('Step 1', { exact: true })).not.toHaveValue('');
    await tab.close();
  });

  await test.step('online: the recipe arrives exactly once', async () => {
    await phone.setOffline(false);
    await expect
      .poll(async () => {
        const pending = await backend.admin.pendingRecipes();
        return pending.filter(({ title }) => title === recipe.title).length;
      })
      .toBe(1);
  });

  const tablet = await browser.newContext();
  const other = await tablet.newPage();
  const dialog = other.getByRole('dialog', { name: 'Review Recipe' });
  const review = other.getByRole('button', { name: `Review ${recipe.title}` });
  await install(other);

  await test.step('the administrator sees the toxic food, and cannot publish the recipe', async () => {
    await other.setViewportSize({ width: 390, height: 844 });
    await openPendingRecipes(other);
    const card = other.getByRole('listitem').filter({ hasText: recipe.title });
    await expect(card).toContainText('Toxic: Onion');
    await expect(card).toContainText('30 min');
    await expect(card).toContainText('4 servings');
    await expect(card).toContainText('By Ada Quokka');
    await review.focus();
    await other.keyboard.press('Enter');
    await expect(dialog.getByText('Toxic food in it: do not feed')).toBeVisible();
    await expect(dialog.getByText(/toxic to dogs\./).first()).toBeVisible();
    await expect(dialog.getByText('Onion is toxic to dogs: remove it.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await expect(dialog.getByText('450 g turkey mince | 1 lb ground turkey')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]) {
        await other.emulateMedia({ colorScheme });
        await other.setViewportSize(viewport);
        expect.soft(await seriousViolations(other)).toEqual([]);
        const { scroll, inner } = await dialog.evaluate(({ scrollWidth: scroll, clientWidth: inner }) => ({
          scroll,
          inner,
        }));
        expect.soft(scroll, 'nothing is cut off to the side').toBeLessThanOrEqual(inner);
      }
    }
  });

  const id = await test.step('the recipe is corrected and approved by keyboard alone', async () => {
    await dialog.getByLabel('Grams of 2').focus();
    await other.keyboard.type('85');
    await expect(dialog.getByText('85 g beef liver | 3 oz beef liver')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove ingredient 4' }).focus();
    await other.keyboard.press('Enter');
    await other.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(review).toBeFocused();
    await other.keyboard.press('Enter');
    await expect(dialog.getByLabel('Grams of 2')).toHaveValue('85');
    await dialog.getByLabel('Message to the author').focus();
    await other.keyboard.type('Nobody here has cooked a finer bowl.');
    await dialog.getByRole('button', { name: 'Approve' }).focus();
    await other.keyboard.press('Enter');
    const question = other.getByRole('alertdialog', { name: 'Publish this as everyday food?' });
    await question.getByRole('button', { name: 'Publish as everyday food' }).focus();
    await other.keyboard.press('Enter');
    await expect(toast(other)).toContainText(/Recipe Updated.*recipe \d+/);
    const [, published = ''] = /recipe (\d+)/.exec((await toast(other).textContent()) ?? '') ?? [];
    // The built-in recipes take the ids up to 110.
    expect(Number(published)).toBeGreaterThanOrEqual(111);
    await expect(other.getByRole('listitem').filter({ hasText: recipe.title })).toHaveCount(0);
    return published;
  });

  await test.step('the author finds the recipe published, with the administrator’s message, online and then without a network', async () => {
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

  await test.step('the other device has the recipe after its next pull, and keeps it offline', async () => {
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

  await test.step('the server renders the recipe’s page for every visitor', async () => {
    const html = await (await fetch(`${backend.origin}/recipe/${id}`)).text();
    expect(html).toContain(recipe.title);
    expect(html).toContain('"@type":"Recipe"');
  });
  await tablet.close();
});
