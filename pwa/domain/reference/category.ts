export const CATEGORIES = [
  'all',
  'small',
  'large',
  'puppy',
  'adult',
  'senior',
  'grain-free',
  'special-diet',
  'treats',
  'kitten',
  'fish',
  'chicken',
  'special',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** The category of that name; undefined if there is none. */
export function findCategory(name: string | null): Category | undefined {
  return CATEGORIES.find((category) => category === name);
}

const LABELS: Partial<Record<Category, string>> = {
  all: 'All Sizes',
  small: 'Small Dogs',
  large: 'Large Dogs',
  puppy: 'Puppy',
  senior: 'Senior',
  'grain-free': 'Grain-Free',
  adult: 'Adult',
  'special-diet': 'Special Diet',
  treats: 'Treats',
  kitten: 'Kitten',
  fish: 'Fish',
  chicken: 'Chicken',
  special: 'Special',
};

/** Badge text of a category; a value without a label is shown raw. */
export function categoryLabel(category: string): string {
  return LABELS[category as Category] ?? category;
}

/**
 * Whether a recipe of `category` passes the filter `wanted`: `all` passes everything, `small` and `large` also pass
 * recipes for all sizes, `special-diet` also passes `special` and `grain-free`.
 */
export function matchesCategory(category: Category, wanted: Category): boolean {
  if (wanted === 'all' || category === wanted) return true;
  if (wanted === 'small' || wanted === 'large') return category === 'all';
  return wanted === 'special-diet' && (category === 'special' || category === 'grain-free');
}
