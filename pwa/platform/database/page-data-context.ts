import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { PageData } from '#domain/contract/page-data';

const PageDataContext = createContext<PageData | undefined>(undefined);

/** Provides the inlined data, on the server and while hydrating. */
export function PageDataProvider(props: { data: PageData | undefined; children?: ReactNode }) {
  return createElement(PageDataContext, { value: props.data }, props.children);
}

/** Whether the device's own rows filled the page, so that none read later are older. */
export const isPaintedHere = (page: PageData | undefined): boolean => page?.device !== undefined;

/** The data inlined in the loaded page; undefined without any. */
export function usePageData(): PageData | undefined {
  return useContext(PageDataContext);
}
