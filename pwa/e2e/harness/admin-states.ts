import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import { signIn as signInByForm } from './sign-in.ts';

async function signIn(page: Page): Promise<void> {
  await signInByForm(page, '/admin?tab=comments');
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
    name: '/admin, a message',
    open: async (page) => {
      await page.goto('/admin?tab=messages');
      await page
        .getByRole('button', { name: /^Expand / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Update Message' })).toBeVisible();
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
    name: '/admin, an issue of the newsletter',
    open: async (page) => {
      await page.goto('/admin?tab=newsletter');
      await page.getByRole('button', { name: 'New issue' }).click();
      await expect(page.getByRole('form', { name: 'Issue' }).getByLabel('Subject')).toBeVisible();
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
  ...[
    ['/admin?tab=visitors', 'Top Country'],
    ['/admin?tab=photos', 'Recipe Photos'],
    ['/admin?tab=revenue', 'Ad Revenue'],
    ['/admin?tab=goal', 'What this rests on'],
    ['/admin?tab=affiliates', 'Conversions'],
    ['/admin?tab=link-status', 'Links to shops'],
    ['/admin/dashboard', 'Active Recipes'],
    ['/admin/dashboard?tab=visitors', 'Visits by day'],
    ['/admin/dashboard?tab=content', 'Comments per Recipe'],
    ['/admin/revenue', 'Most clicked here'],
    ['/admin/revenue?tab=projections', 'What this rests on'],
    ['/admin/revenue?tab=imports', 'Reports of networks'],
  ].map(([address = '', words = '']) => ({
    name: address,
    open: async (page: Page) => {
      await page.goto(address);
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    },
  })),
  {
    name: '/admin, audit log',
    open: async (page) => {
      await page.goto('/admin?tab=audit-log');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
    },
  },
  {
    name: '/admin, accounts',
    open: async (page) => {
      await page.goto('/admin?tab=accounts');
      await page.getByRole('button', { name: 'Make a link' }).click();
      await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
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
