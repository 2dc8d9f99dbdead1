import { ShopChips } from '../market/shop-link.tsx';

const CHIPS = [
  { label: 'Dog treats' },
  { label: 'Cat treats' },
  { label: 'Organic chicken' },
  { label: 'Kitchen scales', term: 'kitchen scales 0.1 g' },
];

/** Searches in the visitor's marketplace, as chips. */
export function HomeChips() {
  return <ShopChips items={CHIPS} />;
}
