import type { Species } from '../reference/species.ts';

/** What the server serves at a path, and the page's title and description. */
export type Route =
  /** A recipe list. */
  | {
      serves: 'cards';
      lists: Species | 'all' | 'organic' | 'popular';
      title: string;
      description: string;
      /** A landing page: its styles are inlined, and its size has a budget. */
      isLanding?: true;
      /** The query determines its content; on other pages a query is only a view of the same page. */
      isSearch?: true;
    }
  /** The content doesn't depend on the catalogue. */
  | {
      serves: 'page';
      title: string;
      description: string;
      /** The canonical path, if the same screen has another one. */
      canonical?: string;
      /** For people, not search engines: neither indexed nor in the sitemap. */
      isHidden?: true;
    }
  /** One recipe, by the id in the path. */
  | { serves: 'recipe'; title: string; isLanding?: true }
  /** One guide, by the slug in the path. */
  | { serves: 'guide'; title: string }
  /** An empty page whose content is on the device; with `ofRecipe` the server renders only the recipe's name and text. */
  | {
      serves: 'device';
      title: string;
      ofRecipe?: true;
      /** It redirects, or shows what only the app can find out, so there is nothing to pre-render. */
      isForApp?: true;
    }
  | { serves: 'nothing'; title: string };

const COST_CALCULATOR = {
  title: 'Cost Calculator | Bowlful',
  description:
    'What home-made food for a dog or a cat costs a meal, a day and a month, in your own currency. Works offline.',
};

