import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCat, addDog } from '../features/pets/pets.ts';
import { addRecipeToPlan } from '../features/plan/plans.ts';
import { follow, loadScreens, openApp, storeBuiltinRecipes } from '../testing/app-screens.tsx';
import { clearDevice } from '../testing/clear-device.ts';

const RECIPE_ONE = 'Chicken & Brown Rice Bowl';
const text = (words: string | RegExp) => screen.findByText(words);
// By text: roles take seconds to compute for whole screens.
const press = async (name: string) =>
  fireEvent.click(await screen.findByText(name, { selector: 'button, button *' }));
const pounds = (value: string) =>
  expect.poll(() => screen.queryByLabelText<HTMLInputElement>('Weight in lb')?.value).toBe(value);

// Their modules load before the test's time begins.
beforeAll(() =>
  loadScreens([
    '/plan',
    '/settings',
    '/recipe/1',
    '/recipe/1/cook',
    '/dog-recipes',
    '/tools/calorie-calculator',
  ]),
);
beforeEach(async () => {
  await clearDevice();
  await storeBuiltinRecipes([1]);
  const rex = { name: 'Rex', breed: 'Labrador Retriever', ageMonths: 24 };
  await addDog({ ...rex, weightKg: 30, activityLevel: 'high' });
  // 4.3 kg.
  await addCat({ name: 'Mog', age: 'adult', weightLbs: 9.48, activity: 'low' });
  await addRecipeToPlan(1);
});
afterEach(cleanup);

it('units chosen once in the settings apply on every screen', async () => {
  await openApp('/plan');
  expect(await text('30 kg, adult')).toBeTruthy();
  expect(await text('4.3 kg, adult')).toBeTruthy();
  await follow('/settings');
  const us = await screen.findByLabelText<HTMLInputElement>('US (oz/cups)');
  fireEvent.click(us);
  await expect.poll(() => us.checked).toBe(true);

  // The recipe and its cook mode write a line alike.
  await follow('/recipe/1');
  await screen.findByText(RECIPE_ONE, { selector: 'h1' });
  const rice = (await screen.findAllByText('Brown rice, dry'))[0]?.closest('li');
  expect(rice?.textContent).toContain('6 1/4 oz');
  expect(await text(/oz a day\. The recipe lasts/)).toBeTruthy();
  await follow('/recipe/1/cook');
  expect(await text(/portions of .*oz/)).toBeTruthy();
  expect(await screen.findByRole('checkbox', { name: /Brown rice, dry.*6 1\/4 oz/ })).toBeTruthy();

  // Both profiles are in pounds.
  await follow('/dog-recipes');
  await press('Rex');
  expect(await text('66.1 lb')).toBeTruthy();
  await follow('/cat-recipes');
  await press('Mog');
  expect(await text('9.5 lb')).toBeTruthy();
  await press('Edit');
  await pounds('9.5');

  // So are the calculators of both.
  await follow('/tools/calorie-calculator');
  await pounds('66.1');
  fireEvent.click(screen.getByLabelText('Cat'));
  await pounds('9.5');
  await follow('/tools/portion-calculator');
  await pounds('66.1');

  // The plan and the shopping list are in pounds and cups too.
  await follow('/plan');
  expect(await text('66.1 lb, adult')).toBeTruthy();
  const rex = await screen.findByRole('region', { name: 'Rex' });
  expect(await within(rex).findAllByText(/\d (?:oz|lb)/)).not.toEqual([]);
  await follow('/shopping-list');
  expect(await screen.findByRole('checkbox', { name: /Brown rice/ })).toBeTruthy();
  expect(await screen.findAllByText(/ (?:oz|lb|cups) needed/)).not.toEqual([]);
});
