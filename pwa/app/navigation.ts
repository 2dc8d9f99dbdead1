type NavigationLink = { to: string; label: string };

/** Screens about recipes, in the header and in the menu. */
const RECIPE_LINKS: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/dog-recipes', label: 'Dog Recipes' },
  { to: '/cat-recipes', label: 'Cat Recipes' },
  { to: '/organic', label: 'Organic' },
  { to: '/about', label: 'About' },
  { to: '/submit', label: 'Submit Recipe' },
];

const PLAN: NavigationLink = { to: '/plan', label: 'Plan' };

/** Screens linked in the header. */
export const HEADER_LINKS: readonly NavigationLink[] = [...RECIPE_LINKS, PLAN];

/** Entries of the header's Shop menu. */
export const SHOP_LINKS: readonly NavigationLink[] = [
  { to: '/ingredients', label: 'Food Ingredients' },
  { to: '/dog-products', label: 'Dog Products' },
];

/** For pages with room: includes the shop, which in the header is the button itself. */
const SHOP_PAGES: readonly NavigationLink[] = [{ to: '/shop', label: 'Shop' }, ...SHOP_LINKS];

/** Calculators, and the sources of their figures. */
const TOOL_LINKS: readonly NavigationLink[] = [
  { to: '/tools', label: 'Calculators' },
  { to: '/nutrition', label: 'Nutrition' },
  { to: '/resources', label: 'Resources' },
  { to: '/guides', label: 'Guides' },
];

/** Screens for the owner's data on the device. */
const OWNER_LINKS: readonly NavigationLink[] = [
  PLAN,
  { to: '/shopping-list', label: 'Shopping list' },
  { to: '/favourites', label: 'Favourites' },
  { to: '/my-recipes', label: 'Your recipes' },
  { to: '/label-foods', label: 'Foods from a label' },
  { to: '/queue', label: 'Queue' },
  { to: '/settings', label: 'Settings' },
];

type LinkGroup = { title: string; links: readonly NavigationLink[] };

/** Groups of the menu that opens from the right. */
export const DRAWER_GROUPS: readonly LinkGroup[] = [
  { title: 'Recipes', links: [...RECIPE_LINKS, { to: '/search', label: 'Search' }] },
  { title: 'Yours', links: OWNER_LINKS },
  { title: 'Tools', links: TOOL_LINKS },
  { title: 'Shop', links: SHOP_PAGES },
];

export const FOOTER_GROUPS: readonly LinkGroup[] = [
  {
    title: 'Dogs',
    links: [
      { to: '/dog-recipes', label: 'Dog Recipes' },
      { to: '/?category=small', label: 'Small Dogs' },
      { to: '/?category=large', label: 'Large Dogs' },
      { to: '/?category=puppy', label: 'Puppies' },
      { to: '/?category=senior', label: 'Senior Dogs' },
    ],
  },
  {
    title: 'Cats',
    links: [
      { to: '/cat-recipes', label: 'Cat Recipes' },
      { to: '/natural-cat-recipes', label: 'Natural Cat Recipes' },
      { to: '/cat-recipes?category=kitten', label: 'Kittens' },
      { to: '/cat-recipes?category=adult', label: 'Adult Cats' },
      { to: '/cat-recipes?category=senior', label: 'Senior Cats' },
      { to: '/cat-products', label: 'Cat Products' },
    ],
  },
  { title: 'Tools', links: TOOL_LINKS },
  { title: 'Yours', links: OWNER_LINKS },
  {
    title: 'Bowlful',
    links: [
      { to: '/about', label: 'About' },
      { to: '/search', label: 'Search' },
      { to: '/submit', label: 'Submit Recipe' },
      { to: '/contact', label: 'Contact' },
      ...SHOP_PAGES,
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy-policy', label: 'Privacy Policy' },
      { to: '/terms-of-service', label: 'Terms of Service' },
      { to: '/disclaimer', label: 'Disclaimer' },
      { to: '/reviews-policy', label: 'Reviews Policy' },
    ],
  },
];

/** Address of a search from the header. */
export function searchAddress(query: string): string {
  return `/?search=${encodeURIComponent(query)}`;
}
