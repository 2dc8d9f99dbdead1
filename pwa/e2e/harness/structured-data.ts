import type { Page } from '@playwright/test';

type Data = { '@type': string; name?: string; itemListElement?: { name: string }[] };

const all = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Data,
  );

/** Types of the page's structured data. */
export async function structuredDataTypes(page: Page): Promise<string[]> {
  return (await all(page)).map((data) => String(data['@type']));
}

/** The page's structured data by type. */
export async function structuredData(page: Page): Promise<Record<string, Data>> {
  return Object.fromEntries((await all(page)).map((data) => [data['@type'], data]));
}
