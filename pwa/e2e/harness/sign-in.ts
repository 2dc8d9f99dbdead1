import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from './server-process.ts';

/** Signs the administrator in by the form, on a page below `/admin`. */
export async function signIn(page: Page, address = '/admin'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Username').fill(ADMINISTRATOR.username);
  await page.getByLabel('Password').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
