import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import { ADMINISTRATOR } from './server-process.ts';

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin?tab=comments');
  await page.getByLabel('Username').fill(ADMINISTRATOR.username);
  await page.getByLabel('Password').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Pending Comment Reviews' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible();
}

async function openRecipes(page: Page): Promise<void> {
  await page.goto('/admin?tab=recipes');
  await expect(page.getByRole('button', { name: /^Review / }).first()).toBeVisible();
}

/** The administrator's screens in order, the first one signing in. A review and a recipe are pending. */
export const ADMIN_STATES: readonly Screen[] = [
  { name: '/admin, comments', open: signIn },
  {
    name: '/admin, overview',
    open: async (page) => {
      await page.goto('/admin');
      await expect(page.getByText('Approved Comments')).toBeVisible();
    },
  },
  { name: '/admin, recipes', open: openRecipes },
  {
    name: '/admin, a recipe under review',
    open: async (page) => {
      await openRecipes(page);
      await page
        .getByRole('button', { name: /^Review / })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Review Recipe' });
      await expect(dialog.getByText(/^Short of|unknown$/).first()).toBeVisible();
    },
  },
  {
    name: '/admin, published',
    open: async (page) => {
      await page.goto('/admin?tab=published');
      await page.getByRole('radio', { name: 'Recipes' }).click();
      await expect(page.getByRole('button', { name: /^Withdraw / }).first()).toBeVisible();
    },
  },
  {
    name: '/admin, the question before an erasure',
    open: async (page) => {
      await page.goto('/admin?tab=erasure');
      await page.getByLabel('Name').fill('Ada');
      await page.getByRole('button', { name: 'Look' }).click();
      await page.getByRole('button', { name: /^Erase \d/ }).click();
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Keep' })).toBeFocused();
    },
  },
  {
    name: '/admin, account',
    open: async (page) => {
      await page.goto('/admin?tab=account');
      await expect(page.getByLabel('Present password')).toBeVisible();
    },
  },
];
