import { useRested } from '../shared/use-rested.ts';

/** Figures change with every key: they are spoken once nobody has typed for so long. */
const REST_MS = 1000;

/** What a screen reader says of results that change while somebody types: once, and after the last key. */
export function SpokenWhenRested({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useRested(text, REST_MS)}
    </p>
  );
}
