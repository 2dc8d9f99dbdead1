import { categoryLabel } from '#domain/recipe/category';
import { metaDescription } from '#domain/recipe/meta-description';
import { cookedRecipeId, NO_RECIPE, recipeIdOf } from '#domain/recipe/recipe-address';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { socialImagePath } from '#domain/recipe/social-image';
import { BRAND, sectionOfSpecies } from '../components/section.ts';

/** Metadata for the head of a page. Addresses are absolute. */
export type PageMeta = {
  title: string;
  description: string;
  canonical: string;
  image: string;
  robots: string;
};

const INDEXED = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';
/** A page with a query is a view of the same page, except the search, which consists of it. */
const FOLLOWED = 'noindex, follow';
export const HIDDEN = 'noindex';

/** Alternative addresses of a screen, each with its canonical one. */
const CANONICAL: Readonly<Record<string, string>> = { '/cost-calculator': '/tools/cost-calculator' };

const COST_CALCULATOR = {
  title: 'Cost Calculator | Bowlful',
  description:
    'What home-made food for a dog or a cat costs a meal, a day and a month, in your own currency. Works offline.',
};

const SCREENS: Record<string, { title: string; description: string }> = {
  '/search': {
    title: 'Search Recipes | Bowlful',
    description:
      'Search home-made recipes for dogs and cats by ingredient, or ask the assistant in your own words. Works offline.',
  },
  '/': {
    title: 'Bowlful | Home-made food for dogs and cats',
    description:
      'Home-made recipes for dogs and cats, worked out to the gram, with portions and cost. Kept on your device, so they work without a network.',
  },
  '/dog-recipes': {
    title: 'Dog Recipes | Bowlful for Dogs',
    description:
      'Home-made dog food recipes for puppies, adults and seniors, with grams, cost, time and difficulty. They work offline.',
  },
  '/cat-recipes': {
    title: 'Cat Recipes | Bowlful for Cats',
    description:
      'Home-made cat food recipes for kittens, adults and seniors, with grams, cost, time and difficulty. They work offline.',
  },
  '/natural-cat-recipes': {
    title: 'Natural Cat Recipes | Bowlful for Cats',
    description:
      'Home-made cat food recipes from plain foods, for kittens, adults and seniors, with grams, cost and time.',
  },
  '/recipes': {
    title: 'All Recipes | Bowlful',
    description:
      'Every home-made recipe for dogs and cats in one list, with grams, cost, time and difficulty.',
  },
  '/organic': {
    title: 'Organic Recipes | Bowlful',
    description:
      'Home-made recipes for dogs and cats from certified organic ingredients, and what the word means.',
  },
  '/about': {
    title: 'About Us | Bowlful',
    description: 'Why Bowlful is there: wholesome home-made food for dogs and cats, with the sums shown.',
  },
  '/privacy-policy': {
    title: 'Privacy Policy | Bowlful',
    description: 'What Bowlful keeps, where it keeps it, what it is used for and how to have it removed.',
  },
  '/terms-of-service': {
    title: 'Terms of Service | Bowlful',
    description: 'The terms on which Bowlful may be used, and what its recipes and figures are not.',
  },
  '/disclaimer': {
    title: 'Medical Disclaimer | Bowlful',
    description: 'Bowlful is educational and no veterinary advice. What to do in an emergency.',
  },
  '/shop': {
    title: 'Shop | Bowlful',
    description: 'Where to buy what home-made pet food needs, in your own country’s shops.',
  },
  '/ingredients': {
    title: 'Food Ingredients | Bowlful',
    description: 'The ingredients that the recipes use most, with a search in your own country’s shops.',
  },
  '/dog-products': {
    title: 'Dog Products | Bowlful for Dogs',
    description: 'Toys, treats, health and accessories for dogs, as searches in your own country’s shops.',
  },
  '/cat-products': {
    title: 'Cat Products | Bowlful for Cats',
    description:
      'Food, bowls, treats, supplements, toys, grooming and health for cats, in your own country’s shops.',
  },
  '/submit': {
    title: 'Submit Your Recipe | Bowlful',
    description:
      'Send in a recipe for dogs or cats of your own. Safety and nutrients are checked while you write, also offline.',
  },
  '/contact': {
    title: 'Contact Us | Bowlful',
    description: 'Ask a question, report a fault or write to us about privacy, partnership or a recipe.',
  },
  '/tools/nutrition-checker': {
    title: 'Nutrition Checker | Bowlful',
    description:
      'Type the ingredients of home-made dog or cat food: what it holds, what it lacks by AAFCO and FEDIAF, what is toxic, what it costs. Works offline.',
  },
  '/tools/calorie-calculator': {
    title: 'Calorie Calculator | Bowlful',
    description:
      'How much energy a dog or a cat needs a day: the site’s estimate beside the range of veterinary sources. Works offline.',
  },
  '/tools/portion-calculator': {
    title: 'Portion Calculator | Bowlful',
    description:
      'How many grams of a home-made recipe are a meal for your dog or cat, and how much to cook and freeze. Works offline.',
  },
  '/tools/cost-calculator': COST_CALCULATOR,
  '/cost-calculator': COST_CALCULATOR,
  '/nutrition': {
    title: 'Nutrition: Where the Numbers Come From | Bowlful',
    description:
      'The tables behind every verdict: AAFCO and FEDIAF minimums for dogs and cats, ingredient sources, and what they do not know.',
  },
};

