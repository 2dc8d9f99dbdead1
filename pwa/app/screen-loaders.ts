import type { ComponentType } from 'react';
import type { RoutePath } from '#domain/site/route-table';

/** Not every browser knows that it is offline, and none knows that the server is down. */
async function requireOffline(cause: unknown): Promise<void> {
  const isThere = navigator.onLine && (await fetch('/livez').catch(() => null));
  if (isThere) throw cause;
}

async function adminOffline(cause: unknown): Promise<ComponentType> {
  await requireOffline(cause);
  return (await import('../features/offline/admin-offline.tsx')).AdminOffline;
}

async function seoOffline(cause: unknown): Promise<ComponentType> {
  await requireOffline(cause);
  return (await import('../features/offline/seo-offline.tsx')).SeoOffline;
}

/** Loads a module and returns its screen; smaller in the first load than a function for each. */
const screen =
  <M extends Record<K, ComponentType>, K extends string>(load: () => Promise<M>, name: K) =>
  async (): Promise<ComponentType> =>
    (await load())[name];

/**
 * The screen of each route, in a chunk of its own. Separate from the route table, so that the first load has no text of
 * other pages; the build reads the modules here (`build/screen-modules.ts`).
 */
export const SCREENS: Readonly<Record<RoutePath, () => Promise<ComponentType>>> = {
  '/': screen(() => import('../features/home/home.tsx'), 'Home'),
  '/dog-recipes': screen(() => import('../features/browse/dog-recipes.tsx'), 'DogRecipes'),
  '/cat-recipes': screen(() => import('../features/browse/cat-recipes.tsx'), 'CatRecipes'),
  '/natural-cat-recipes': screen(() => import('../features/browse/cat-recipes.tsx'), 'CatRecipes'),
  '/recipes': screen(() => import('../features/browse/all-recipes.tsx'), 'AllRecipes'),
  '/search': screen(() => import('../features/search/search-page.tsx'), 'SearchPage'),
  '/organic': screen(() => import('../features/static/organic-page.tsx'), 'OrganicPage'),
  '/about': screen(() => import('../features/static/about-page.tsx'), 'AboutPage'),
  '/privacy-policy': screen(() => import('../features/static/privacy-policy.tsx'), 'PrivacyPolicy'),
  '/terms-of-service': screen(() => import('../features/static/terms-of-service.tsx'), 'TermsOfService'),
  '/disclaimer': screen(() => import('../features/static/disclaimer.tsx'), 'Disclaimer'),
  '/reviews-policy': screen(() => import('../features/static/reviews-policy.tsx'), 'ReviewsPolicy'),
  '/resources': screen(() => import('../features/static/resources-page.tsx'), 'ResourcesPage'),
  '/spf-security-guide': screen(() => import('../features/static/spf-guide.tsx'), 'SpfGuide'),
  '/shop': screen(() => import('../features/shop/shop-page.tsx'), 'ShopPage'),
  '/ingredients': screen(() => import('../features/shop/ingredients-page.tsx'), 'IngredientsPage'),
  '/dog-products': screen(() => import('../features/shop/dog-products.tsx'), 'DogProducts'),
  '/cat-products': screen(() => import('../features/shop/cat-products.tsx'), 'CatProducts'),
  '/submit': screen(() => import('../features/submit/submit-page.tsx'), 'SubmitPage'),
  '/my-recipes': screen(() => import('../features/own/own-page.tsx'), 'OwnPage'),
  '/my-recipes/new': screen(() => import('../features/submit/own-editor.tsx'), 'NewOwnRecipe'),
  '/my-recipes/book': screen(() => import('../features/own/book-page.tsx'), 'BookPage'),
  '/my-recipes/:id': screen(() => import('../features/submit/own-editor.tsx'), 'OwnEditor'),
  '/import': screen(() => import('../features/import/import-page.tsx'), 'ImportPage'),
  '/contact': screen(() => import('../features/contact/contact-page.tsx'), 'ContactPage'),
  '/newsletter/confirm': screen(() => import('../features/newsletter/confirm-page.tsx'), 'ConfirmPage'),
  '/unsubscribe': screen(() => import('../features/newsletter/unsubscribe-page.tsx'), 'UnsubscribePage'),
  '/recipe/:id': screen(() => import('../features/recipe/recipe-page.tsx'), 'RecipePage'),
  '/recipe/last': screen(() => import('../features/recipe/last-recipe.tsx'), 'LastRecipe'),
  '/recipe/:id/cook': screen(() => import('../features/cook/cook-page.tsx'), 'CookPage'),
  '/tools': screen(() => import('../features/tools/calculators-page.tsx'), 'CalculatorsPage'),
  '/tools/nutrition-checker': screen(
    () => import('../features/tools/nutrition-checker.tsx'),
    'NutritionChecker',
  ),
  '/tools/calorie-calculator': screen(
    () => import('../features/tools/calorie-calculator.tsx'),
    'CalorieCalculator',
  ),
  '/tools/portion-calculator': screen(
    () => import('../features/tools/portion-calculator.tsx'),
    'PortionCalculator',
  ),
  '/tools/cost-calculator': screen(() => import('../features/tools/cost-calculator.tsx'), 'CostCalculator'),
  '/cost-calculator': screen(() => import('../features/tools/cost-calculator.tsx'), 'CostCalculator'),
  '/nutrition': screen(() => import('../features/nutrition/nutrition-page.tsx'), 'NutritionPage'),
  '/guides': screen(() => import('../features/guides/guides-page.tsx'), 'GuidesPage'),
  '/guides/:slug': screen(() => import('../features/guides/guide-page.tsx'), 'GuidePage'),
  '/favourites': screen(() => import('../features/favourites/favourites-page.tsx'), 'FavouritesPage'),
  '/plan': screen(() => import('../features/plan/plan-page.tsx'), 'PlanPage'),
  '/plan/week': screen(() => import('../features/plan/week-page.tsx'), 'WeekPage'),
  '/shopping-list': screen(() => import('../features/plan/shopping-list-page.tsx'), 'ShoppingListPage'),
  '/vet-sheet': screen(() => import('../features/vet-sheet/vet-sheet-page.tsx'), 'VetSheetPage'),
  '/label-foods': screen(() => import('../features/label-foods/label-foods-page.tsx'), 'LabelFoodsPage'),
  '/queue': screen(() => import('../features/queue/queue-page.tsx'), 'QueuePage'),
  '/settings': screen(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
  '/join': screen(() => import('../features/household/join-page.tsx'), 'JoinPage'),
  '/recovery-sheet': screen(
    () => import('../features/household/recovery-sheet-page.tsx'),
    'RecoverySheetPage',
  ),
  // Computed by the server on each visit, so neither is stored on the device.
  '/seo-dashboard': () =>
    import('../features/seo/seo-dashboard.tsx').then(({ SeoDashboard }) => SeoDashboard, seoOffline),
  '/seo-audit': () => import('../features/seo/seo-audit.tsx').then(({ SeoAudit }) => SeoAudit, seoOffline),
  // The only entry to the administration bundle, which is not precached and so unavailable offline.
  '/admin/*': () => import('../admin/admin-app.tsx').then(({ AdminApp }) => AdminApp, adminOffline),
  '*': screen(() => import('../features/page/not-found.tsx'), 'NotFound'),
};
