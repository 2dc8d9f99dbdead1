import type { ShopItem } from '../parts/market/shop-tiles.tsx';

/** The twelve most requested. */
export const POPULAR_INGREDIENTS: readonly ShopItem[] = [
  { label: 'Chicken breast' },
  { label: 'Sweet potato' },
  { label: 'Carrots' },
  { label: 'Brown rice' },
  { label: 'Salmon' },
  { label: 'Pumpkin' },
  { label: 'Green beans' },
  { label: 'Beef' },
  { label: 'Turkey' },
  { label: 'Spinach' },
  { label: 'Blueberries' },
  { label: 'Oats' },
];
