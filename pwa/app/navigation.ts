/** The screens that the header names. */
export const HEADER_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/dog-recipes', label: 'Dog Recipes' },
  { to: '/cat-recipes', label: 'Cat Recipes' },
] as const;

/** What works things out. */
export const TOOL_LINKS = [
  { to: '/tools/nutrition-checker', label: 'Nutrition Checker' },
  { to: '/tools/calorie-calculator', label: 'Calorie Calculator' },
  { to: '/nutrition', label: 'Nutrition' },
] as const;

/** What an owner keeps on the device. */
export const OWNER_LINKS = [
  { to: '/favourites', label: 'Favourites' },
  { to: '/queue', label: 'Queue' },
] as const;

export const FOOTER_LINKS = [
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
      { to: '/cat-recipes?category=kitten', label: 'Kittens' },
      { to: '/cat-recipes?category=adult', label: 'Adult Cats' },
      { to: '/cat-recipes?category=senior', label: 'Senior Cats' },
    ],
  },
  { title: 'Tools', links: TOOL_LINKS },
  { title: 'Yours', links: OWNER_LINKS },
] as const;

/** Where a search from the header leads. */
export function searchAddress(query: string): string {
  return `/?search=${encodeURIComponent(query)}`;
}
