import { MARKETPLACE } from '#domain/market/affiliate-link';

/** On a product page whose operator has listed no products: what its cards are instead. */
export function NoBrandsNote() {
  return (
    <p>
      These are kinds of things, not products: we haven’t chosen or tested any brand. Each link searches{' '}
      {MARKETPLACE} in your country.
    </p>
  );
}
