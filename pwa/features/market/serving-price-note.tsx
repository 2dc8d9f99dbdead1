import { PRICE_YEAR } from '#domain/reference/price-sources';
import page from '../page/page.module.css';
import { ratesNote } from './price-note.ts';
import { useCurrency } from './use-market.ts';

/** Where the prices on recipe cards come from, and how they were converted. */
export function ServingPriceNote() {
  return (
    <p className={page['small']}>
      Prices per serving are typical UK prices, our estimate, {PRICE_YEAR}
      {ratesNote(useCurrency())}.
    </p>
  );
}
