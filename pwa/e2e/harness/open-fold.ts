import type { Page } from '@playwright/test';

/** Opens the fold of that title, unless it is open. */
export async function openFold(page: Page, title: string): Promise<void> {
  const fold = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await fold.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}
