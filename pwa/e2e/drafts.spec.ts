import { newEntries, submitRecipe } from './harness/entries.ts';
import { expect, expectHydrated, test } from './harness/journey.ts';
import { outboxStates } from './harness/outbox-rows.ts';
import { toast } from './harness/review.ts';
import { fillDevice } from './harness/storage-faults.ts';

const SAVED_DRAFT = 'Draft saved on this device';

test('a full device says that it could not save the draft, and saves it once there is room', async ({
  page,
}) => {
  await page.goto('/submit');
  await expectHydrated(page);
  const makeRoom = await fillDevice(page, 'put');
  await page.getByLabel('Title').fill('Sunday Beef Pot');
  await expect(page.getByText('We couldn’t save this on your device.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Sunday Beef Pot');
  await makeRoom();
  await page.getByLabel('Description').fill('Slow beef with oats.');
  await expect(page.getByText(SAVED_DRAFT)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Sunday Beef Pot');
});

test('two tabs write one recipe: the last edit is kept, and sending it clears the draft in both', async ({
  context,
  page,
}) => {
  const { recipe } = newEntries();
  await page.goto('/submit');
  await expectHydrated(page);
  const other = await context.newPage();
  await other.goto('/submit');
  await expectHydrated(other);
  await page.getByLabel('Title').fill('Written first');
  await expect(page.getByText(SAVED_DRAFT)).toBeVisible();
  await other.getByLabel('Title').fill('Written second');
  await expect(other.getByText(SAVED_DRAFT)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Written second');
  await submitRecipe(page, recipe);
  await expect(toast(page)).toContainText('Recipe Submitted!');
  await expect(toast(page)).toContainText(
    'Your recipe has been submitted for review and will be published once approved.',
  );
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => outboxStates(other)).toEqual({ waiting: 0, refused: 0, sent: 1 });
  await other.reload();
  await expectHydrated(other);
  // By the time this is saved, the stored draft, if any, has been merged.
  await other.getByLabel('Description').fill('Another one, for later.');
  await expect(other.getByText(SAVED_DRAFT)).toBeVisible();
  await expect(other.getByLabel('Title')).toHaveValue('');
});
