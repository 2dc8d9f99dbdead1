import { SEO_CALLS } from '#domain/contract/calls/seo';
import { SEARCH_CONSOLE_TYPE } from '#domain/contract/search-console';
import { request } from '../calls/api.ts';

/** Checks a file of searches; with `isImport` a sound one is kept. */
export const sendSearchConsole = (bytes: ArrayBuffer, isImport: boolean) =>
  request(SEO_CALLS.postSearchConsole, {
    query: isImport ? { import: 'yes' } : {},
    file: { bytes, mediaType: SEARCH_CONSOLE_TYPE },
  });
