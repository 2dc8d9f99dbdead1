import type { Page } from '@playwright/test';

/** Types of the page's structured data. */
export async function structuredDataTypes(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => String((JSON.parse(text) as { '@type': string })['@type']));
}
