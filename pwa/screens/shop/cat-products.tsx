import { ShopCategories, type ShopCategory } from './shop-categories.tsx';
import { ShopFrame } from './shop-frame.tsx';

const CATEGORIES: readonly ShopCategory[] = [
  { title: 'Food', items: [{ label: 'Complete wet food', term: 'complete wet cat food' }] },
  { title: 'Bowls', items: [{ label: 'Cat bowls' }, { label: 'Lick mats', term: 'cat lick mat' }] },
  { title: 'Treats', items: [{ label: 'Cat treats' }] },
  {
    title: 'Supplements',
    items: [
      { label: 'Taurine powder', term: 'taurine powder for cats' },
      { label: 'Fish oil', term: 'fish oil for cats' },
    ],
  },
  { title: 'Toys', items: [{ label: 'Cat toys' }] },
  { title: 'Grooming', items: [{ label: 'Brushes', term: 'cat brush' }] },
  { title: 'Health', items: [{ label: 'Dental care', term: 'cat dental care' }] },
];

/** Route `/cat-products`. */
export function CatProducts() {
  return (
    <ShopFrame section="cats" title="Cat Products" lead="What goes with a home-made bowl, for cats.">
      <ShopCategories categories={CATEGORIES} />
    </ShopFrame>
  );
}
