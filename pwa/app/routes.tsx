import { type ComponentType, lazy } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { LatePart } from '../components/late-part.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import styles from './routes.module.css';

type Loader = () => Promise<ComponentType>;

async function adminOffline(cause: unknown): Promise<ComponentType> {
  if (navigator.onLine) throw cause;
  return (await import('../screens/offline/admin-offline.tsx')).AdminOffline;
}

/** Every route of the site; each screen is its own chunk. */
const SCREENS: { path: string; load: Loader }[] = [
  { path: '/', load: async () => (await import('../screens/home/home.tsx')).Home },
  { path: '/dog-recipes', load: async () => (await import('../screens/browse/dog-recipes.tsx')).DogRecipes },
  { path: '/cat-recipes', load: async () => (await import('../screens/browse/cat-recipes.tsx')).CatRecipes },
  {
    path: '/natural-cat-recipes',
    load: async () => (await import('../screens/browse/cat-recipes.tsx')).CatRecipes,
  },
  { path: '/recipes', load: async () => (await import('../screens/browse/all-recipes.tsx')).AllRecipes },
  { path: '/search', load: async () => (await import('../screens/search/search-page.tsx')).SearchPage },
  { path: '/organic', load: async () => (await import('../screens/static/organic-page.tsx')).OrganicPage },
  { path: '/about', load: async () => (await import('../screens/static/about-page.tsx')).AboutPage },
  {
    path: '/privacy-policy',
    load: async () => (await import('../screens/static/privacy-policy.tsx')).PrivacyPolicy,
  },
  {
    path: '/terms-of-service',
    load: async () => (await import('../screens/static/terms-of-service.tsx')).TermsOfService,
  },
  { path: '/disclaimer', load: async () => (await import('../screens/static/disclaimer.tsx')).Disclaimer },
  { path: '/shop', load: async () => (await import('../screens/shop/shop-page.tsx')).ShopPage },
  {
    path: '/ingredients',
    load: async () => (await import('../screens/shop/ingredients-page.tsx')).IngredientsPage,
  },
  { path: '/dog-products', load: async () => (await import('../screens/shop/dog-products.tsx')).DogProducts },
  { path: '/cat-products', load: async () => (await import('../screens/shop/cat-products.tsx')).CatProducts },
  { path: '/submit', load: async () => (await import('../screens/submit/submit-page.tsx')).SubmitPage },
  { path: '/import', load: async () => (await import('../screens/import/import-page.tsx')).ImportPage },
  { path: '/contact', load: async () => (await import('../screens/contact/contact-page.tsx')).ContactPage },
  {
    path: '/unsubscribe',
    load: async () => (await import('../screens/newsletter/unsubscribe-page.tsx')).UnsubscribePage,
  },
  { path: '/recipe/:id', load: async () => (await import('../screens/recipe/recipe-page.tsx')).RecipePage },
  { path: '/recipe/:id/cook', load: async () => (await import('../screens/cook/cook-page.tsx')).CookPage },
  {
    path: '/tools/nutrition-checker',
    load: async () => (await import('../screens/tools/nutrition-checker.tsx')).NutritionChecker,
  },
  {
    path: '/tools/calorie-calculator',
    load: async () => (await import('../screens/tools/calorie-calculator.tsx')).CalorieCalculator,
  },
  {
    path: '/tools/portion-calculator',
    load: async () => (await import('../screens/plan/portion-calculator.tsx')).PortionCalculator,
  },
  {
    path: '/tools/cost-calculator',
    load: async () => (await import('../screens/plan/cost-calculator.tsx')).CostCalculator,
  },
  {
    path: '/cost-calculator',
    load: async () => (await import('../screens/plan/cost-calculator.tsx')).CostCalculator,
  },
  {
    path: '/nutrition',
    load: async () => (await import('../screens/nutrition/nutrition-page.tsx')).NutritionPage,
  },
  {
    path: '/favourites',
    load: async () => (await import('../screens/favourites/favourites-page.tsx')).FavouritesPage,
  },
  { path: '/plan', load: async () => (await import('../screens/plan/plan-page.tsx')).PlanPage },
  {
    path: '/shopping-list',
    load: async () => (await import('../screens/shopping-list/shopping-list-page.tsx')).ShoppingListPage,
  },
  { path: '/queue', load: async () => (await import('../screens/queue/queue-page.tsx')).QueuePage },
  {
    path: '/settings',
    load: async () => (await import('../screens/settings/settings-page.tsx')).SettingsPage,
  },
  // The only entry to the administration bundle, which is not precached and so unavailable offline.
  {
    path: '/admin/*',
    load: () => import('../admin/admin-app.tsx').then(({ AdminApp }) => AdminApp, adminOffline),
  },
  { path: '*', load: async () => (await import('../screens/not-found/not-found.tsx')).NotFound },
];

const ROUTES = SCREENS.map(({ path, load }) => ({
  path,
  Screen: lazy(async () => ({ default: await load() })),
}));

/**
 * Loads the chunk of the screen at an address. A server-rendered page hydrates only after that: an update while the
 * chunk is missing would replace the content with the fallback.
 */
export async function loadScreen(pathname: string): Promise<void> {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname) !== null);
  // If the chunk is missing, the fallback says so and the next navigation retries.
  await screen?.load().catch(() => {});
}

export function AppRoutes() {
  return (
    <LatePart
      id="screen"
      fallback={
        <div className={styles['loading']}>
          <Skeleton lines={4} label="Loading..." />
        </div>
      }
    >
      <Routes>
        {ROUTES.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Routes>
    </LatePart>
  );
}
