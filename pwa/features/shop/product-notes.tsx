import { MARKETPLACE } from '#domain/market/affiliate-link';
import type { Species } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ratesNote } from '../market/price-note.ts';
import { ShopLink } from '../market/shop-link.tsx';
import page from '../page/page.module.css';
import { useUsdCurrency } from './product-grid.tsx';
import styles from './products.module.css';

type NoProductsProps = {
  species: Species;
  /** Department to search the marketplace for; the visitor's search text is not passed on. */
  department: string;
  /** Absent if there is no filter. */
  onClear?: () => void;
};

/** No product fits; the marketplace has more. */
export function NoProducts({ species, department, onClear }: NoProductsProps) {
  const term = `${species} ${department}`;
  return (
    <EmptyState art={<EmptyBowl species={species} />} text="No products found matching your criteria">
      {onClear && <Button onClick={onClear}>Show all products</Button>}
      <ShopLink term={term} className={page['chip']}>
        Search {MARKETPLACE} for {term}
      </ShopLink>
    </EmptyState>
  );
}

/** Until the operator's list is on the device. */
export function AwaitedProducts() {
  return (
    <p className={classNames(page['small'], styles['awaited'])}>
      We’ll load the products when you’re online.
    </p>
  );
}

/** On a product page whose operator has listed no products: what its cards are instead. */
export function NoBrandsNote() {
  return (
    <p>
      These are kinds of things, not products: we haven’t chosen or tested any brand. Each link searches{' '}
      {MARKETPLACE} in your country.
    </p>
  );
}

/** Where the prices of a product page come from, and how they were converted. */
export function ProductPriceNote() {
  return (
    <p className={classNames(page['small'], styles['note'])}>
      Typical prices are our estimate in US dollars{ratesNote(useUsdCurrency(), 'USD')}. Each shop has its own
      price and stock. Ratings appear only where visitors of this site gave them.
    </p>
  );
}
