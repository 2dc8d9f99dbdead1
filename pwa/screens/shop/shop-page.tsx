import { ShopDoors } from '../parts/market/shop-doors.tsx';
import { ShopFrame } from './shop-frame.tsx';

/** Route `/shop`. */
export function ShopPage() {
  return (
    <ShopFrame title="Shop" lead="Where to buy what home-made food needs, in your own country’s shops.">
      <section aria-label="Shop">
        <ShopDoors />
      </section>
    </ShopFrame>
  );
}
