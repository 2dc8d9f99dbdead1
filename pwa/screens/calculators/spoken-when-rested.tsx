import { useRested } from '../shared/use-rested.ts';

/** Debounce of announcements: figures change with every key. */
const REST_MS = 1000;

/** Live region for results that change while typing: announces once, after the last key. */
export function SpokenWhenRested({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useRested(text, REST_MS)}
    </p>
  );
}
