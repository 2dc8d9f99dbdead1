/** Screens a first visit may land on: their styles are inlined and their size has a budget. */
export const LANDING_SCREENS = [
  'screens/home/home.tsx',
  'screens/browse/dog-recipes.tsx',
  'screens/browse/cat-recipes.tsx',
  'screens/recipe/recipe-page.tsx',
] as const;
