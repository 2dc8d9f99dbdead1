import { useState } from 'react';
import { useDebouncedValue } from '../../features/page/use-debounced-value.ts';

const PAUSE_MS = 300;

/** A search field: its text, and the text to search for once typing pauses, since the server answers each search. */
export function useSearch(initial = '') {
  const [text, setText] = useState(initial);
  const wanted = useDebouncedValue(text.trim(), PAUSE_MS) ?? initial.trim();
  return { text, setText, wanted };
}
