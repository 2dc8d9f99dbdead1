import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useRecipe } from '../database/recipes.ts';
import { pageMeta } from './page-meta.ts';

function setMeta(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content);
}

/** Keeps title and head in step with the address after the first page, which the server wrote. */
export function usePageMeta(): void {
  const { pathname, search } = useLocation();
  const id = Number(matchPath('/recipe/:id', pathname)?.params.id ?? 0);
  const found = useRecipe(id);
  const isUnknownYet = id !== 0 && found === undefined;
  const card = found?.card;
  useEffect(() => {
    if (isUnknownYet) return;
    const page = pageMeta(pathname + search, location.origin, card);
    document.title = page.title;
    document.head.querySelector('link[rel=canonical]')?.setAttribute('href', page.canonical);
    setMeta('meta[name=description]', page.description);
    setMeta('meta[name=robots]', page.robots);
    setMeta('meta[property="og:title"]', page.title);
    setMeta('meta[property="og:url"]', page.canonical);
    setMeta('meta[name="twitter:url"]', page.canonical);
  }, [pathname, search, isUnknownYet, card]);
}
