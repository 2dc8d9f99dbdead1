import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { addDays } from '#domain/plan/calendar';
import type { FedMeal } from '#domain/plan/fed-log';
import { withPet } from '#domain/plan/plan';
import type { Recipe } from '#domain/recipe/recipe';
import { database } from '../../platform/database/bowlful.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { addReminder } from '../notices/reminders.ts';
import { addDog } from '../pets/pets.ts';
import { PlanPage } from './plan-page.tsx';
import { changePlan } from './plans.ts';
import { WeekPage } from './week-page.tsx';

/** 1200 kcal in 1000 g cooked. */
const BOWL: Partial<Recipe> = {
  id: 1,
  title: 'Chicken bowl',
  cookedWeightGrams: 1000,
  ingredientLines: [
    { ingredientId: 'chicken-breast', grams: 1000, metric: '1 kg chicken', us: '2 lb chicken' },
  ],
};
const today = '2026-11-25';
const yesterday = addDays(today, -1);

/** Rex eats 500 g of the bowl a day in two meals, for `days` from a date on. */
async function plan(startsOn: string, days: number) {
  await changePlan((kept) => ({ ...kept, startsOn, rows: [{ recipeId: 1, days, petIds: null }] }));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fedRows = async () => (await database.fedMeals.toArray()).map(({ value }) => value as FedMeal);
const openPlan = () => showScreen(<PlanPage />, '/plan', [aCard(BOWL)]);
const day = () => screen.findByRole('region', { name: /^(?:Today|Yesterday)$/ });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00`) });
  await clearDevice();
  await database.recipes.put(aSyncedRecipe(1, 7, BOWL));
  await database.cards.put(aCard(BOWL));
  await addDog({ ...BEAGLE, dailyEnergyKcal: 600 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('today', () => {
  it('shows each meal with its time, grams and pack, and what to cook', async () => {
    await plan(today, 3);
    openPlan();
    const meals = within(await screen.findByRole('region', { name: 'Rex’s meals' }));
    expect(meals.getAllByText('250 g Chicken bowl')).toHaveLength(2);
    expect(meals.getByText('07:30')).toBeTruthy();
    expect(meals.getAllByText(/^Fridge pack from/)).toHaveLength(2);
    const tasks = within(await screen.findByRole('list', { name: 'In the kitchen' }));
    expect(tasks.getByText('Cook 1.5 kg of Chicken bowl.')).toBeTruthy();
  });

  it('marks a meal with one press, counts its pack down, and undoes it', async () => {
    await plan(today, 3);
    openPlan();
    expect(await within(await day()).findByText('Rex: 6 meals in the fridge.')).toBeTruthy();
    await press('Fed: Rex, 07:30');
    expect(await screen.findByText(/^Fed at \d\d:\d\d$/)).toBeTruthy();
    expect(await within(await day()).findByText('Rex: 5 meals in the fridge.')).toBeTruthy();
    const [row] = await fedRows();
    expect(row).toMatchObject({
      day: today,
      meal: 1,
      food: { kind: 'recipe', recipeId: 1, version: '7' },
      name: 'Chicken bowl',
      grams: 250,
      kcal: 300,
    });
    expect(screen.getByText(/, 5 of 6 meals left$/)).toBeTruthy();
    await press('Undo: Rex, 07:30');
    await waitFor(async () => expect(await fedRows()).toEqual([]));
    expect(await screen.findByRole('button', { name: 'Fed: Rex, 07:30' })).toBeTruthy();
  });

  it('keeps a mark through a reload, with packs in the fridge and in the freezer', async () => {
    await plan(today, 7);
    openPlan();
    // Two meals a day: three days in the fridge, four in the freezer.
    const left = 'Rex: 6 meals in the fridge and 8 meals in the freezer.';
    expect(await within(await day()).findByText(left)).toBeTruthy();
    await press('Fed: Rex, 07:30');
    expect(await within(await day()).findByText(/^Rex: 5 meals in the fridge/)).toBeTruthy();
    cleanup();
    openPlan();
    await press('Undo: Rex, 07:30');
    expect(await within(await day()).findByText(left)).toBeTruthy();
  });

  it('shows the planned time again in a field that was emptied', async () => {
    await plan(today, 3);
    openPlan();
    const field = await screen.findByLabelText<HTMLInputElement>('Rex, meal 1');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    expect(field.value).toBe('07:30');
  });

  it('keeps the focus on the button that was pressed', async () => {
    await plan(today, 3);
    openPlan();
    const fed = await screen.findByRole('button', { name: 'Fed: Rex, 18:00' });
    fed.focus();
    fireEvent.click(fed);
    const undo = await screen.findByRole('button', { name: 'Undo: Rex, 18:00' });
    expect(document.activeElement).toBe(undo);
  });

  it('takes a correction of how much was eaten, without giving the pack the food back', async () => {
    await plan(today, 3);
    openPlan();
    await press('Fed: Rex, 07:30');
    const eaten = await screen.findByLabelText('How much Rex ate of Chicken bowl at 07:30');
    fireEvent.change(eaten, { target: { value: '0.5' } });
    await waitFor(async () => expect(await fedRows()).toMatchObject([{ grams: 125, kcal: 150 }]));
    expect(await screen.findByText('125 g Chicken bowl')).toBeTruthy();
    expect(await within(await day()).findByText('Rex: 5 meals in the fridge.')).toBeTruthy();
  });

  it('logs the kibble beside the bowl with the meal', async () => {
    await plan(today, 3);
    const { id } = (await database.pets.toArray())[0] ?? { id: '' };
    await changePlan((kept) => withPet(kept, id, { completeFoodPercent: 60 }));
    openPlan();
    // 40% of 500 g of the bowl; 360 kcal of kibble at 360 kcal per 100 g.
    const meals = within(await screen.findByRole('region', { name: 'Rex’s meals' }));
    expect(await meals.findAllByText('50 g kibble or tins')).toHaveLength(2);
    await press('Fed: Rex, 07:30');
    await waitFor(async () =>
      expect((await fedRows()).map(({ food, grams, kcal }) => [food.kind, grams, kcal])).toEqual([
        ['complete', 50, 180],
        ['recipe', 100, 120],
      ]),
    );
  });

  it('says who fed, where the owner gave a name', async () => {
    await setPreference('feeder', 'Ada');
    await plan(today, 3);
    openPlan();
    await press('Fed: Rex, 07:30');
    expect(await screen.findByText(/^Fed at \d\d:\d\d by Ada$/)).toBeTruthy();
  });

  it('asks about meals of yesterday, and takes one answer for all', async () => {
    await plan(yesterday, 3);
    openPlan();
    expect(await within(await day()).findByText('Rex: 4 meals in the fridge.')).toBeTruthy();
    // The question comes only once a meal is marked.
    expect(screen.queryByText(/of yesterday/)).toBeNull();
    await press('Fed: Rex, 07:30');
    expect(
      await screen.findByText('2 meals of yesterday aren’t marked. We count them as fed, as planned.'),
    ).toBeTruthy();
    expect(await within(await day()).findByText('Rex: 3 meals in the fridge.')).toBeTruthy();
    await press('All fed');
    await waitFor(async () =>
      expect((await fedRows()).map((row) => [row.day, row.meal])).toEqual([
        [yesterday, 1],
        [yesterday, 2],
        [today, 1],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'All fed' })).toBeNull());
  });

  it('puts a meal that was not fed back into its pack', async () => {
    await plan(yesterday, 3);
    openPlan();
    await press('Yesterday');
    await press('Not fed: Rex, 18:00');
    expect(await screen.findByText('Not fed, still in its pack')).toBeTruthy();
    expect(await within(await day()).findByText('Rex: 5 meals in the fridge.')).toBeTruthy();
    expect(await fedRows()).toMatchObject([{ day: yesterday, meal: 2, grams: 0, wasGiven: false }]);
  });

  it('says when to cook again, and the evening before what to thaw', async () => {
    await plan(addDays(today, -2), 5);
    openPlan();
    // A fridge pack until today, a freezer pack for tomorrow.
    const tasks = within(await screen.findByRole('list', { name: 'In the kitchen' }));
    expect(
      tasks.getByText('In the evening, take 1 pack out of the freezer: Rex’s Chicken bowl, 1 kg.'),
    ).toBeTruthy();
    const shown = within(await day());
    expect(shown.getByText('Rex: 2 meals in the fridge and 4 meals in the freezer.')).toBeTruthy();
    expect(shown.getByText(/^Enough until .*\. Cook again on /)).toBeTruthy();
  });

  it('forgets the reminder of a pack once it is eaten', async () => {
    await plan(today, 1);
    openPlan();
    fireEvent.click(await screen.findByRole('button', { name: /^Remind me: Chicken bowl/ }));
    await addReminder({ id: 'other', label: 'Soup', day: today, path: '/plan' });
    await press('Fed: Rex, 07:30');
    await press('Fed: Rex, 18:00');
    expect(await screen.findByText('Every pack of this plan is eaten.')).toBeTruthy();
    await waitFor(async () =>
      expect((await database.preferences.get('reminders'))?.value).toMatchObject([{ id: 'other' }]),
    );
  });
});

describe('the calendar file', () => {
  it('is saved with the owner’s times', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob);
      return 'blob:one';
    });
    const names: string[] = [];
    // A click on a link to a blob would leave the page.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await plan(today, 2);
    openPlan();
    const time = await screen.findByLabelText('Rex, meal 1');
    fireEvent.change(time, { target: { value: '06:45' } });
    fireEvent.blur(time);
    await screen.findByRole('button', { name: 'Fed: Rex, 06:45' });
    await press('Save the calendar file');
    await waitFor(() => expect(made).toHaveLength(1));
    const text = (await made[0]?.text()) ?? '';
    expect(made[0]?.type).toBe('text/calendar');
    expect(names).toEqual(['bowlful-plan-2026-11-25.ics']);
    const compact = today.replaceAll('-', '');
    expect(text).toContain(`DTSTART:${compact}T064500\r\n`);
    expect(text).toContain('SUMMARY:Feed Rex: 250 g Chicken bowl\r\n');
    // Four meals, and the cooking.
    expect(text.match(/^SUMMARY:Feed Rex/gm)).toHaveLength(4);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5);
  });
});

describe('the week for the fridge door', () => {
  it('has a page a week with a box for each meal and task', async () => {
    await plan(today, 9);
    showScreen(<WeekPage />, '/plan/week', [aCard(BOWL)]);
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
    const [first, second] = screen.getAllByRole('table');
    expect(within(first as HTMLElement).getAllByRole('rowheader')).toHaveLength(7);
    expect(within(second as HTMLElement).getAllByText(/250 g Chicken bowl$/)).toHaveLength(4);
    expect(screen.getByText('Cook 4.5 kg of Chicken bowl')).toBeTruthy();
    expect(screen.getAllByText(/^In the evening, take 1 pack out of the freezer/)).toHaveLength(2);
  });

  it('says so if the plan has no days', async () => {
    showScreen(<WeekPage />, '/plan/week', [aCard(BOWL)]);
    expect(await screen.findByText('Your plan has no days from today on.')).toBeTruthy();
  });
});
