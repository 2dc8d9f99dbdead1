import { expect, type Page } from '@playwright/test';
import { expectHeading, expectHydrated } from './journey.ts';
import { openFold } from './open-fold.ts';
import { outboxStates } from './outbox-rows.ts';
import { reviewForm, toast } from './review.ts';
import type { Screen } from './screens.ts';

async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}

async function openDogProfile(page: Page): Promise<void> {
  await openStarted(page, '/dog-recipes');
  await page.getByRole('button', { name: 'Add Dog Profile' }).click();
  await expect(page.getByRole('form', { name: 'Dog profile' })).toBeVisible();
}

/** Lists, recipes and tools with something opened, filled in or invalid. */
export const VISITOR_STATES: readonly Screen[] = [
  {
    name: 'a recipe with its calculator and the review form with errors',
    open: async (page) => {
      await openStarted(page, '/recipe/1');
      await openFold(page, 'Dog Nutrition Calculator');
      await page.getByRole('button', { name: 'Write a review' }).click();
      await reviewForm(page).getByRole('button', { name: 'Submit Review' }).click();
      await expect(page.getByText('Comment is required (minimum 10 characters)')).toBeVisible();
    },
  },
  {
    name: 'a recipe, sharing it by e-mail, with the toast about a missing field',
    open: async (page) => {
      await openStarted(page, '/recipe/66');
      await openFold(page, 'Share this recipe');
      await page.getByRole('button', { name: 'Email', exact: true }).click();
      await page.getByRole('button', { name: 'Send Email' }).click();
      await expect(toast(page)).toContainText('Missing Information');
    },
  },
  { name: 'the dog profile, open', open: openDogProfile },
  {
    name: '/label-foods, the form with errors',
    open: async (page) => {
      await openStarted(page, '/label-foods');
      await page.getByRole('button', { name: 'Add a food' }).click();
      await page.getByLabel('Protein (%)').fill('60');
      await page.getByLabel('Fat (%)').fill('50');
      await page.getByText('Vitamins and minerals (optional)').click();
      await page.getByRole('button', { name: 'Save this food' }).click();
      await expect(page.getByText(/These add up to more than the food itself/)).toBeVisible();
    },
  },
  {
    name: 'the dog profile, with its breeds listed and an implausible weight',
    open: async (page) => {
      await openDogProfile(page);
      await page.getByLabel('Weight in kg').fill('25');
      await page.getByLabel('Breed').fill('Chihuahua');
      await expect(page.getByText('25 kg is a lot for a Chihuahua: check it.')).toBeVisible();
      await page.getByLabel('Breed').fill('ch');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
    },
  },
  {
    name: 'the dog profile, with what a vet would ask of a heavy, nursing dog',
    open: async (page) => {
      await openDogProfile(page);
      await page.getByLabel('Weight in kg').fill('25');
      await page.getByText('As a vet would ask').click();
      await page.getByText('7 heavy').click();
      await expect(page.getByLabel('Target weight in kg')).toBeVisible();
      await page.getByLabel('Nursing').check();
      await page.getByLabel('Number of puppies').fill('20');
      await page.getByLabel('Eaten besides the bowl').selectOption('20');
      await expect(page.getByText('Enter 1 to 15.')).toBeVisible();
    },
  },
  {
    name: 'the cat profile, open',
    open: async (page) => {
      await openStarted(page, '/cat-recipes');
      await page.getByRole('button', { name: 'Add Cat Profile' }).click();
      await expect(page.getByRole('heading', { name: "Set Up Your Cat's Profile" })).toBeVisible();
    },
  },
  {
    name: 'a list without a hit',
    open: async (page) => {
      await page.goto('/dog-recipes?q=zzzz');
      await expect(page.getByText('No dog recipes found matching your criteria.')).toBeVisible();
    },
  },
  {
    name: 'a list, answered by the assistant',
    open: async (page) => {
      await openStarted(page, '/cat-recipes');
      await page.getByRole('tab', { name: 'AI Assistant' }).click();
      await page.getByLabel('What are you looking for?').fill('diabetic cat');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(page.getByText(/^Ask your vet before you change/)).toBeVisible();
    },
  },
  {
    name: '/search?tab=ai, with a custom recipe',
    open: async (page) => {
      await openStarted(page, '/search?tab=ai&q=turkey%20and%20pumpkin%20for%20my%20dog');
      await page.getByRole('button', { name: 'Create Custom Recipe' }).click();
      await expect(page.getByText('Custom AI Recipe')).toBeVisible();
    },
  },
  {
    name: 'the menu, open',
    open: async (page) => {
      await openStarted(page, '/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'the Shop menu, open',
    isWideOnly: true,
    open: async (page) => {
      await openStarted(page, '/');
      await page.getByRole('button', { name: 'Shop' }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Food Ingredients', 'Dog Products']);
    },
  },
  {
    name: 'the cookie settings, open',
    open: async (page) => {
      await openStarted(page, '/about');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
    },
  },
  {
    name: '/submit, refused, with a toxic food in it',
    open: async (page) => {
      await openStarted(page, '/submit');
      await page.getByLabel('Ingredient 1', { exact: true }).fill('1 onion, chopped');
      await page.getByRole('button', { name: 'Submit Recipe' }).click();
      await expect(page.getByRole('link', { name: /is required/ }).first()).toBeVisible();
      await expect(page.getByText('1 toxic food').first()).toBeVisible();
    },
  },
  {
    name: '/contact, refused',
    open: async (page) => {
      await openStarted(page, '/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
];

/**
 * The owner's data and the ways to lose them, in order: the shopping list needs the plan before it. Queue and
 * favourites are seeded beforehand.
 */
export const OWNER_STATES: readonly Screen[] = [
  {
    name: '/recipe/1/cook, a step with a timer',
    open: async (page) => {
      await page.goto('/recipe/1/cook');
      await page.getByRole('button', { name: 'Start cooking' }).click();
      await page.getByRole('button', { name: 'Start 20 min' }).click();
      await expect(page.getByRole('timer')).toBeVisible();
    },
  },
  {
    name: '/recipe/1/cook, all steps and ingredients',
    open: async (page) => {
      await page.goto('/recipe/1/cook');
      await page.getByRole('button', { name: 'Steps and ingredients' }).click();
      await expect(page.getByRole('dialog', { name: 'Steps and ingredients' })).toBeVisible();
    },
  },
  {
    name: '/favourites, full',
    open: async (page) => {
      await page.goto('/favourites');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: '/queue, with refused and waiting items',
    open: async (page) => {
      await page.goto('/queue');
      await expect.poll(() => outboxStates(page)).toMatchObject({ refused: 1, waiting: 1 });
      await expect(page.getByRole('heading', { name: 'Refused (1)' })).toBeVisible();
    },
  },
  {
    name: '/queue, correcting a refused item',
    open: async (page) => {
      await page.goto('/queue');
      await page.getByRole('button', { name: 'Correct and send again' }).click();
      await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    },
  },
  {
    name: '/queue, about to discard',
    open: async (page) => {
      await page.goto('/queue');
      await page.getByRole('button', { name: 'Discard' }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: '/settings, about to clear everything',
    open: async (page) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Clear my data' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: '/plan, with a dog and a recipe',
    open: async (page) => {
      await openDogProfile(page);
      const form = page.getByRole('form', { name: 'Dog profile' });
      await form.getByLabel('Breed').fill('Labrador Retriever');
      await form.getByRole('option', { name: 'Labrador Retriever' }).click();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toHaveCount(0);
      await openStarted(page, '/recipe/1');
      await page.getByRole('button', { name: 'Add to plan' }).click();
      await page.getByRole('link', { name: 'Go to your plan' }).click();
      await expectHeading(page, 'Plan');
      await expect(page.getByRole('region', { name: 'Batches and cost' })).toBeVisible();
      await expect(page.getByRole('region', { name: /^Nutrients of/ })).toBeVisible();
    },
  },
  {
    name: '/shopping-list, of the plan, with a tick',
    open: async (page) => {
      await page.goto('/shopping-list');
      await page.getByRole('checkbox').first().click();
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await expect(page.getByRole('button', { name: 'Clear ticks' })).toBeVisible();
    },
  },
];
