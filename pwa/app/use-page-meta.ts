import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { breadcrumbJsonLd } from '#domain/recipe/breadcrumb';
import { NO_RECIPE, recipeIdOf } from '#domain/recipe/recipe-address';
import { useRecipe } from '../database/recipes.ts';
import { type HeadTag, headTags } from './head-tags.ts';
import { pageMeta } from './page-meta.ts';

/** Brings one element of the head in step: the one the server wrote, or a new one. */
function writeTag({ element, key, attributes }: HeadTag): void {
  const selector = key.map((name) => `[${name}="${attributes[name]}"]`).join('');
  let tag = document.head.querySelector(`${element}${selector}`);
  if (tag === null) {
    tag = document.createElement(element);
    document.head.append(tag);
  }
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
}

/**
 * The trail of the page. A recipe's own structured data are the server's alone: they need tables that no first load
 * should carry, and crawlers load every address anew.
 */
function writeBreadcrumb(pathname: string): void {
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify(breadcrumbJsonLd(pathname, location.origin));
  document.head.append(script);
}

/** Where the server wrote the structured data of the very page on screen. */
let writtenFor: string | undefined =
  typeof document === 'undefined' || document.querySelector('script[type="application/ld+json"]') === null
    ? undefined
    : location.pathname;

/** Keeps the head in step with the address, on pages of the server and of the service worker alike. */
export function usePageMeta(): void {
  const { pathname, search } = useLocation();
  const id = recipeIdOf(pathname);
  const found = useRecipe(id);
  const isUnknownYet = id !== NO_RECIPE && found === undefined;
  const card = found?.card;
  useEffect(() => {
    if (isUnknownYet) return;
    const page = pageMeta(pathname + search, location.origin, card);
    document.title = page.title;
    for (const tag of headTags(page)) writeTag(tag);
    if (writtenFor !== pathname) writeBreadcrumb(pathname);
    writtenFor = pathname;
  }, [pathname, search, isUnknownYet, card]);
}