const TABLE = {
  '/': {
    serves: 'cards',
    lists: 'all',
    isLanding: true,
    title: 'Bowlful | Home-made food for dogs and cats',
    description:
      'Home-made recipes for dogs and cats, with portions, nutrients and cost worked out. Stored on your device, so they work offline.',
  },
  '/dog-recipes': {
    serves: 'cards',
    lists: 'dog',
    isLanding: true,
    title: 'Dog Recipes | Bowlful for Dogs',
    description:
      'Home-made dog food recipes for puppies, adults and seniors, with grams, cost, time and difficulty. They work offline.',
  },
  '/cat-recipes': {
    serves: 'cards',
    lists: 'cat',
    isLanding: true,
    title: 'Cat Recipes | Bowlful for Cats',
    description:
      'Home-made cat food recipes for kittens, adults and seniors, with grams, cost, time and difficulty. They work offline.',
  },
  '/natural-cat-recipes': {
    serves: 'cards',
    lists: 'cat',
    title: 'Natural Cat Recipes | Bowlful for Cats',
    description:
      'Home-made cat food recipes from plain foods, for kittens, adults and seniors, with grams, cost and time.',
  },
  '/recipes': {
    serves: 'cards',
    lists: 'all',
    title: 'All Recipes | Bowlful',
    description:
      'Every home-made recipe for dogs and cats in one list, with grams, cost, time and difficulty.',
  },
  '/search': {
    serves: 'cards',
    lists: 'all',
    isSearch: true,
    title: 'Search Recipes | Bowlful',
    description:
      'Search home-made recipes for dogs and cats by ingredient, or ask the assistant in your own words. Works offline.',
  },
  '/organic': {
    serves: 'cards',
    lists: 'organic',
    title: 'Organic Recipes | Bowlful',
    description:
      'Home-made recipes for dogs and cats from certified organic ingredients, and what the word means.',
  },
  '/about': {
    serves: 'page',
    title: 'About Us | Bowlful',
    description: 'Why we built Bowlful: wholesome home-made food for dogs and cats, with the sums shown.',
  },
  '/privacy-policy': {
    serves: 'page',
    title: 'Privacy Policy | Bowlful',
    description: 'What data Bowlful stores, where, for how long and why, and how to have it deleted.',
  },
  '/terms-of-service': {
    serves: 'page',
    title: 'Terms of Service | Bowlful',
    description: 'The terms for using Bowlful, and what its recipes and figures can’t promise.',
  },
  '/disclaimer': {
    serves: 'page',
    title: 'Medical Disclaimer | Bowlful',
    description: 'Bowlful is educational, not veterinary advice. What to do in an emergency.',
  },
  '/reviews-policy': {
    serves: 'page',
    title: 'Reviews Policy | Bowlful',
    description: 'How we collect, check and remove reviews, and why we never pay for one.',
  },
  '/resources': {
    serves: 'page',
    title: 'Resources | Bowlful',
    description:
      'Official guidelines, poison lines to call, calculators, sheets to print and studies about home-made food for dogs and cats.',
  },
  '/spf-security-guide': {
    serves: 'page',
    title: 'SPF Record Guide | Bowlful',
    description:
      'What an SPF record is, which line your mail provider needs, the checks to run and the usual mistakes.',
  },
  '/shop': {
    serves: 'cards',
    lists: 'popular',
    title: 'Shop for Home-made Pet Food | Bowlful',
    description:
      'Pick recipes for dogs and cats into one shopping list, see what it typically costs, and buy it in your own country’s shops.',
  },
  '/ingredients': {
    serves: 'page',
    title: 'Food Ingredients | Bowlful',
    description:
      'What home-made dog and cat food is made of: typical prices by weight, how many recipes use it, and where your country sells it.',
  },
  '/dog-products': {
    serves: 'page',
    title: 'Dog Products | Bowlful for Dogs',
    description: 'Toys, treats, health and accessories for dogs, as searches in your own country’s shops.',
  },
  '/cat-products': {
    serves: 'page',
    title: 'Cat Products | Bowlful for Cats',
    description:
      'Food, bowls, treats, supplements, toys, grooming and health for cats, in your own country’s shops.',
  },
  '/submit': {
    serves: 'page',
    title: 'Submit Your Recipe | Bowlful',
    description:
      'Submit your own recipe for dogs or cats. We check safety and nutrients while you write, even offline.',
  },
  '/contact': {
    serves: 'page',
    title: 'Contact Us | Bowlful',
    description: 'Ask a question, report a fault or write to us about privacy, partnership or a recipe.',
  },
  '/tools': {
    serves: 'page',
    title: 'Calculators | Bowlful',
    description:
      'Portions, energy, nutrients and cost of home-made food for your dog or cat. All four calculators work offline.',
  },
  '/tools/nutrition-checker': {
    serves: 'page',
    title: 'Nutrition Checker | Bowlful',
    description:
      'Type the ingredients of home-made dog or cat food to see its nutrients, AAFCO and FEDIAF gaps, toxic foods and cost. Works offline.',
  },
  '/tools/calorie-calculator': {
    serves: 'page',
    title: 'Calorie Calculator | Bowlful',
    description:
      'How much energy a dog or a cat needs a day: the site’s estimate beside the range of veterinary sources. Works offline.',
  },
  '/tools/portion-calculator': {
    serves: 'page',
    title: 'Portion Calculator | Bowlful',
    description:
      'How many grams of a home-made recipe are a meal for your dog or cat, and how much to cook and freeze. Works offline.',
  },
  '/tools/cost-calculator': { serves: 'page', ...COST_CALCULATOR },
  '/cost-calculator': { serves: 'page', canonical: '/tools/cost-calculator', ...COST_CALCULATOR },
  '/nutrition': {
    serves: 'page',
    title: 'Nutrition: Where the Numbers Come From | Bowlful',
    description:
      'The tables behind every verdict: AAFCO and FEDIAF minimums for dogs and cats, ingredient sources, and what they lack.',
  },
  '/guides': {
    serves: 'page',
    title: 'Guides: Feeding Home-made Food Well | Bowlful',
    description:
      'Changing over, calcium, storage, kittens, old dogs, organ meats, toxic foods and batch cooking: guides with sources, to read offline.',
  },
  // A guide's page names the guide in its head; this is the fallback.
  '/guides/:slug': { serves: 'guide', title: 'Page Not Found | Bowlful' },
  '/seo-dashboard': {
    serves: 'page',
    isHidden: true,
    title: 'SEO Dashboard | Bowlful',
    description: 'Articles, keywords and visits of Bowlful, as far as they are measured.',
  },
  '/seo-audit': {
    serves: 'page',
    isHidden: true,
    title: 'SEO Audit | Bowlful',
    description: 'Reads every public page of Bowlful as served, and says what to fix.',
  },
  // A recipe's page names the recipe in its head; this is the fallback.
  '/recipe/:id': { serves: 'recipe', isLanding: true, title: 'Recipe Not Found | Bowlful' },
  '/recipe/:id/cook': { serves: 'device', ofRecipe: true, title: 'Cook mode | Bowlful' },
  // Resolved on the device, since the id is unknown elsewhere.
  '/recipe/last': { serves: 'device', isForApp: true, title: 'Last Recipe | Bowlful' },
  '/favourites': { serves: 'device', title: 'Favourites | Bowlful' },
  '/my-recipes': { serves: 'device', title: 'Your Recipes | Bowlful' },
  '/my-recipes/new': { serves: 'device', isForApp: true, title: 'New Recipe | Bowlful' },
  '/my-recipes/book': { serves: 'device', title: 'Book of Recipes | Bowlful' },
  '/my-recipes/:id': { serves: 'device', title: 'Your Recipe | Bowlful' },
  '/import': { serves: 'device', title: 'Import a Recipe | Bowlful' },
  '/vet-sheet': { serves: 'device', title: 'Sheet for the Vet | Bowlful' },
  '/label-foods': { serves: 'device', title: 'Foods From a Label | Bowlful' },
  '/queue': { serves: 'device', title: 'Queue | Bowlful' },
  '/plan': { serves: 'device', title: 'Plan | Bowlful' },
  '/plan/week': { serves: 'device', title: 'The Week | Bowlful' },
  '/shopping-list': { serves: 'device', title: 'Shopping list | Bowlful' },
  '/settings': { serves: 'device', title: 'Settings | Bowlful' },
  // Its fragment is an invitation, which only the app may read.
  '/join': { serves: 'device', isForApp: true, title: 'Join a Household | Bowlful' },
  '/recovery-sheet': { serves: 'device', isForApp: true, title: 'Recovery Sheet | Bowlful' },
  '/newsletter/confirm': { serves: 'device', isForApp: true, title: 'Confirm | Bowlful' },
  '/unsubscribe': { serves: 'device', isForApp: true, title: 'Unsubscribe | Bowlful' },
  '/admin/*': { serves: 'device', isForApp: true, title: 'Admin Panel | Bowlful' },
  '*': { serves: 'nothing', title: 'Page Not Found | Bowlful' },
} satisfies Record<string, Route>;

/** Path pattern: `:id` is a number, `:slug` a hyphenated name, `*` the rest of the path. */
export type RoutePath = keyof typeof TABLE;
/** The routes that the server renders with content. */
export type RenderedPath = {
  [Path in RoutePath]: (typeof TABLE)[Path] extends { serves: 'cards' | 'page' | 'recipe' | 'guide' }
    ? Path
    : never;
}[RoutePath];

/**
 * Every route of the site, in sitemap order. It drives the router, the server's responses, the sitemap, each page's head, the
 * style plan, the budgets of landing screens, and the journey through all screens.
 */
export const ROUTES: Readonly<Record<RoutePath, Route>> = TABLE;
