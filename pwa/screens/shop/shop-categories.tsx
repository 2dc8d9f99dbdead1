import { type ShopItem, ShopTiles } from '../parts/market/shop-tiles.tsx';

export type ShopCategory = { title: string; items: readonly ShopItem[] };

/** A section of tiles for each category. */
export function ShopCategories({ categories }: { categories: readonly ShopCategory[] }) {
  return categories.map(({ title, items }) => (
    <section key={title}>
      <h2>{title}</h2>
      <ShopTiles items={items} />
    </section>
  ));
}
