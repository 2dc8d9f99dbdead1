import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { PageData } from '#domain/contract/page-data';

const PageDataContext = createContext<PageData | undefined>(undefined);

/** Hands the inlined data down, on the server and while hydrating. */
export function PageDataProvider(props: { data: PageData | undefined; children?: ReactNode }) {
  return createElement(PageDataContext, { value: props.data }, props.children);
}

/** The data inlined in the page that was loaded; undefined where it came without any. */
export function usePageData(): PageData | undefined {
  return useContext(PageDataContext);
}
