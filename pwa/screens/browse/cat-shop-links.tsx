import { ShopChips } from '../shop/shop-chips.tsx';

const LINKS = [{ label: 'Cat toys' }, { label: 'Cat treats' }];

/** On the cloth of the cat list: what no kitchen makes. */
export function CatShopLinks() {
  return <ShopChips items={LINKS} />;
}
