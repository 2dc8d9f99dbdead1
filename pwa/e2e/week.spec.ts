import { readFile } from 'node:fs/promises';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { dayIn } from './harness/notices.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { storeRows } from './harness/stored-row.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 780 } });

const NOW = '2026-11-01T08:00:00.000Z';
const profile = { name: 'Rex', breed: 'Beagle', ageMonths: 30, weightKg: 12, activityLevel: 'medium' };

test('offline: a meal is marked and undone, its pack counts down, and the week goes into a calendar and onto one page (/plan/week)', async ({
  page,
  context,
}) => {
  await install(page, '/plan');
  const startsOn = await dayIn(page, 0);
  await storeRows(page, {
    pets: [{ id: 'rex', species: 'dog', isActive: true, updatedAt: NOW, profile }],
    plans: [
      {
        id: 'current',
        value: { startsOn, rows: [{ recipeId: 1, days: 7, petIds: null }], pets: [] },
        updatedAt: NOW,
      },
    ],
  });
  await context.setOffline(true);
  await page.reload();
  const today = page.getByRole('region', { name: 'Today' });
  const left = today.getByText(/^Rex: 6 meals in the fridge and 8 meals in the freezer\.$/);

  await test.step('one press marks a meal; it survives a reload, and an undo', async () => {
    await expect(left).toBeVisible();
    await today.getByRole('button', { name: 'Fed: Rex, 07:30' }).click();
    await expect(today.getByText(/Fed at \d\d:\d\d$/)).toBeVisible();
    await expect(today.getByText(/^Rex: 5 meals in the fridge/)).toBeVisible();
    expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
    await page.reload();
    await today.getByRole('button', { name: 'Undo: Rex, 07:30' }).click();
    await expect(left).toBeVisible();
  });

  await test.step('the calendar file holds every meal, at the owner’s times', async () => {
    await today.getByText('Put it in your calendar').click();
    await today.getByLabel('Rex, meal 2').fill('19:15');
    await today.getByLabel('Rex, meal 2').blur();
    await expect(today.getByRole('button', { name: 'Fed: Rex, 19:15' })).toBeVisible();
    const download = page.waitForEvent('download');
    await today.getByRole('button', { name: 'Save the calendar file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`bowlful-plan-${startsOn}.ics`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.match(/^SUMMARY:Feed Rex/gm)).toHaveLength(14);
    expect(text).toContain(`DTSTART:${startsOn.replaceAll('-', '')}T191500\r\n`);
  });

  await test.step('the week prints on one page, black on white', async () => {
    await follow(page, '/plan/week');
    await expectHeading(page, 'The week');
    await expect(page.getByRole('rowheader')).toHaveCount(7);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button')).toHaveCount(0);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await expect(page.getByRole('rowheader').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});
