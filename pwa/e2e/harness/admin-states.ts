import { expect, type Page } from '@playwright/test';
import { openAdminTab } from './admin-tab.ts';
import type { Screen } from './screens.ts';
import { signIn as signInByForm } from './sign-in.ts';

async function signIn(page: Page): Promise<void> {
  await signInByForm(page, '/admin?tab=comments');
  await expect(page.getByRole('heading', { name: 'Pending Comment Reviews' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible();
}

async function openRecipes(page: Page): Promise<void> {
  await openAdminTab(page, 'Recipes');
  await expect(page.getByRole('button', { name: /^Review / }).first()).toBeVisible();
}

/**
 * The administrator's screens, in order: the first signs in, and most are another tab of the one before. A
 * review and a recipe are pending.
 */
export const ADMIN_STATES: readonly Screen[] = [
  { name: '/admin, comments', open: signIn },
  {
    name: '/admin, overview',
    open: async (page) => {
      await openAdminTab(page, 'Overview');
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
      // The first recipe depends on earlier journeys.
      await expect(dialog.getByText(/^Short of|unknown$|^Toxic food in it/).first()).toBeVisible();
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
      await openAdminTab(page, 'Published');
      await page.getByRole('radio', { name: 'Recipes' }).click();
      await expect(page.getByRole('button', { name: /^Withdraw / }).first()).toBeVisible();
    },
  },
  {
    name: '/admin, an issue of the newsletter',
    open: async (page) => {
      await openAdminTab(page, 'Newsletter');
      await page.getByRole('button', { name: 'New issue' }).click();
      await expect(page.getByRole('form', { name: 'Issue' }).getByLabel('Subject')).toBeVisible();
    },
  },
  {
    name: '/admin, about to erase',
    open: async (page) => {
      await openAdminTab(page, 'Privacy');
      await page.getByLabel('Name').fill('Ada');
      await page.getByRole('button', { name: 'Find' }).click();
      await page.getByRole('button', { name: /^Erase \d/ }).click();
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Keep' })).toBeFocused();
    },
  },
  ...[
    // The alert dialog of the previous screen covers the tabs.
    ['/admin?tab=visitors', 'Top Country', undefined],
    ['/admin?tab=photos', 'Recipe Photos', 'Photos'],
    ['/admin?tab=goal', 'Assumptions', '£50k Goal'],
    ['/admin?tab=affiliates', 'Conversions', 'Affiliates'],
    ['/admin?tab=link-status', 'Links to shops', 'Link Status'],
    ['/admin/dashboard', 'Active Recipes', undefined],
    ['/admin/dashboard?tab=visitors', 'Visits by day', 'Visitors'],
    ['/admin/dashboard?tab=content', 'Comments per Recipe', 'Content'],
    ['/admin/revenue', 'Ad Revenue', undefined],
    ['/admin/revenue?tab=projections', 'Assumptions', 'Projections'],
    ['/admin/revenue?tab=imports', 'Network reports', 'Reports'],
  ].map(([address = '', words = '', tab]) => ({
    name: address,
    open: async (page: Page) => {
      if (tab === undefined) await page.goto(address);
      else if (address.startsWith('/admin?')) await openAdminTab(page, tab);
      else await page.getByRole('tab', { name: tab }).click();
      await expect(page).toHaveURL(address);
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
    name: '/admin, people',
    open: async (page) => {
      await openAdminTab(page, 'People');
      await page.getByRole('button', { name: 'Create a link' }).click();
      await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    },
  },
  {
    name: '/admin, my account',
    open: async (page) => {
      await openAdminTab(page, 'My account');
      await expect(page.getByLabel('Current password')).toBeVisible();
    },
  },
];
