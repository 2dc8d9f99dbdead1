import { ShopCategories, type ShopCategory } from './shop-categories.tsx';
import { ShopFrame } from './shop-frame.tsx';

const CATEGORIES: readonly ShopCategory[] = [
  {
    title: 'Toys',
    items: [
      { label: 'Chew toys', term: 'dog chew toys' },
      { label: 'Puzzle feeders', term: 'dog puzzle feeder' },
      { label: 'Fetch toys', term: 'dog fetch toys' },
    ],
  },
  {
    title: 'Treats',
    items: [
      { label: 'Training treats', term: 'dog training treats' },
      { label: 'Dental chews', term: 'dog dental chews' },
    ],
  },
  {
    title: 'Health',
    items: [
      { label: 'Eggshell powder', term: 'eggshell powder for dogs' },
      { label: 'Fish oil', term: 'fish oil for dogs' },
      { label: 'Kelp powder', term: 'kelp powder for dogs' },
    ],
  },
  {
    title: 'Accessories',
    items: [
      { label: 'Bowls', term: 'dog bowls' },
      { label: 'Kitchen scales', term: 'kitchen scales 0.1 g' },
      { label: 'Freezer tubs', term: 'freezer tubs food' },
    ],
  },
];

/** Route `/dog-products`. */
export function DogProducts() {
  return (
    <ShopFrame section="dogs" title="Dog Products" lead="What goes with a home-made bowl, for dogs.">
      <ShopCategories categories={CATEGORIES} />
    </ShopFrame>
  );
}
