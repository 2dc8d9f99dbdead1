import { Cat, Dog, ShoppingBasket } from 'lucide-react';
import { TileLinks } from './tile-links.tsx';

const DOORS = [
  { to: '/ingredients', title: 'Food Ingredients', text: 'What the recipes use most', Icon: ShoppingBasket },
  { to: '/dog-products', title: 'Dog Products', text: 'Toys, treats, health, accessories', Icon: Dog },
  { to: '/cat-products', title: 'Cat Products', text: 'Bowls, supplements, toys and more', Icon: Cat },
] as const;

/** Links to the shop screens. */
export function ShopDoors() {
  return <TileLinks links={DOORS} />;
}
