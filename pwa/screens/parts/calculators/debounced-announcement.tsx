import { useDebouncedValue } from '../page/use-debounced-value.ts';

/** Debounce of announcements: figures change with every key. */
const DEBOUNCE_MS = 1000;

/** Live region for results that change while typing: announces once, after the last key. */
export function DebouncedAnnouncement({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useDebouncedValue(text, DEBOUNCE_MS)}
    </p>
  );
}
