import { follow } from './harness/follow.ts';
import { expect, expectHydrated, install, test } from './harness/journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a dog is set up offline, saved, edited, joined by another, and cleared', async ({
    page,
    context,
  }) => {
    await install(page, '/dog-recipes');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add Dog Profile' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    await page.getByLabel('Breed').fill('Zorgle');
    await expect(page.getByText('No breed found.')).toBeVisible();
    await page.getByLabel('Breed').fill('');
    await page.getByLabel('Breed').pressSequentially('Labradoodle');
    await expect(page.getByLabel('Breed')).toHaveValue('Labradoodle');
    await expect(page.getByLabel('Weight in kg')).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Weight in kg')).toHaveValue('26');
    await expect(page.getByText('Weight filled from the breed: check it.')).toBeVisible();
    await page.getByLabel('Breed').fill('Labrador Retriever');
    await page.getByRole('option', { name: 'Labrador Retriever' }).click();
    await expect(page.getByLabel('Weight in kg')).toHaveValue('30.6');
    await page.getByLabel('Name (optional)').fill('Rex');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Rex' })).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === 'dogProfile');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({ name: 'Rex' });

    await page.getByRole('button', { name: 'Add another dog' }).click();
    await page.getByLabel('Breed').fill('Pug');
    await page.getByRole('option', { name: 'Pug', exact: true }).click();
    await page.getByLabel('Name (optional)').fill('Ada');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Ada', exact: true }).click();
    await page.getByRole('group', { name: 'Your dogs' }).getByRole('button', { name: 'Rex' }).click();
    await expect(page.getByRole('heading', { name: 'Rex' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Rex' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('button', { name: 'Add Dog Profile' })).toBeVisible();
    expect((await context.cookies()).find(({ name }) => name === 'dogProfile')).toBeUndefined();
  });

  test('what a vet would ask is kept offline, and the bowl follows', async ({ page, context }) => {
    await install(page, '/dog-recipes');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add Dog Profile' }).click();
    await page.getByLabel('Breed').fill('Beagle');
    await page.getByLabel('Name (optional)').fill('Rex');
    await page.getByLabel('Weight in kg').fill('19.2');
    await page.getByText('As a vet would ask').click();
    await page.getByText('7 heavy').click();
    await page.getByLabel('Eaten besides the bowl').selectOption('10');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Rex' })).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Rex', exact: true }).click();
    // 16 kg without its excess of 20%: 70 to 90 · 8, of which the bowl gives 90% of the middle.
    await expect(page.getByText('560–720 kcal a day')).toBeVisible();
    await expect(page.getByText('576 kcal a day')).toBeVisible();
    await follow(page, '/recipe/1');
    await expect(page.getByText(/ a day, beside 10% from treats/)).toBeVisible();
  });
});

test('a dog saved by an older version of the site is migrated from local storage, and Save stores a cat’s profile', async ({
  page,
  context,
}) => {
  const dog = { name: 'Bo', breed: 'Beagle', ageMonths: 40, weightKg: 11, activityLevel: 'medium' };
  await page.goto('/robots.txt');
  await page.evaluate((json) => localStorage.setItem('dogProfile', json), JSON.stringify(dog));
  await page.goto('/dog-recipes');
  await expectHydrated(page);
  await expect(page.getByRole('button', { name: 'Bo', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dogProfile'))).toBeNull();
  expect((await context.cookies()).some(({ name }) => name === 'dogProfile')).toBe(true);

  await follow(page, '/cat-recipes');
  await page.getByRole('button', { name: 'Add Cat Profile' }).click();
  await expect(page.getByRole('heading', { name: "Set Up Your Cat's Profile" })).toBeVisible();
  await page.getByLabel('Name (optional)').fill('Mog');
  await page.getByLabel('Weight in kg').fill('4,3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Mog' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Mog', exact: true }).click();
  await expect(page.getByText('4.3 kg')).toBeVisible();
});
