import type { Page } from '@playwright/test';

/** Opens a tab of the admin panel; on a phone by way of its room, where only the open room shows its tabs. */
export async function openAdminTab(page: Page, name: string | RegExp): Promise<void> {
  const tab = page.getByRole('tab', { name, includeHidden: true });
  await tab.waitFor({ state: 'attached' });
  if (!(await tab.isVisible())) {
    const room = await tab.evaluate(
      (each) => each.closest('[role=tablist]')?.getAttribute('aria-label') ?? '',
    );
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: room }).click();
  }
  await page.getByRole('tab', { name }).click();
}
