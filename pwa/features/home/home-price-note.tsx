import { lazy, Suspense } from 'react';

const ServingPriceNote = lazy(async () => ({
  default: (await import('../market/serving-price-note.tsx')).ServingPriceNote,
}));

/** Below the cards of Home. A constant element, so that no update replaces server-rendered content. */
export const PRICE_NOTE = (
  <Suspense>
    <ServingPriceNote />
  </Suspense>
);
