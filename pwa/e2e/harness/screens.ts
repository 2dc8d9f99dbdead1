import type { Page } from '@playwright/test';
import type { RenderedPath, RoutePath } from '#domain/site/route-table';
import { follow } from './follow.ts';
import { expect, expectHeading, expectHydrated } from './journey.ts';

/** A screen, how to reach it, and how to tell that it shows. Starts from an installed app. */
export type Screen = {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Whether the screen is missing on phones. */
  isWideOnly?: boolean;
};

/** The heading of each page that the server renders; a missing route is a type error. */
export const HEADINGS: Readonly<Record<Exclude<RenderedPath, '/recipe/:id' | '/guides/:slug'>, string>> = {
  '/': 'Good food, made at home.',
  '/dog-recipes': 'Dog recipes',
  '/cat-recipes': 'Cat recipes',
  '/natural-cat-recipes': 'Cat recipes',
  '/recipes': 'All recipes',
  '/search': 'Search recipes',
  '/organic': 'Organic recipes',
  '/tools': 'Calculators',
  '/tools/nutrition-checker': 'Nutrition Checker',
  '/tools/calorie-calculator': 'Calorie Calculator',
  '/tools/portion-calculator': 'Portion Calculator',
  '/tools/cost-calculator': 'Cost Calculator',
  '/cost-calculator': 'Cost Calculator',
  '/nutrition': 'Where the numbers come from',
  '/about': 'About Us',
  '/guides': 'Guides',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/disclaimer': 'Medical Disclaimer',
  '/reviews-policy': 'Reviews Policy',
  '/resources': 'Resources',
  '/spf-security-guide': 'SPF Record Guide',
  '/shop': 'Shop',
  '/ingredients': 'Food Ingredients',
  '/dog-products': 'Dog Products',
  '/cat-products': 'Cat Products',
  '/submit': 'Submit Your Recipe',
  '/seo-dashboard': 'SEO Dashboard',
  '/seo-audit': 'SEO Audit',
  '/contact': 'Contact Us',
};

const PUBLIC: readonly { path: string; heading: string }[] = [
  ...Object.entries(HEADINGS).map(([path, heading]) => ({ path, heading })),
  { path: '/?search=chicken', heading: HEADINGS['/'] },
  { path: '/guides/storing-home-made-food', heading: 'Storing cooked pet food safely' },
  { path: '/recipe/1', heading: 'Chicken & Brown Rice Bowl' },
  { path: '/recipe/66', heading: 'Simple Chicken & Heart' },
];

/** The public routes, rendered by the server. */
export const PUBLIC_SCREENS: readonly Screen[] = PUBLIC.map(({ path, heading }) => ({
  name: path,
  open: async (page) => {
    await page.goto(path);
    await expectHeading(page, heading);
    await expectHydrated(page);
  },
}));

/**
 * Opens a path as a link of the app does, which costs less, or loads it where the app isn't open yet. For screens whose
 * address another journey loads.
 */
async function show(page: Page, path: string): Promise<void> {
  const isOpen = await page.evaluate(() => document.querySelector('#root') !== null);
  await (isOpen ? follow(page, path) : page.goto(path));
}

