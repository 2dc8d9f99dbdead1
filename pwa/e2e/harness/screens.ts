import type { Page } from '@playwright/test';
import { expect, expectHeading, expectStarted } from './journey.ts';
import { outboxStates } from './outbox-rows.ts';
import { reviewForm } from './review.ts';
import { ADMINISTRATOR } from './server-process.ts';

/** A screen, the way to it, and what shows that it is there. Each begins on an installed app. */
export type Screen = { name: string; open: (page: Page) => Promise<void> };

const PUBLIC: readonly { path: string; heading: string | RegExp }[] = [
  { path: '/', heading: 'Good food, made at home.' },
  { path: '/?search=chicken', heading: 'Good food, made at home.' },
  { path: '/dog-recipes', heading: 'Dog recipes' },
  { path: '/cat-recipes', heading: 'Cat recipes' },
  { path: '/recipe/1', heading: 'Chicken & Brown Rice Bowl' },
  { path: '/recipe/66', heading: 'Simple Chicken & Heart' },
  { path: '/tools/nutrition-checker', heading: 'Nutrition Checker' },
  { path: '/tools/calorie-calculator', heading: 'Calorie Calculator' },
  { path: '/nutrition', heading: 'Where the numbers come from' },
  { path: '/submit', heading: 'Submit Your Recipe' },
  { path: '/contact', heading: 'Contact Us' },
];

/** The public routes, which the server draws. */
export const PUBLIC_SCREENS: readonly Screen[] = PUBLIC.map(({ path, heading }) => ({
  name: path,
  open: async (page) => {
    await page.goto(path);
    await expectHeading(page, heading);
    await expectStarted(page);
  },
}));

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin?tab=comments');
  await page.getByLabel('Username').fill(ADMINISTRATOR.username);
  await page.getByLabel('Password').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Pending Comment Reviews' })).toBeVisible();
}

/** Every other screen and state. The queue and the hearts of the device are filled before. */
export const OTHER_SCREENS: readonly Screen[] = [
  {
    name: 'a recipe with its calculator and the form with errors',
    open: async (page) => {
      await page.goto('/recipe/1');
      await expectStarted(page);
      await page.getByRole('button', { name: 'Show calculator' }).click();
      await page.getByRole('button', { name: 'Write a review' }).click();
      await reviewForm(page).getByRole('button', { name: 'Submit Review' }).click();
      await expect(page.getByText('Comment is required (minimum 10 characters)')).toBeVisible();
    },
  },
  {
    name: 'the dog profile, open',
    open: async (page) => {
      await page.goto('/dog-recipes');
      await expectStarted(page);
      await page.getByRole('button', { name: 'Add Dog Profile' }).click();
      await expect(page.getByRole('form', { name: 'Dog profile' })).toBeVisible();
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
    name: 'the menu, open',
    open: async (page) => {
      await page.goto('/');
      await expectStarted(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
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
    name: 'not found',
    open: async (page) => {
      await page.goto('/nothing-here');
      await expectHeading(page, 'Oops! Page Not Found');
    },
  },
  {
    name: '/admin, signing in',
    open: async (page) => {
      await page.goto('/admin');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Enter your username.')).toBeVisible();
    },
  },
  { name: '/admin, comments', open: signIn },
  {
    name: '/admin, overview',
    open: async (page) => {
      await page.goto('/admin');
      await expect(page.getByText('Approved Comments')).toBeVisible();
    },
  },
];

/** The screens that are empty on a new device. */
export const EMPTY_SCREENS: readonly Screen[] = [
  {
    name: '/settings',
    open: async (page) => {
      await page.goto('/settings');
      await expectHeading(page, 'Settings');
      await expectStarted(page);
    },
  },
  {
    name: '/favourites, empty',
    open: async (page) => {
      await page.goto('/favourites');
      await expect(page.getByText('An empty bowl, for now')).toBeVisible();
    },
  },
  {
    name: '/queue, empty',
    open: async (page) => {
      await page.goto('/queue');
      await expect(page.getByText('Nothing is waiting')).toBeVisible();
    },
  },
];
