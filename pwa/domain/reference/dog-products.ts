import type { Product } from './product-schema.ts';

/** Our estimate of usual prices in large online shops, over common sizes and makes; not any shop's price. */
const PRICE_DATE = '2025';

const ROWS: readonly Omit<Product, 'species' | 'priceDate'>[] = [
  {
    id: 'dog-chew-toy',
    category: 'toys',
    name: 'Rubber chew toy',
    description: 'Hollow, to be stuffed with leftovers of the bowl and frozen.',
    features: ['Larger than the mouth is wide', 'Gives way under a thumbnail'],
    priceUsd: { min: 8, max: 18 },
    term: 'dog chew toys',
  },
  {
    id: 'dog-puzzle-feeder',
    category: 'toys',
    name: 'Puzzle feeder',
    description: 'Slows down a dog that gulps, with the same food in it.',
    features: ['Opens flat for washing', 'Holds a whole meal'],
    priceUsd: { min: 12, max: 30 },
    term: 'dog puzzle feeder',
  },
  {
    id: 'dog-fetch-toy',
    category: 'toys',
    name: 'Fetch toys',
    description: 'Balls and rings to throw; rubber wears teeth less than felt.',
    features: ['Too large to swallow', 'Floats'],
    priceUsd: { min: 6, max: 15 },
    term: 'dog fetch toys',
  },
  {
    id: 'dog-training-treats',
    category: 'treats',
    name: 'Training treats',
    description: 'Small and soft, for many rewards. They count towards the tenth of the day’s energy.',
    features: ['Under 3 kcal a piece', 'One kind of meat'],
    priceUsd: { min: 6, max: 14 },
    term: 'dog training treats',
  },
  {
    id: 'dog-dental-chews',
    category: 'treats',
    name: 'Dental chews',
    description: 'For the teeth between brushings; a soft bowl does not clean them.',
    features: ['Made for your dog’s weight', 'Energy stated on the pack'],
    priceUsd: { min: 15, max: 35 },
    term: 'dog dental chews',
  },
  {
    id: 'dog-dried-liver',
    category: 'treats',
    name: 'Freeze-dried liver',
    description: 'Pure liver, strong in vitamin A: a few pieces, and none on days with liver in the bowl.',
    features: ['Nothing but liver', 'Breaks into crumbs'],
    priceUsd: { min: 10, max: 22 },
    term: 'freeze dried liver dog treats',
  },
  {
    id: 'dog-eggshell-powder',
    category: 'health',
    name: 'Eggshell powder',
    description: 'The calcium of most recipes here, which say how many grams of it.',
    features: ['Ground fine', 'Nothing added'],
    priceUsd: { min: 10, max: 20 },
    term: 'eggshell powder for dogs',
  },
  {
    id: 'dog-fish-oil',
    category: 'health',
    name: 'Fish oil',
    description: 'For omega-3. Stir it in after cooking, by the amount of the recipe.',
    features: ['EPA and DHA stated in mg', 'Dark bottle with a pump'],
    priceUsd: { min: 14, max: 30 },
    term: 'fish oil for dogs',
  },
  {
    id: 'dog-kelp-powder',
    category: 'health',
    name: 'Kelp powder',
    description: 'For iodine, in pinches: too much does harm, so it is weighed.',
    features: ['Iodine stated in mg per kg', 'Nothing added'],
    priceUsd: { min: 9, max: 18 },
    term: 'kelp powder for dogs',
  },
  {
    id: 'dog-steel-bowl',
    category: 'accessories',
    name: 'Steel bowl',
    description: 'Does not scratch, and stands hot washing.',
    features: ['Rubber foot', 'Holds the largest meal'],
    priceUsd: { min: 8, max: 20 },
    term: 'dog bowls',
  },
  {
    id: 'dog-kitchen-scales',
    category: 'accessories',
    name: 'Kitchen scales to 0.1 g',
    description: 'For supplements, where half a teaspoon more matters.',
    features: ['Steps of 0.1 g', 'Back to zero with the bowl on it'],
    priceUsd: { min: 12, max: 25 },
    term: 'kitchen scales 0.1 g',
  },
  {
    id: 'dog-freezer-tubs',
    category: 'accessories',
    name: 'Freezer tubs',
    description: 'One for each day’s food of a batch, labelled with its date.',
    features: ['Lids that can be written on', 'Flat, to thaw in a day'],
    priceUsd: { min: 10, max: 25 },
    term: 'freezer tubs food',
  },
];

/**
 * Kinds of products that go with a home-made bowl for dogs, without brands: what to look for, and what it usually costs. No
 * ratings or stock, since we have no data on them.
 */
export const DOG_PRODUCTS: readonly Product[] = ROWS.map((row) => ({
  ...row,
  species: 'dog',
  priceDate: PRICE_DATE,
}));
