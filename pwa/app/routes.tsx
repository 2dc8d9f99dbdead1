import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Skeleton } from '../components/skeleton.tsx';
import styles from './routes.module.css';

const Home = lazy(async () => ({ default: (await import('../screens/home/home.tsx')).Home }));
const DogRecipes = lazy(async () => ({
  default: (await import('../screens/browse/dog-recipes.tsx')).DogRecipes,
}));
const CatRecipes = lazy(async () => ({
  default: (await import('../screens/browse/cat-recipes.tsx')).CatRecipes,
}));
const RecipePage = lazy(async () => ({
  default: (await import('../screens/recipe/recipe-page.tsx')).RecipePage,
}));
const FavouritesPage = lazy(async () => ({
  default: (await import('../screens/favourites/favourites-page.tsx')).FavouritesPage,
}));
const QueuePage = lazy(async () => ({
  default: (await import('../screens/queue/queue-page.tsx')).QueuePage,
}));
const NotFound = lazy(async () => ({
  default: (await import('../screens/not-found/not-found.tsx')).NotFound,
}));
/** The one door to the administrator's bundle. */
const AdminApp = lazy(async () => ({ default: (await import('../admin/admin-app.tsx')).AdminApp }));

/** Every address of the site; each screen is a chunk of its own. */
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
        <Route path="/" element={<Home />} />
        <Route path="/dog-recipes" element={<DogRecipes />} />
        <Route path="/cat-recipes" element={<CatRecipes />} />
        <Route path="/recipe/:id" element={<RecipePage />} />
        <Route path="/favourites" element={<FavouritesPage />} />
        <Route path="/queue" element={<QueuePage />} />
        <Route path="/admin/*" element={<AdminApp />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
