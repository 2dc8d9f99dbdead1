import { expect, expectHeading, install, test } from './harness/journey.ts';

test.use({ serviceWorkers: 'allow' });

test('a kibble is typed from its label and counted in a bowl, without a network (/label-foods)', async ({
  context,
  page,
}) => {
  await install(page);
  await context.setOffline(true);
  await page.goto('/label-foods');
  await expectHeading(page, 'Foods from a label');
  await page.getByRole('button', { name: 'Add a food' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Harvest Lamb and Rice');
  await page.getByLabel('Its label says').selectOption({ label: 'Complete for adults' });
  await page.getByLabel('Protein (%)').fill('24');
  await page.getByLabel('Fat (%)').fill('12');
  await page.getByLabel('Fibre (%)').fill('3');
  await expect(page.getByText(/^354 to 368 kcal in 100 g/)).toBeVisible();
  await page.getByRole('button', { name: 'Save this food' }).click();
  await expect(page.getByRole('heading', { name: 'Harvest Lamb and Rice' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'nutrition checker' }).click();
  await expectHeading(page, 'Nutrition Checker');
  await page.getByRole('button', { name: 'Harvest Lamb and Rice' }).click();
  const lines = page.getByRole('region', { name: 'As we read it' });
  await expect(lines.getByText('Harvest Lamb and Rice, 100 g, by its label')).toBeVisible();
  await page.getByText('FEDIAF', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Meets every minimum' })).toBeVisible();
});
