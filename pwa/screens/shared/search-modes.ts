/** How recipes are looked for: by words, or by asking. */
export type SearchMode = 'search' | 'ai';

/** Search mode of an address: `tab=ai` opens the assistant. */
export function searchMode(search: string): SearchMode {
  return new URLSearchParams(search).get('tab') === 'ai' ? 'ai' : 'search';
}
