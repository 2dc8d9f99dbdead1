import { ShopChips } from '../market/shop-chips.tsx';

const LINKS = [{ label: 'Cat toys' }, { label: 'Cat treats' }];

/** On the cat list: products that cannot be home-made. */
export function CatShopLinks() {
  return <ShopChips items={LINKS} />;
}
