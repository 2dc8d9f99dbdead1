import type { ComponentType } from 'react';
import type { RoutePath } from '#domain/site/route-table';

async function adminOffline(cause: unknown): Promise<ComponentType> {
  if (navigator.onLine) throw cause;
  return (await import('../screens/offline/admin-offline.tsx')).AdminOffline;
}

/**
 * The screen of each route, in a chunk of its own. Apart from the table, so that the first load has no words of other pages;
 * the build reads the modules here (`build/screen-modules.ts`).
 */
export const SCREENS: Readonly<Record<RoutePath, () => Promise<ComponentType>>> = {
  '/': async () => (await import('../screens/home/home.tsx')).Home,
  '/dog-recipes': async () => (await import('../screens/browse/dog-recipes.tsx')).DogRecipes,
  '/cat-recipes': async () => (await import('../screens/browse/cat-recipes.tsx')).CatRecipes,
  '/natural-cat-recipes': async () => (await import('../screens/browse/cat-recipes.tsx')).CatRecipes,
  '/recipes': async () => (await import('../screens/browse/all-recipes.tsx')).AllRecipes,
  '/search': async () => (await import('../screens/search/search-page.tsx')).SearchPage,
  '/organic': async () => (await import('../screens/static/organic-page.tsx')).OrganicPage,
  '/about': async () => (await import('../screens/static/about-page.tsx')).AboutPage,
  '/privacy-policy': async () => (await import('../screens/static/privacy-policy.tsx')).PrivacyPolicy,
  '/terms-of-service': async () => (await import('../screens/static/terms-of-service.tsx')).TermsOfService,
  '/disclaimer': async () => (await import('../screens/static/disclaimer.tsx')).Disclaimer,
  '/shop': async () => (await import('../screens/shop/shop-page.tsx')).ShopPage,
  '/ingredients': async () => (await import('../screens/shop/ingredients-page.tsx')).IngredientsPage,
  '/dog-products': async () => (await import('../screens/shop/dog-products.tsx')).DogProducts,
  '/cat-products': async () => (await import('../screens/shop/cat-products.tsx')).CatProducts,
  '/submit': async () => (await import('../screens/submit/submit-page.tsx')).SubmitPage,
  '/my-recipes': async () => (await import('../screens/own/own-page.tsx')).OwnPage,
  '/my-recipes/new': async () => (await import('../screens/submit/own-editor.tsx')).NewOwnRecipe,
  '/my-recipes/book': async () => (await import('../screens/own/book-page.tsx')).BookPage,
  '/my-recipes/:id': async () => (await import('../screens/submit/own-editor.tsx')).OwnEditor,
  '/import': async () => (await import('../screens/import/import-page.tsx')).ImportPage,
  '/contact': async () => (await import('../screens/contact/contact-page.tsx')).ContactPage,
  '/unsubscribe': async () => (await import('../screens/newsletter/unsubscribe-page.tsx')).UnsubscribePage,
  '/recipe/:id': async () => (await import('../screens/recipe/recipe-page.tsx')).RecipePage,
  '/recipe/:id/cook': async () => (await import('../screens/cook/cook-page.tsx')).CookPage,
  '/tools/nutrition-checker': async () =>
    (await import('../screens/tools/nutrition-checker.tsx')).NutritionChecker,
  '/tools/calorie-calculator': async () =>
    (await import('../screens/tools/calorie-calculator.tsx')).CalorieCalculator,
  '/tools/portion-calculator': async () =>
    (await import('../screens/tools/portion-calculator.tsx')).PortionCalculator,
  '/tools/cost-calculator': async () => (await import('../screens/tools/cost-calculator.tsx')).CostCalculator,
  '/cost-calculator': async () => (await import('../screens/tools/cost-calculator.tsx')).CostCalculator,
  '/nutrition': async () => (await import('../screens/nutrition/nutrition-page.tsx')).NutritionPage,
  '/favourites': async () => (await import('../screens/favourites/favourites-page.tsx')).FavouritesPage,
  '/plan': async () => (await import('../screens/plan/plan-page.tsx')).PlanPage,
  '/shopping-list': async () => (await import('../screens/plan/shopping-list-page.tsx')).ShoppingListPage,
  '/queue': async () => (await import('../screens/queue/queue-page.tsx')).QueuePage,
  '/settings': async () => (await import('../screens/settings/settings-page.tsx')).SettingsPage,
  // The only entry to the administration bundle, which is not precached and so unavailable offline.
  '/admin/*': () => import('../admin/admin-app.tsx').then(({ AdminApp }) => AdminApp, adminOffline),
  '*': async () => (await import('../screens/parts/page/not-found.tsx')).NotFound,
};
