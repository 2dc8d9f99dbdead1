import { MISSING_RECIPE_URL, type PageData } from '#domain/contract/page-data';

/** What the server inlined in this page; undefined where there is nothing readable. */
export function readPageData(from: Document): PageData | undefined {
  const text = from.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return isPageData(data) ? ofThisAddress(data, from) : undefined;
  } catch {
    return undefined; // A page cut off in transit: the device's own rows and the first pull fill the screen.
  }
}

/** One page stands for all recipes that do not exist: it speaks of the one that was asked for. */
function ofThisAddress(data: PageData, from: Document): PageData {
  return data.url === MISSING_RECIPE_URL ? { ...data, url: from.location.pathname } : data;
}

/** Our own server wrote it in the same response as this script, so the outline is enough. */
function isPageData(data: unknown): data is PageData {
  if (typeof data !== 'object' || data === null) return false;
  const { url, counts } = data as { url?: unknown; counts?: unknown };
  return typeof url === 'string' && typeof counts === 'object' && counts !== null;
}
