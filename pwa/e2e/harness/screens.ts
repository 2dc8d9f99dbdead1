import type { Page } from '@playwright/test';
import { expect, expectHeading, expectStarted } from './journey.ts';

/** A screen, the way to it, and what shows that it is there. Each begins on an installed app. */
export type Screen = {
  name: string;
  open: (page: Page) => Promise<void>;
  /** What is not there on phones. */
  isWideOnly?: boolean;
};

const PUBLIC: readonly { path: string; heading: string | RegExp }[] = [
  { path: '/', heading: 'Good food, made at home.' },
  { path: '/?search=chicken', heading: 'Good food, made at home.' },
  { path: '/dog-recipes', heading: 'Dog recipes' },
  { path: '/cat-recipes', heading: 'Cat recipes' },
  { path: '/natural-cat-recipes', heading: 'Cat recipes' },
  { path: '/recipes', heading: 'All recipes' },
  { path: '/search', heading: 'Search recipes' },
  { path: '/organic', heading: 'Organic recipes' },
  { path: '/recipe/1', heading: 'Chicken & Brown Rice Bowl' },
  { path: '/recipe/66', heading: 'Simple Chicken & Heart' },
  { path: '/tools/nutrition-checker', heading: 'Nutrition Checker' },
  { path: '/tools/calorie-calculator', heading: 'Calorie Calculator' },
  { path: '/tools/portion-calculator', heading: 'Portion Calculator' },
  { path: '/tools/cost-calculator', heading: 'Cost Calculator' },
  { path: '/cost-calculator', heading: 'Cost Calculator' },
  { path: '/nutrition', heading: 'Where the numbers come from' },
  { path: '/about', heading: 'About Us' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms-of-service', heading: 'Terms of Service' },
  { path: '/disclaimer', heading: 'Medical Disclaimer' },
  { path: '/shop', heading: 'Shop' },
  { path: '/ingredients', heading: 'Food Ingredients' },
  { path: '/dog-products', heading: 'Dog Products' },
  { path: '/cat-products', heading: 'Cat Products' },
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

/** The screens of the device, as they are on a new one. */
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
  {
    name: '/import, empty',
    open: async (page) => {
      await page.goto('/import');
      await expectHeading(page, 'Import a Recipe');
      await expectStarted(page);
    },
  },
  {
    name: '/plan, empty',
    open: async (page) => {
      await page.goto('/plan');
      await expectHeading(page, 'Plan');
      await expect(page.getByText('Say who eats first')).toBeVisible();
    },
  },
  {
    name: '/shopping-list, empty',
    open: async (page) => {
      await page.goto('/shopping-list');
      await expect(page.getByText('An empty bowl, for now')).toBeVisible();
    },
  },
  {
    name: '/unsubscribe',
    open: async (page) => {
      await page.goto('/unsubscribe');
      await expectHeading(page, 'Weekly tips');
    },
  },
  {
    name: '/recipe/1/cook',
    open: async (page) => {
      await page.goto('/recipe/1/cook');
      await expect(page.getByText('How much?')).toBeVisible();
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
    name: '/admin',
    open: async (page) => {
      await page.goto('/admin');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Enter your username.')).toBeVisible();
    },
  },
];
