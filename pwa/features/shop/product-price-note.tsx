import { classNames } from '../../components/class-names.ts';
import { ratesNote } from '../market/rates-note.ts';
import page from '../page/page.module.css';
import styles from './products.module.css';
import { useUsdCurrency } from './use-usd-currency.ts';

/** Where the prices of a product page come from, and how they were converted. */
export function ProductPriceNote() {
  return (
    <p className={classNames(page['small'], styles['note'])}>
      Typical prices are our estimate in US dollars{ratesNote(useUsdCurrency(), 'USD')}. Each shop has its own
      price and stock. Ratings appear only where visitors of this site gave them.
    </p>
  );
}
