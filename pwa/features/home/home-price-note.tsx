import { Suspense } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';

const ServingPriceNote = lazyPart(() => import('../market/serving-price-note.tsx'), 'ServingPriceNote');

/** Below the cards of Home. A constant element, so that no update replaces server-rendered content. */
export const PRICE_NOTE = (
  <Suspense>
    <ServingPriceNote />
  </Suspense>
);
