import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { seriousViolations } from './harness/serious-violations.ts';

test.use({ serviceWorkers: 'allow' });

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the weights in the list, where the profile is folded. */
async function openWeights(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rex', exact: true }).click();
  await page.getByText('Weight over time').click();
  await expect(page.getByRole('form', { name: 'Add a weight' })).toBeVisible();
}

async function weigh(page: Page, day: string, kg: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a weight' });
  await form.getByLabel('Weighed on').fill(day);
  await form.getByLabel('Weight in kg').fill(kg);
  await form.getByRole('button', { name: 'Add weight' }).click();
  await expect(form.getByLabel('Weight in kg')).toHaveValue('');
}

const rows = (page: Page) => page.getByRole('region', { name: 'Weights of Rex' }).locator('tbody tr');

test('weights are kept offline, charted and listed with the energy they call for, and included in the backup', async ({
  page,
  context,
}) => {
  await install(page, '/dog-recipes');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Dog Profile' }).click();
  await page.getByLabel('Breed').fill('Beagle');
  await page.getByRole('option', { name: 'Beagle' }).click();
  await page.getByLabel('Name (optional)').fill('Rex');
  await page.getByLabel('Weight in kg').fill('11');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Rex' })).toBeVisible();

  await test.step('one weight makes no chart', async () => {
    await page.reload();
    await openWeights(page);
    await expect(page.getByText('Add a weight on another day to see a chart.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('earlier ones do, and the text describes the trend', async () => {
    await weigh(page, '2026-01-05', '12.5');
    await weigh(page, '2026-03-02', '12');
    await expect(rows(page)).toHaveText([
      /11 kg.*kcal/,
      /2 Mar 2026.*12 kg.*kcal/,
      /5 Jan 2026.*12\.5 kg.*kcal/,
    ]);
    await expect(page.getByText(/^From 12\.5 kg on 5 Jan 2026 to 11 kg on .*: 12% lighter\./)).toBeVisible();
    await expect(page.locator('[data-points="3"] polyline')).toBeAttached();
    expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
  });

  await test.step('a future date is refused', async () => {
    await page.getByLabel('Weighed on').fill('2999-01-01');
    await expect(page.getByText('Today or earlier')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add weight' })).toBeDisabled();
  });

  await test.step('everything survives a restart, in pounds too, and one can be removed', async () => {
    await page.goto('/settings');
    await page.getByText('US (oz/cups)').click();
    // Clicked before hydration, it takes effect after it.
    await expect(page.getByRole('radio', { name: 'US (oz/cups)' })).toBeChecked();
    await follow(page, '/dog-recipes');
    await openWeights(page);
    await expect(rows(page)).toHaveText([/24\.3 lb/, /26\.5 lb/, /27\.6 lb/]);
    await page.getByRole('button', { name: 'Remove the weight of 2 Mar 2026' }).click();
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step('a backup carries them to an empty device', async () => {
    await follow(page, '/settings');
    await expectHeading(page, 'Settings');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a backup' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const { weighIns } = JSON.parse(text) as { weighIns: { value: unknown[] }[] };
    expect(weighIns.map(({ value }) => value.length)).toEqual([2]);
  });
});
