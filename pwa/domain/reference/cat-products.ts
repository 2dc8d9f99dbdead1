import type { Product } from './product-schema.ts';

/** Our estimate of usual prices in large online shops, over common sizes and makes; not any shop's price. */
const PRICE_DATE = '2025';

const ROWS: readonly Omit<Product, 'species' | 'priceDate'>[] = [
  {
    id: 'cat-wet-food',
    category: 'food',
    name: 'Complete wet food',
    description: 'For days without cooking, and for the change to a home-made bowl.',
    features: ['Says complete, for your cat’s age', 'Twelve pouches or tins'],
    priceUsd: { min: 12, max: 24 },
    term: 'complete wet cat food',
  },
  {
    id: 'cat-shallow-bowl',
    category: 'bowls',
    name: 'Shallow bowl',
    description: 'Wide and low, so that whiskers stay clear of the rim.',
    features: ['Steel or glazed ceramic', 'At least 13 cm across'],
    priceUsd: { min: 8, max: 18 },
    term: 'shallow cat bowls',
  },
  {
    id: 'cat-dried-meat',
    category: 'treats',
    name: 'Freeze-dried meat treats',
    description: 'Pure meat or fish. They count towards the tenth of the day’s energy.',
    features: ['One kind of meat, nothing else', 'Breaks into small pieces'],
    priceUsd: { min: 7, max: 16 },
    term: 'cat treats',
  },
  {
    id: 'cat-taurine',
    category: 'supplements',
    name: 'Taurine powder',
    description: 'Cats cannot make enough of it themselves. The recipes say how much goes in.',
    features: ['Pure taurine, nothing added', 'Weighed on scales to 0.1 g'],
    priceUsd: { min: 12, max: 25 },
    term: 'taurine powder for cats',
  },
  {
    id: 'cat-wand-toy',
    category: 'toys',
    name: 'Wand toy',
    description: 'A hunt before the meal. Put away after play: string is dangerous when swallowed.',
    features: ['Long enough to keep hands away', 'Lures that can be changed'],
    priceUsd: { min: 6, max: 15 },
    term: 'cat toys',
  },
  {
    id: 'cat-dental-set',
    category: 'health',
    name: 'Toothbrush and paste for cats',
    description: 'A soft bowl does not clean teeth. Paste for people is not for cats.',
    features: ['Enzymatic paste made for cats', 'Small, soft head'],
    priceUsd: { min: 8, max: 16 },
    term: 'cat dental care',
  },
];

/**
 * Six kinds of products that go with a home-made bowl for cats, without brands: what to look for, and what it usually costs.
 * No ratings or stock, since we have no data on them.
 */
export const CAT_PRODUCTS: readonly Product[] = ROWS.map((row) => ({
  ...row,
  species: 'cat',
  priceDate: PRICE_DATE,
}));
