import { Tabs } from '@radix-ui/themes';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { AccountTab } from './account/tab.tsx';
import styles from './admin.module.css';
import { AdminTabs, adminTab } from './admin-tabs.tsx';
import {
  readPendingPhotos,
  readPendingRatings,
  readPendingRecipes,
  readSafetyReports,
  readStats,
} from './api.ts';
import { CommentsTab } from './comments/tab.tsx';
import { OverviewTab } from './overview/tab.tsx';
import { ReportsTab } from './reports/tab.tsx';
import { useAdminData } from './use-admin-data.ts';

/** A separate chunk with the engines that judge recipes, so that comments do not wait for it. */
const RecipesTab = lazy(() => import('./recipes/tab.tsx').then((module) => ({ default: module.RecipesTab })));
/** Seldom needed. */
const PublishedTab = lazy(() =>
  import('./published/tab.tsx').then((module) => ({ default: module.PublishedTab })),
);
const ErasureTab = lazy(() => import('./erasure/tab.tsx').then((module) => ({ default: module.ErasureTab })));

type AdminPanelProps = {
  /** False while the sign-in covers it. */
  isShown: boolean;
  username: string;
  onLogout: () => void;
  onSignedOut: () => void;
};

/** Header, tabs and the open tab. The tab is in the URL, so that a reload keeps the place. */
export function AdminPanel({ isShown, username, onLogout, onSignedOut }: AdminPanelProps) {
  const [query, setQuery] = useSearchParams();
  const tab = adminTab(query.get('tab'));
  const stats = useAdminData(readStats, onSignedOut);
  const comments = useAdminData(readPendingRatings, onSignedOut);
  const photos = useAdminData(readPendingPhotos, onSignedOut);
  const recipes = useAdminData(readPendingRecipes, onSignedOut);
  const reports = useAdminData(readSafetyReports, onSignedOut);
  const { reload: reloadStats } = stats;
  const { reload: reloadComments } = comments;
  const { reload: reloadPhotos } = photos;
  const { reload: reloadRecipes } = recipes;
  const { reload: reloadReports } = reports;

  const wasShown = useRef(isShown);
  useEffect(() => {
    // Signed in again: data read earlier may be stale.
    if (isShown && !wasShown.current) {
      void reloadStats();
      void reloadComments();
      void reloadPhotos();
      void reloadRecipes();
      void reloadReports();
    }
    wasShown.current = isShown;
  }, [isShown, reloadStats, reloadComments, reloadPhotos, reloadRecipes, reloadReports]);

  const handleTab = (chosen: string) =>
    setQuery(chosen === 'overview' ? {} : { tab: chosen }, { replace: true });

  return (
    <Tabs.Root value={tab} onValueChange={handleTab}>
      <header className={styles['header']}>
        <h1>Admin Panel</h1>
        <Button variant="outline" onClick={onLogout}>
          <LogOut size={18} aria-hidden /> Logout
        </Button>
      </header>
      <AdminTabs
        current={tab}
        pending={{
          recipes: recipes.data?.length,
          comments: comments.data?.length,
          reports: reports.data?.filter(({ handledAt }) => handledAt === null).length,
        }}
      />
      <Tabs.Content value="overview">
        <OverviewTab stats={stats} />
      </Tabs.Content>
      <Tabs.Content value="recipes">
        <Suspense fallback={<Skeleton lines={4} label="Loading recipes..." />}>
          <RecipesTab
            recipes={recipes}
            isShown={isShown}
            onSignedOut={onSignedOut}
            onModerated={() => {
              void reloadStats();
              return reloadRecipes();
            }}
          />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="comments">
        <CommentsTab
          comments={comments}
          photos={photos.data ?? []}
          isShown={isShown}
          onSignedOut={onSignedOut}
          onModerated={() => {
            // The figures are on another tab, so the next decision need not wait for them.
            void reloadStats();
            void reloadPhotos();
            return reloadComments();
          }}
        />
      </Tabs.Content>
      <Tabs.Content value="reports">
        <ReportsTab reports={reports} onSignedOut={onSignedOut} onHandled={reloadReports} />
      </Tabs.Content>
      <Tabs.Content value="published">
        <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
          <PublishedTab onSignedOut={onSignedOut} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="erasure">
        <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
          <ErasureTab onSignedOut={onSignedOut} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="account">
        <AccountTab username={username} onSignedOut={onSignedOut} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
