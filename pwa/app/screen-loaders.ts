import type { ComponentType } from 'react';
import type { RoutePath } from '#domain/site/route-table';

/** Not every browser knows that it is offline, and none that the server is away. */
async function requireOffline(cause: unknown): Promise<void> {
  const isThere = navigator.onLine && (await fetch('/livez').catch(() => null));
  if (isThere) throw cause;
}

async function adminOffline(cause: unknown): Promise<ComponentType> {
  await requireOffline(cause);
  return (await import('../screens/offline/admin-offline.tsx')).AdminOffline;
}

async function seoOffline(cause: unknown): Promise<ComponentType> {
  await requireOffline(cause);
  return (await import('../screens/offline/seo-offline.tsx')).SeoOffline;
}

/** Loads a module and takes the screen out of it; shorter in the first load than a function for each. */
const screen =
  <M extends Record<K, ComponentType>, K extends string>(load: () => Promise<M>, name: K) =>
  async (): Promise<ComponentType> =>
    (await load())[name];

/**
 * The screen of each route, in a chunk of its own. Apart from the table, so that the first load has no words of other pages;
 * the build reads the modules here (`build/screen-modules.ts`).
 */
export const SCREENS: Readonly<Record<RoutePath, () => Promise<ComponentType>>> = {
  '/': screen(() => import('../screens/home/home.tsx'), 'Home'),
  '/dog-recipes': screen(() => import('../screens/browse/dog-recipes.tsx'), 'DogRecipes'),
  '/cat-recipes': screen(() => import('../screens/browse/cat-recipes.tsx'), 'CatRecipes'),
  '/natural-cat-recipes': screen(() => import('../screens/browse/cat-recipes.tsx'), 'CatRecipes'),
  '/recipes': screen(() => import('../screens/browse/all-recipes.tsx'), 'AllRecipes'),
  '/search': screen(() => import('../screens/search/search-page.tsx'), 'SearchPage'),
  '/organic': screen(() => import('../screens/static/organic-page.tsx'), 'OrganicPage'),
  '/about': screen(() => import('../screens/static/about-page.tsx'), 'AboutPage'),
  '/privacy-policy': screen(() => import('../screens/static/privacy-policy.tsx'), 'PrivacyPolicy'),
  '/terms-of-service': screen(() => import('../screens/static/terms-of-service.tsx'), 'TermsOfService'),
  '/disclaimer': screen(() => import('../screens/static/disclaimer.tsx'), 'Disclaimer'),
  '/reviews-policy': screen(() => import('../screens/static/reviews-policy.tsx'), 'ReviewsPolicy'),
  '/resources': screen(() => import('../screens/static/resources-page.tsx'), 'ResourcesPage'),
  '/spf-security-guide': screen(() => import('../screens/static/spf-guide.tsx'), 'SpfGuide'),
  '/shop': screen(() => import('../screens/shop/shop-page.tsx'), 'ShopPage'),
  '/ingredients': screen(() => import('../screens/shop/ingredients-page.tsx'), 'IngredientsPage'),
  '/dog-products': screen(() => import('../screens/shop/dog-products.tsx'), 'DogProducts'),
  '/cat-products': screen(() => import('../screens/shop/cat-products.tsx'), 'CatProducts'),
  '/submit': screen(() => import('../screens/submit/submit-page.tsx'), 'SubmitPage'),
  '/my-recipes': screen(() => import('../screens/own/own-page.tsx'), 'OwnPage'),
  '/my-recipes/new': screen(() => import('../screens/submit/own-editor.tsx'), 'NewOwnRecipe'),
  '/my-recipes/book': screen(() => import('../screens/own/book-page.tsx'), 'BookPage'),
  '/my-recipes/:id': screen(() => import('../screens/submit/own-editor.tsx'), 'OwnEditor'),
  '/import': screen(() => import('../screens/import/import-page.tsx'), 'ImportPage'),
  '/contact': screen(() => import('../screens/contact/contact-page.tsx'), 'ContactPage'),
  '/newsletter/confirm': screen(() => import('../screens/newsletter/confirm-page.tsx'), 'ConfirmPage'),
  '/unsubscribe': screen(() => import('../screens/newsletter/unsubscribe-page.tsx'), 'UnsubscribePage'),
  '/recipe/:id': screen(() => import('../screens/recipe/recipe-page.tsx'), 'RecipePage'),
  '/recipe/last': screen(() => import('../screens/recipe/last-recipe.tsx'), 'LastRecipe'),
  '/recipe/:id/cook': screen(() => import('../screens/cook/cook-page.tsx'), 'CookPage'),
  '/tools/nutrition-checker': screen(
    () => import('../screens/tools/nutrition-checker.tsx'),
    'NutritionChecker',
  ),
  '/tools/calorie-calculator': screen(
    () => import('../screens/tools/calorie-calculator.tsx'),
    'CalorieCalculator',
  ),
  '/tools/portion-calculator': screen(
    () => import('../screens/tools/portion-calculator.tsx'),
    'PortionCalculator',
  ),
  '/tools/cost-calculator': screen(() => import('../screens/tools/cost-calculator.tsx'), 'CostCalculator'),
  '/cost-calculator': screen(() => import('../screens/tools/cost-calculator.tsx'), 'CostCalculator'),
  '/nutrition': screen(() => import('../screens/nutrition/nutrition-page.tsx'), 'NutritionPage'),
  '/guides': screen(() => import('../screens/guides/guides-page.tsx'), 'GuidesPage'),
  '/guides/:slug': screen(() => import('../screens/guides/guide-page.tsx'), 'GuidePage'),
  '/favourites': screen(() => import('../screens/favourites/favourites-page.tsx'), 'FavouritesPage'),
  '/plan': screen(() => import('../screens/plan/plan-page.tsx'), 'PlanPage'),
  '/shopping-list': screen(() => import('../screens/plan/shopping-list-page.tsx'), 'ShoppingListPage'),
  '/queue': screen(() => import('../screens/queue/queue-page.tsx'), 'QueuePage'),
  '/settings': screen(() => import('../screens/settings/settings-page.tsx'), 'SettingsPage'),
  // Computed by the server at each visit, so that a device keeps neither.
  '/seo-dashboard': () =>
    import('../screens/seo/seo-dashboard.tsx').then(({ SeoDashboard }) => SeoDashboard, seoOffline),
  '/seo-audit': () => import('../screens/seo/seo-audit.tsx').then(({ SeoAudit }) => SeoAudit, seoOffline),
  // The only entry to the administration bundle, which is not precached and so unavailable offline.
  '/admin/*': () => import('../admin/admin-app.tsx').then(({ AdminApp }) => AdminApp, adminOffline),
  '*': screen(() => import('../screens/parts/page/not-found.tsx'), 'NotFound'),
};
