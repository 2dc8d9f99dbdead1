import { createContext, createElement, type ReactNode, useContext } from 'react';
import { MISSING_RECIPE_URL, type PageData } from '#domain/contract/page-data';

const PageDataContext = createContext<PageData | undefined>(undefined);

/** Provides the inlined data, on the server and while hydrating. */
export function PageDataProvider(props: { data: PageData | undefined; children?: ReactNode }) {
  return createElement(PageDataContext, { value: props.data }, props.children);
}

/** The data inlined in the loaded page; undefined without any. */
export function usePageData(): PageData | undefined {
  return useContext(PageDataContext);
}

/** Whether the page was rendered from the device's own rows, so that rows read later are never older. */
export const isFromDevice = (page: PageData | undefined): boolean => page?.device !== undefined;

/** The data that the server inlined in this page; undefined if missing or unreadable. */
export function readPageData(from: Document): PageData | undefined {
  const text = from.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return isPageData(data) ? ofThisAddress(data, from) : undefined;
  } catch {
    return undefined; // A truncated page: the device's rows and the first pull fill the screen.
  }
}

/** All missing recipes share one cached page, so the id comes from the address. */
function ofThisAddress(data: PageData, from: Document): PageData {
  return data.url === MISSING_RECIPE_URL ? { ...data, url: from.location.pathname } : data;
}

/** Our own server wrote it in the same response as this script, so a check of the shape is enough. */
function isPageData(data: unknown): data is PageData {
  if (typeof data !== 'object' || data === null) return false;
  const { url, counts } = data as { url?: unknown; counts?: unknown };
  return typeof url === 'string' && typeof counts === 'object' && counts !== null;
}
