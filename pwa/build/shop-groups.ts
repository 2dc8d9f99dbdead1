import { namedGroup as group, iconsOf as icons, modulesOf as of } from './named-groups.ts';

/** The part of the area groups that pages with links to shops share. */
export const SHOP_GROUPS = [
  group(
    'retailers',
    of('screens/parts/market', 'retailer-card|retailer-link|retailer-panel|retailers|use-retailers'),
    of('domain/market', 'retailer|weight-price'),
    of('domain/reference', 'retailers'),
  ),
  group(
    'plain-pages',
    of('screens/static', 'legal-page'),
    of('screens/shop', 'shop-frame'),
    of('screens/browse', 'shop-ingredients|list-end|cat-shop-links|recipes-by-name'),
    of('domain/catalogue', 'recipes-by-name'),
    of('platform/database', 'further-recipes'),
  ),
  // Beside prices of every kind: the calculators and the planner need nothing else of the shops.
  group('rates-note', of('screens/parts/market', 'rates-note')),
  group(
    'home-parts',
    icons('external-link'),
    of('domain/market', 'affiliate-link'),
    of('components', 'affiliate-link'),
    of('platform/sync', 'affiliate'),
    of('screens/home', 'home-chips'),
    of('screens/parts/catalogue', 'recent-recipes'),
    of('screens/parts/market', 'shop-link|tile-links'),
    of('screens/parts/market', 'serving-price-note|shop-chips|shop-doors'),
    of('screens/parts/newsletter', 'newsletter-box|newsletter-texts'),
    of('screens/parts/page', 'page'),
  ),
];
