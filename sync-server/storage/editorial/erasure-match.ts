import type { ErasureQuery } from '#domain/contract/erasure';
import type { Traces } from './erasure-sources.ts';

/** Canonical form for comparison: ignores case, width and spaces. */
function plain(words: string): string {
  return words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function mentions(words: string, name: string): boolean {
  for (let from = words.indexOf(name); from >= 0; from = words.indexOf(name, from + 1)) {
    const around = [words.slice(0, from).at(-1), words[from + name.length]];
    if (!around.some((letter) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter))) return true;
  }
  return false;
}

/** Whether a document belongs to the name or e-mail ('exact'), mentions it in its text, or neither (null). */
export function erasureMatch(query: ErasureQuery, traces: Traces): 'exact' | 'mention' | null {
  const wanted = [query.name, query.email].filter((part) => part !== undefined).map(plain);
  const own = [...traces.names, ...traces.emails].map(plain);
  if (own.some((part) => part !== '' && wanted.includes(part))) return 'exact';
  const words = [...traces.texts, ...traces.names].map(plain);
  return words.some((part) => wanted.some((name) => mentions(part, name))) ? 'mention' : null;
}
