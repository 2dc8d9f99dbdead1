/** Search mode: by words, or by question. */
export type SearchMode = 'search' | 'ai';

/** Search mode of an address: `tab=ai` opens the assistant. */
export function searchMode(search: string): SearchMode {
  return new URLSearchParams(search).get('tab') === 'ai' ? 'ai' : 'search';
}
