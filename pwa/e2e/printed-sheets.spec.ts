import { readFile } from 'node:fs/promises';
import { addDays } from '#domain/plan/calendar';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { dayIn } from './harness/notices.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { storeRows } from './harness/stored-row.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 780 } });

const NOW = new Date().toISOString();
const PROFILE = {
  name: 'Rex',
  breed: 'Beagle',
  ageMonths: 62,
  weightKg: 16,
  activityLevel: 'medium',
  dailyEnergyKcal: 700,
  isNeutered: true,
  bodyCondition: 7,
  conditions: ['kidney', 'medicines'],
  avoidedFoods: [{ kind: 'beef' }, { kind: 'dairy' }],
  besidesPercent: 10,
};
const QUESTION = 'He drinks more than he did. Is there too much phosphorus in this?';

/** Thirty days of two meals: four recipes in turn, and kibble with each. */
function mealsUntil(today: string) {
  const recipes = [
    { recipeId: 1, name: 'Chicken and rice' },
    { recipeId: 2, name: 'Turkey and quinoa' },
    { recipeId: 3, name: 'Lamb and barley' },
    { recipeId: 4, name: 'Salmon and potato' },
  ];
  return Array.from({ length: 60 }, (_, at) => {
    const [day, meal] = [addDays(today, -Math.floor(at / 2)), (at % 2) + 1];
    const { recipeId, name } = recipes[Math.floor(at / 15)] ?? { recipeId: 1, name: '' };
    const of = { petId: 'rex', day, meal, fedAt: NOW };
    return [
      {
        id: `${day} rex ${meal} r${recipeId}`,
        value: { ...of, food: { kind: 'recipe', recipeId, version: '1' }, name, grams: 190, kcal: 230 },
        updatedAt: NOW,
      },
      {
        id: `${day} rex ${meal} c`,
        value: { ...of, food: { kind: 'complete' }, name: 'Bought complete food', grams: 25, kcal: 90 },
        updatedAt: NOW,
      },
    ];
  }).flat();
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g);

test('offline: a month of meals becomes two pages for the vet, and the plan a calendar and one page, black on white (/vet-sheet, /plan/week)', async ({
  page,
  context,
}) => {
  await install(page, '/dog-recipes');
  const today = await dayIn(page, 0);
  const plan = { startsOn: today, rows: [{ recipeId: 1, days: 7, petIds: null }], pets: [] };
  await storeRows(page, {
    pets: [{ id: 'rex', species: 'dog', isActive: true, updatedAt: NOW, profile: PROFILE }],
    plans: [{ id: 'current', value: plan, updatedAt: NOW }],
    fedMeals: mealsUntil(today),
    cookedDays: [{ id: '1', value: [addDays(today, -3), addDays(today, -9)], updatedAt: NOW }],
    weighIns: [
      {
        id: 'rex',
        value: [90, 60, 30, 14, 0].map((days, at) => ({
          day: addDays(today, -days),
          weightKg: 17.2 - 0.3 * at,
        })),
        updatedAt: NOW,
      },
    ],
  });
  await context.setOffline(true);
  await page.reload();

  await test.step('the sheet for the vet prints on two pages', async () => {
    await page.getByRole('button', { name: 'Rex', exact: true }).click();
    await page.getByRole('link', { name: 'Sheet for the vet' }).click();
    await expectHeading(page, 'Sheet for the vet');
    const sheet = page.getByRole('article', { name: 'Diet history of Rex' });
    await expect(sheet.getByText('Averages over all 30 days: 60 meals marked as fed.')).toBeVisible();
    // A day has two meals of 25 g and 90 kcal.
    await expect(sheet.getByRole('row', { name: /^Bought complete food 50 g 180 kcal/ })).toBeVisible();
    await page.getByLabel('Your questions for the vet').fill(QUESTION);
    await expect(page.getByText('Kept on this device')).toBeVisible();
    expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(sheet.getByText(QUESTION)).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toHaveLength(2);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });

  await test.step('a meal is unmarked and marked with one press, and the calendar file holds every meal at the owner’s times', async () => {
    await follow(page, '/plan');
    const day = page.getByRole('region', { name: 'Today' });
    await day.getByRole('button', { name: 'Undo: Rex, 07:30' }).click();
    // Of 7 × 2 planned meals, only the second of today is now fed: 13 are left.
    await expect(day.getByText(/^Rex: 5 meals in the fridge and 8 meals in the freezer\.$/)).toBeVisible();
    await day.getByRole('button', { name: 'Fed: Rex, 07:30' }).click();
    await expect(day.getByText(/^Rex: 4 meals in the fridge/)).toBeVisible();
    expect(await seriousViolations(page, { within: 'main' })).toEqual([]);
    await day.getByText('Put it in your calendar').click();
    await day.getByLabel('Rex, meal 2').fill('19:15');
    await day.getByLabel('Rex, meal 2').blur();
    await expect(day.getByRole('button', { name: 'Undo: Rex, 19:15' })).toBeVisible();
    const download = page.waitForEvent('download');
    await day.getByRole('button', { name: 'Save the calendar file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`bowlful-plan-${today}.ics`);
    const text = await readFile(await file.path(), 'utf8');
    // 7 days of two meals.
    expect(text.match(/^SUMMARY:Feed Rex/gm)).toHaveLength(14);
    expect(text).toContain(`DTSTART:${today.replaceAll('-', '')}T191500\r\n`);
  });

  await test.step('the week prints on one page', async () => {
    await follow(page, '/plan/week');
    await expectHeading(page, 'The week');
    await expect(page.getByRole('rowheader')).toHaveCount(7);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toHaveLength(1);
    await expect(page.getByRole('rowheader').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});
