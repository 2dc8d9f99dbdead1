import { randomUUID } from 'node:crypto';
import { Device } from './harness/device.ts';
import { newEntries, submitRecipe } from './harness/entries.ts';
import { expect, expectHydrated, install, test } from './harness/journey.ts';
import { outboxStates } from './harness/outbox-rows.ts';
import { toast } from './harness/review.ts';
import { fillDevice } from './harness/storage-faults.ts';

test.use({ serviceWorkers: 'allow' });

const SAVED_DRAFT = 'Draft saved on this device';

test('the browser is killed in the middle of a recipe and a message, and every word is there again', async ({
  backend,
}) => {
  test.setTimeout(120_000);
  const device = new Device(backend, `draft-${randomUUID()}`);
  const { page } = await device.open();
  await page.goto('/contact');
  await expectHydrated(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('How much rice for a');
  await page.goto('/submit');
  await expectHydrated(page);
  await page.getByLabel('Title').fill('Sunday Beef Pot');
  await page.getByRole('button', { name: 'Add ingredient' }).click();
  await page.getByLabel('Ingredient 2', { exact: true }).fill('200 g rolled oats');
  await expect(page.getByText(SAVED_DRAFT)).toBeVisible();
  await device.kill();

  const { page: again } = await device.open();
  await again.goto('/submit');
  await expectHydrated(again);
  await expect(again.getByLabel('Title')).toHaveValue('Sunday Beef Pot');
  await expect(again.getByLabel('Ingredient 2', { exact: true })).toHaveValue('200 g rolled oats');
  await again.goto('/contact');
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('How much rice for a');
  await device.close();
});

test('a full device says that the draft could not be kept, and keeps it once there is room', async ({
  page,
}) => {
  await install(page, '/submit');
  const makeRoom = await fillDevice(page, 'put');
  await page.getByLabel('Title').fill('Sunday Beef Pot');
  await expect(page.getByText('Could not be kept on this device.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Sunday Beef Pot');
  await makeRoom();
  await page.getByLabel('Description').fill('Slow beef with oats.');
  await expect(page.getByText(SAVED_DRAFT)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Sunday Beef Pot');
});

test('two tabs write one recipe: the words typed last are kept, and sending it empties the draft of both', async ({
  context,
  page,
}) => {
  const { recipe } = newEntries();
  await install(page, '/submit');
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
  await expect.poll(() => outboxStates(other)).toEqual({ waiting: 0, refused: 0, sent: 1 });
  await other.reload();
  // The title is empty while the draft is loading, too.
  await expectHydrated(other);
  await expect(other.getByLabel('Title')).toHaveValue('');
});

test('backup files of every wrong kind are refused in words, and the draft stays', async ({ page }) => {
  await install(page, '/submit');
  await page.getByLabel('Title').fill('Sunday Beef Pot');
  await expect(page.getByText(SAVED_DRAFT)).toBeVisible();
  await page.goto('/settings');
  await expectHydrated(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a backup' }).click();
  const whole = JSON.parse(await (await download).createReadStream().then(readAll)) as Record<
    string,
    unknown
  >;
  const give = (buffer: Buffer) =>
    page.getByLabel('Backup file').setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer });
  const changed = (part: object) => Buffer.from(JSON.stringify({ ...whole, ...part }));
  for (const [buffer, sentence] of [
    [Buffer.alloc(0), 'This file is not a Bowlful backup.'],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254]), 'This file is not a Bowlful backup.'],
    [Buffer.from('[]'), 'This file is not a Bowlful backup.'],
    [Buffer.from('['.repeat(200_000)), 'This file is not a Bowlful backup.'],
    [changed({ version: 99 }), 'This backup was made by a newer version of Bowlful.'],
    [changed({ version: 'one' }), 'This backup is damaged (version)'],
    [changed({ pets: [{ id: 'x' }] }), 'This backup is damaged (pets, entry 1)'],
    [changed({ favourites: 7 }), 'This backup is damaged (favourites)'],
    [changed({ queue: [{ id: 'x', type: 'review' }] }), 'This backup is damaged (queue, entry 1)'],
    [changed({ extra: true }), 'This backup is damaged'],
  ] as const) {
    await give(buffer);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('alert')).toContainText('Nothing was changed.');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await page.goto('/submit');
  await expect(page.getByLabel('Title')).toHaveValue('Sunday Beef Pot');
});

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}
