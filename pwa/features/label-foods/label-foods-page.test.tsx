import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KIBBLE } from '#domain/pet-food/label-foods.test-support';
import { database } from '../../platform/database/bowlful.ts';
import { saveLabelFood } from '../../platform/own/label-foods.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { NutritionChecker } from '../tools/nutrition-checker.tsx';
import { LabelFoodsPage } from './label-foods-page.tsx';

const open = () => showScreen(<LabelFoodsPage />, '/label-foods', []);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stored = async () =>
  (await database.preferences.where('key').startsWith('label-food:').toArray()).map(({ value }) => value);

async function fillIn(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a food' }));
  await screen.findByRole('form');
  type('Name', 'Harvest Lamb and Rice');
  type('Its label says', 'adult');
  type('Protein (%)', '24');
  type('Fat (%)', '12');
  type('Fibre (%)', '3');
}

beforeEach(async () => {
  await clearDevice();
});
afterEach(cleanup);

describe('foods from a label', () => {
  it('are typed, with what we make of them, and listed', async () => {
    open();
    await fillIn();
    // Without ash and moisture: 353.8 to 368.4 kcal by NRC 2006.
    expect(
      screen.getByText(/^354 to 368 kcal in 100 g, worked out from the analysis by NRC 2006\./),
    ).toBeTruthy();
    expect(
      screen.getByText('Its label leaves out the ash and moisture, so we count the usual range.'),
    ).toBeTruthy();
    type('Ash (%), if it says', '7');
    type('Moisture (%), if it says', '9');
    expect(screen.getByText(/^361 kcal in 100 g/)).toBeTruthy();
    expect(screen.getByText(/complete for adult dogs.*FEDIAF/)).toBeTruthy();
    type('Calcium (%)', '1,4');
    press('Save this food');
    expect(await screen.findByRole('heading', { name: 'Harvest Lamb and Rice' })).toBeTruthy();
    expect(await stored()).toMatchObject([
      {
        name: 'Harvest Lamb and Rice',
        completeFor: 'adult',
        law: 'EU',
        protein: 24,
        moisture: 9,
        energy: null,
        nutrients: { calcium: { amount: 1.4, unit: '%' } },
      },
    ]);
    expect(await database.drafts.count()).toBe(0);
  });

  it('are refused for impossible values at once, and for missing ones on saving', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a food' }));
    await screen.findByRole('form');
    type('Protein (%)', '60');
    type('Fat (%)', '50');
    expect(screen.getByText(/add up to more than the food itself/)).toBeTruthy();
    type('Fat (%)', '12');
    expect(screen.queryByText(/add up to more/)).toBeNull();
    type('Name', 'chicken');
    expect(screen.getByText('Our tables have a food of this name: add the brand.')).toBeTruthy();
    type('Name', '');
    press('Save this food');
    expect(await screen.findByText('Enter its name, as you’d write it in a recipe.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(screen.getByText('Choose what its label says.')).toBeTruthy();
    expect(screen.getByText('Enter the fibre in percent; 0 if there is none.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('US label'));
    expect(screen.getByText(/US labels state their calories/)).toBeTruthy();
    expect(await stored()).toEqual([]);
  });

  it('are not saved with an unreadable figure: its section opens, and the figure has the focus', async () => {
    open();
    await fillIn();
    const calcium = field('Calcium (%)');
    type('Calcium (%)', 'lots');
    expect(calcium.closest('details')?.open).toBe(false);
    press('Save this food');
    await waitFor(() => expect(calcium.closest('details')?.open).toBe(true));
    expect(document.activeElement).toBe(calcium);
    expect(await stored()).toEqual([]);
  });

  it('are questioned if their energy doesn’t fit the analysis', async () => {
    open();
    await fillIn();
    type('Energy, if it says', '36');
    expect(
      screen.getByText(/^This is 36 kcal in 100 g, but the analysis gives about 354 to 368 kcal\./),
    ).toBeTruthy();
  });

  it('keep what was typed when the form is closed', async () => {
    open();
    await fillIn();
    await waitFor(async () => expect(await database.drafts.count()).toBe(1));
    press('Close');
    fireEvent.click(await screen.findByRole('button', { name: 'Continue your unsaved food' }));
    await screen.findByRole('form');
    await waitFor(() => expect(field('Name').value).toBe('Harvest Lamb and Rice'));
  });

  it('keep what was typed while they were being saved', async () => {
    open();
    await fillIn();
    press('Save this food');
    type('Ash (%), if it says', '7');
    expect(await screen.findByRole('heading', { name: 'Harvest Lamb and Rice' })).toBeTruthy();
    await waitFor(async () =>
      expect((await database.drafts.get('label-food:new'))?.value).toMatchObject({ ash: '7' }),
    );
  });

  it('can be changed, and deleted with an undo', async () => {
    await saveLabelFood(KIBBLE);
    open();
    fireEvent.click(await screen.findByRole('button', { name: `Change ${KIBBLE.name}` }));
    await screen.findByRole('form');
    expect(field('Protein (%)').value).toBe('24');
    type('Protein (%)', '26');
    press('Save this food');
    await waitFor(async () => expect(await stored()).toEqual([{ ...KIBBLE, protein: 26 }]));
    fireEvent.click(await screen.findByRole('button', { name: `Delete ${KIBBLE.name}` }));
    expect(await screen.findByText('No food from a label yet')).toBeTruthy();
    toastStore.getState().toast?.undo?.();
    expect(await screen.findByRole('heading', { name: KIBBLE.name })).toBeTruthy();
    expect(await stored()).toEqual([{ ...KIBBLE, protein: 26 }]);
  });
});

it('foods from a label are lines of the nutrition checker by their name', async () => {
  await saveLabelFood(KIBBLE);
  showScreen(<NutritionChecker />, '/tools/nutrition-checker', []);
  const chips = await screen.findByRole('group', { name: 'Add a food from its label' });
  fireEvent.click(within(chips).getByRole('button', { name: KIBBLE.name }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ingredients').value).toBe(`1 cup ${KIBBLE.name}`);
  const lines = await screen.findByRole('region', { name: 'As we read it' });
  expect(within(lines).getByText('Harvest Lamb and Rice, 95 g, by its label')).toBeTruthy();
  expect(within(lines).getByText('The one line is understood.')).toBeTruthy();
});

it('a food without a measure counts as 100 g in the checker, and is complete as its label says', async () => {
  open();
  await fillIn();
  press('Save this food');
  expect(await screen.findByRole('heading', { name: 'Harvest Lamb and Rice' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'nutrition checker' });
  expect(link.getAttribute('href')).toBe('/tools/nutrition-checker');
  cleanup();
  showScreen(<NutritionChecker />, '/tools/nutrition-checker', []);
  fireEvent.click(await screen.findByRole('button', { name: 'Harvest Lamb and Rice' }));
  const lines = within(await screen.findByRole('region', { name: 'As we read it' }));
  expect(lines.getByText('Harvest Lamb and Rice, 100 g, by its label')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('FEDIAF'));
  expect(await screen.findByRole('heading', { name: 'Meets every minimum' })).toBeTruthy();
});