/** The device's own screens, on a new device; a missing route is a type error. */
const EMPTY: Readonly<Record<Exclude<RoutePath, RenderedPath>, Screen>> = {
  '/settings': {
    name: '/settings',
    open: async (page) => {
      await show(page, '/settings');
      await expectHeading(page, 'Settings');
      await expectHydrated(page);
    },
  },
  '/favourites': {
    name: '/favourites, empty',
    open: async (page) => {
      await show(page, '/favourites');
      await expect(page.getByText('An empty bowl, for now')).toBeVisible();
    },
  },
  '/queue': {
    name: '/queue, empty',
    open: async (page) => {
      await show(page, '/queue');
      await expect(page.getByText('Nothing is waiting')).toBeVisible();
    },
  },
  '/import': {
    name: '/import, empty',
    open: async (page) => {
      await show(page, '/import');
      await expectHeading(page, 'Import a Recipe');
      await expectHydrated(page);
    },
  },
  '/plan': {
    name: '/plan, empty',
    open: async (page) => {
      await show(page, '/plan');
      await expectHeading(page, 'Plan');
      await expect(page.getByText('First tell us who’s eating')).toBeVisible();
    },
  },
  '/plan/week': {
    name: '/plan/week, empty',
    open: async (page) => {
      await page.goto('/plan/week');
      await expectHeading(page, 'The week');
      await expect(page.getByText('An empty bowl, for now')).toBeVisible();
    },
  },
  '/vet-sheet': {
    name: '/vet-sheet, without an animal',
    open: async (page) => {
      await page.goto('/vet-sheet');
      await expectHeading(page, 'Sheet for the vet');
      await expect(page.getByText('Whose sheet?')).toBeVisible();
    },
  },
  '/shopping-list': {
    name: '/shopping-list, empty',
    open: async (page) => {
      await show(page, '/shopping-list');
      await expect(page.getByText('An empty bowl, for now')).toBeVisible();
    },
  },
  '/my-recipes': {
    name: '/my-recipes, empty',
    open: async (page) => {
      await page.goto('/my-recipes');
      await expect(page.getByText('No recipes of your own yet')).toBeVisible();
    },
  },
  '/label-foods': {
    name: '/label-foods, empty',
    open: async (page) => {
      await show(page, '/label-foods');
      await expect(page.getByText('No food from a label yet')).toBeVisible();
    },
  },
  '/my-recipes/new': {
    name: '/my-recipes/new',
    open: async (page) => {
      await page.goto('/my-recipes/new');
      await expectHeading(page, 'New recipe');
    },
  },
  '/my-recipes/book': {
    name: '/my-recipes/book, empty',
    open: async (page) => {
      await page.goto('/my-recipes/book');
      await expectHeading(page, 'My recipes');
    },
  },
  '/my-recipes/:id': {
    name: '/my-recipes/:id, with a draft',
    open: async (page) => {
      await page.goto('/my-recipes/500000001');
      await expectHeading(page, 'New recipe');
      await page.getByLabel('Ingredient 1').fill('500 g beef mince');
      await expect(page.getByText('Draft saved on this device')).toBeVisible();
    },
  },
  '/join': {
    name: '/join, without an invitation',
    open: async (page) => {
      await show(page, '/join');
      await expectHeading(page, 'Join a household');
      await expectHydrated(page);
    },
  },
  '/recovery-sheet': {
    name: '/recovery-sheet, without a household',
    open: async (page) => {
      await page.goto('/recovery-sheet');
      await expectHeading(page, 'Recovery sheet');
      await expectHydrated(page);
    },
  },
  '/newsletter/confirm': {
    name: '/newsletter/confirm',
    open: async (page) => {
      await page.goto('/newsletter/confirm?token=not-one-of-ours-at-all');
      await expect(page.getByRole('button', { name: 'Yes, send me the tips' })).toBeVisible();
    },
  },
  '/unsubscribe': {
    name: '/unsubscribe',
    open: async (page) => {
      await show(page, '/unsubscribe');
      await expectHeading(page, 'Weekly tips');
    },
  },
  '/recipe/:id/cook': {
    name: '/recipe/1/cook',
    open: async (page) => {
      await show(page, '/recipe/1/cook');
      await expect(page.getByText('How much?')).toBeVisible();
    },
  },
  '/recipe/last': {
    name: '/recipe/last, before any',
    open: async (page) => {
      await show(page, '/recipe/last');
      await expectHeading(page, 'All recipes');
      await expectHydrated(page);
    },
  },
  '*': {
    name: 'not found',
    open: async (page) => {
      await show(page, '/nothing-here');
      await expectHeading(page, 'Oops! Page Not Found');
    },
  },
  '/admin/*': {
    name: '/admin',
    open: async (page) => {
      await page.goto('/admin');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Enter your username.')).toBeVisible();
    },
  },
};

export const EMPTY_SCREENS: readonly Screen[] = Object.values(EMPTY);
