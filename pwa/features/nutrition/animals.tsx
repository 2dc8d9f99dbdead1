import { Cat, Dog } from 'lucide-react';

/** Options for the species. */
export const ANIMALS = [
  {
    value: 'dog',
    label: (
      <>
        <Dog size={20} aria-hidden /> Dog
      </>
    ),
  },
  {
    value: 'cat',
    label: (
      <>
        <Cat size={20} aria-hidden /> Cat
      </>
    ),
  },
] as const;