const OWN: Record<string, string> = {
  '/favourites': 'Favourites',
  '/import': 'Import a Recipe',
  '/queue': 'Queue',
  '/plan': 'Plan',
  '/shopping-list': 'Shopping list',
  '/settings': 'Settings',
  '/unsubscribe': 'Unsubscribe',
  '/admin': 'Admin Panel',
};

/**
 * Head of the page at an address.
 * @param url path with query
 * @param origin scheme and host without a slash at the end
 * @param card of the recipe, on a recipe's page
 */
export function pageMeta(url: string, origin: string, card?: RecipeCard | null): PageMeta {
  const [address = '/', query = ''] = url.split('?');
  const path = address.replace(/\/$/, '') || '/';
  const canonical = `${origin}${CANONICAL[path] ?? path}`;
  const base = { canonical, image: `${origin}/social/site.png` };
  if (card !== undefined && card !== null) {
    const brand = BRAND[sectionOfSpecies(card.species)];
    const servings = card.servings === 1 ? '1 serving' : `${card.servings} servings`;
    const facts = `${categoryLabel(card.category)}, ${card.prepTime} min preparation, ${servings}.`;
    return {
      ...base,
      title: `${card.title} | ${brand}`,
      description: metaDescription(card.description, facts),
      image: `${origin}${socialImagePath(card.id)}`,
      robots: query === '' ? INDEXED : FOLLOWED,
    };
  }
  const screen = SCREENS[path];
  if (screen !== undefined)
    return { ...base, ...screen, robots: query === '' || path === '/search' ? INDEXED : FOLLOWED };
  const own = path.startsWith('/admin/') ? OWN['/admin'] : OWN[path];
  if (own !== undefined) return { ...base, title: `${own} | Bowlful`, description: '', robots: HIDDEN };
  if (cookedRecipeId(path) !== NO_RECIPE) {
    return { ...base, title: 'Cook mode | Bowlful', description: '', robots: HIDDEN };
  }
  if (recipeIdOf(path) !== NO_RECIPE) {
    return { ...base, title: 'Recipe Not Found | Bowlful', description: '', robots: HIDDEN };
  }
  // Shared metadata of all missing pages, as the server sends it.
  const missing = { canonical: `${origin}/404`, title: 'Page Not Found | Bowlful', description: '' };
  return { ...base, ...missing, robots: HIDDEN };
}
