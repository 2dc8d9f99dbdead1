import { type ComponentType, lazy, Suspense } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { Skeleton } from '../components/skeleton.tsx';
import styles from './routes.module.css';

type Loader = () => Promise<ComponentType>;

/** Every address of the site; each screen is a chunk of its own. */
const SCREENS: { path: string; load: Loader }[] = [
  { path: '/', load: async () => (await import('../screens/home/home.tsx')).Home },
  { path: '/dog-recipes', load: async () => (await import('../screens/browse/dog-recipes.tsx')).DogRecipes },
  { path: '/cat-recipes', load: async () => (await import('../screens/browse/cat-recipes.tsx')).CatRecipes },
  { path: '/recipe/:id', load: async () => (await import('../screens/recipe/recipe-page.tsx')).RecipePage },
  {
    path: '/tools/nutrition-checker',
    load: async () => (await import('../screens/tools/nutrition-checker.tsx')).NutritionChecker,
  },
  {
    path: '/tools/calorie-calculator',
    load: async () => (await import('../screens/tools/calorie-calculator.tsx')).CalorieCalculator,
  },
  {
    path: '/nutrition',
    load: async () => (await import('../screens/nutrition/nutrition-page.tsx')).NutritionPage,
  },
  {
    path: '/favourites',
    load: async () => (await import('../screens/favourites/favourites-page.tsx')).FavouritesPage,
  },
  { path: '/queue', load: async () => (await import('../screens/queue/queue-page.tsx')).QueuePage },
  // The one door to the administrator's bundle.
  { path: '/admin/*', load: async () => (await import('../admin/admin-app.tsx')).AdminApp },
  { path: '*', load: async () => (await import('../screens/not-found/not-found.tsx')).NotFound },
];

const ROUTES = SCREENS.map(({ path, load }) => ({
  path,
  Screen: lazy(async () => ({ default: await load() })),
}));

/**
 * Brings the chunk of the screen at an address. A page that the server rendered is taken over once it is there: an
 * update that comes while it is missing would replace the content by the fallback.
 */
export async function loadScreen(pathname: string): Promise<void> {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname) !== null);
  // Without the chunk the fallback says so, and the next navigation tries again.
  await screen?.load().catch(() => {});
}

export function AppRoutes() {
  return (
    <Suspense
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
    </Suspense>
  );
}
