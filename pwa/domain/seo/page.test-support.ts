import type { ParsedPage } from './parsed-page.ts';

export const ORIGIN = 'https://bowlful.example';

/** A valid page; `changes` break it. */
export function aPage(changes: Partial<ParsedPage> = {}): ParsedPage {
  const path = changes.path ?? '/about';
  return {
    path,
    status: 200,
    language: 'en-GB',
    title: `Bowls for dogs and cats, ${path}`,
    description: `What a bowl of home-made food holds, what it lacks and what it costs, at ${path}.`,
    canonical: ORIGIN + path,
    robots: 'index, follow',
    openGraph: {
      'og:title': 'Bowls',
      'og:description': 'Bowls',
      'og:url': ORIGIN + path,
      'og:image': `${ORIGIN}/social/site.png`,
      'og:type': 'website',
    },
    headings: [
      { level: 1, text: 'Chicken & Rice' },
      { level: 2, text: 'Ingredients' },
    ],
    links: [],
    images: [],
    ids: [],
    wordCount: 200,
    characters: 1200,
    isForPhones: true,
    adSlots: 0,
    isDisclosing: false,
    structuredData: [],
    brokenBlocks: 0,
    ...changes,
  };
}

/** Valid markup of a recipe. */
export const RECIPE_MARKUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Chicken & Rice',
  image: [`${ORIGIN}/social/recipe-1.png`],
  author: { '@type': 'Organization', name: 'Bowlful' },
  datePublished: '2026-11-01T00:00:00.000Z',
  description: 'Chicken and rice in one pot.',
  prepTime: 'PT10M',
  cookTime: 'PT25M',
  totalTime: 'PT35M',
  recipeYield: '4 servings',
  recipeCategory: 'Adult',
  recipeIngredient: ['500 g chicken thigh'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer.' }],
  nutrition: { '@type': 'NutritionInformation', calories: '270 calories' },
};

/** A valid recipe page; `markup` overrides fields of its recipe, and undefined removes a field. */
export function aRecipePage(
  markup: Record<string, unknown> = {},
  changes: Partial<ParsedPage> = {},
): ParsedPage {
  const recipe = Object.fromEntries(
    Object.entries({ ...RECIPE_MARKUP, ...markup }).filter(([, value]) => value !== undefined),
  );
  return aPage({ path: '/recipe/1', structuredData: [recipe], ...changes });
}
