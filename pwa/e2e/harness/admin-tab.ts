import type { Page } from '@playwright/test';

/** Opens a screen of the admin area; on a phone through its room, as only the open room shows its screens. */
export async function openAdminTab(page: Page, name: string | RegExp): Promise<void> {
  const rooms = page.getByRole('navigation', { name: 'Rooms' });
  const screen = rooms.locator('[data-screen]').filter({ hasText: name });
  await screen.waitFor({ state: 'attached' });
  if (!(await screen.isVisible())) {
    const room = await screen.evaluate(
      (each) => each.closest('[data-list]')?.getAttribute('aria-label') ?? '',
    );
    await rooms.getByRole('link', { name: room }).first().click();
  }
  await screen.click();
}
