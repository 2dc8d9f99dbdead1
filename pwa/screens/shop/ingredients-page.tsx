import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';
import { ShopTiles } from '../parts/market/shop-tiles.tsx';
import { POPULAR_INGREDIENTS } from './popular-ingredients.ts';
import { ShopFrame } from './shop-frame.tsx';

/** Route `/ingredients`. */
export function IngredientsPage() {
  return (
    <ShopFrame title="Food Ingredients" lead="What the recipes use most, found in your own country’s shops.">
      <section>
        <h2>Popular ingredients</h2>
        <ShopTiles items={POPULAR_INGREDIENTS} />
      </section>
      <section>
        <h2>Keep it safely</h2>
        <p>{STORAGE_SENTENCE} Change to a new food over 7-10 days.</p>
      </section>
    </ShopFrame>
  );
}
