import { useRef } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { useNearViewport } from '../../components/use-near-viewport.ts';
import { ShopDoors } from '../market/shop-doors.tsx';
import { PartNotLoaded } from '../page/part-not-loaded.tsx';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { PickRecipes } from './pick-recipes.tsx';
import styles from './shop.module.css';
import { ShopFrame } from './shop-frame.tsx';

/** With the list as one chunk: both read the plan. */
const loadCart = async () => {
  const [{ ShopCart }, { ShopCosts }] = await Promise.all([
    import('./shop-cart.tsx'),
    import('./shop-costs.tsx'),
  ]);
  return { ShopCart, ShopCosts };
};

/** Route `/shop`: recipes picked into the shopping list, what it all costs, and where it is sold. */
export function ShopPage() {
  const place = useRef<HTMLElement>(null);
  const isNear = useNearViewport(place);
  const cart = useLazyModule(isNear ? loadCart : null);
  return (
    <ShopFrame title="Shop" lead="Pick recipes, and buy what they need in your own country’s shops.">
      <div className={styles['columns']}>
        <PickRecipes />
        <section ref={place} id="list" className={styles['cart']} aria-labelledby="list-title">
          <h2 id="list-title">Shopping list</h2>
          {cart.value === null && !cart.isFailed && <Skeleton lines={6} label="Opening the shopping list" />}
          {cart.isFailed && <PartNotLoaded what="The shopping list" onRetry={cart.retry} />}
          {cart.value !== null && <cart.value.ShopCart />}
        </section>
      </div>
      {cart.value !== null && <cart.value.ShopCosts />}
      <section aria-labelledby="where">
        <h2 id="where">Where to Shop</h2>
        <ShopDoors />
      </section>
    </ShopFrame>
  );
}
