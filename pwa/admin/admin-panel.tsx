import { Tabs } from '@radix-ui/themes';
import { ChartColumn, LogOut } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { readAccount } from './account/account-api.ts';
import styles from './admin.module.css';
import { AdminTabs, adminTab } from './admin-tabs.tsx';
import {
  readPendingPhotos,
  readPendingRatings,
  readPendingRecipes,
  readSafetyReports,
  readStats,
} from './calls/api.ts';
import { useAdminData } from './calls/use-admin-data.ts';
import { CommentsTab } from './comments/tab.tsx';
import { FigureTabs } from './figure-tabs.tsx';
import { readContactMessages } from './messages/messages-api.ts';
import { OverviewTab } from './overview/tab.tsx';
import { OwnersOnly } from './parts/owners-only.tsx';
import { ReportsTab } from './reports/tab.tsx';
import { readAffiliateStats } from './revenue/api.ts';

/** A separate chunk with the engines that judge recipes, so that comments do not wait for it. */
const RecipesTab = lazy(() => import('./recipes/tab.tsx').then((module) => ({ default: module.RecipesTab })));
const MessagesTab = lazy(() =>
  import('./messages/tab.tsx').then((module) => ({ default: module.MessagesTab })),
);
/** Seldom needed. */
const PublishedTab = lazy(() =>
  import('./published/tab.tsx').then((module) => ({ default: module.PublishedTab })),
);
const SearchConsoleTab = lazy(() =>
  import('./search-console/tab.tsx').then((module) => ({ default: module.SearchConsoleTab })),
);
const NewsletterTab = lazy(() =>
  import('./newsletter/tab.tsx').then((module) => ({ default: module.NewsletterTab })),
);
const ErasureTab = lazy(() => import('./erasure/tab.tsx').then((module) => ({ default: module.ErasureTab })));

const AccountsTab = lazy(() =>
  import('./accounts/tab.tsx').then((module) => ({ default: module.AccountsTab })),
);
/** With the maker of QR codes. */
const AccountTab = lazy(() => import('./account/tab.tsx').then((module) => ({ default: module.AccountTab })));
const AuditTab = lazy(() => import('./audit/tab.tsx').then((module) => ({ default: module.AuditTab })));

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
  const account = useAdminData(readAccount, onSignedOut);
  const stats = useAdminData(readStats, onSignedOut);
  // A failure leaves its figures away, as documented.
  const affiliate = useAdminData(readAffiliateStats, onSignedOut);
  const comments = useAdminData(readPendingRatings, onSignedOut);
  const photos = useAdminData(readPendingPhotos, onSignedOut);
  const recipes = useAdminData(readPendingRecipes, onSignedOut);
  const messages = useAdminData(readContactMessages, onSignedOut);
  const reports = useAdminData(readSafetyReports, onSignedOut);
  const { reload: reloadAccount } = account;
  const { reload: reloadStats } = stats;
  const { reload: reloadComments } = comments;
  const { reload: reloadPhotos } = photos;
  const { reload: reloadRecipes } = recipes;
  const { reload: reloadMessages } = messages;
  const { reload: reloadReports } = reports;

  const wasShown = useRef(isShown);
  useEffect(() => {
    // Signed in again: data read earlier may be stale.
    if (isShown && !wasShown.current) {
      void reloadAccount();
      void reloadStats();
      void reloadComments();
      void reloadPhotos();
      void reloadRecipes();
      void reloadMessages();
      void reloadReports();
    }
    wasShown.current = isShown;
  }, [
    isShown,
    reloadAccount,
    reloadStats,
    reloadComments,
    reloadPhotos,
    reloadRecipes,
    reloadMessages,
    reloadReports,
  ]);

  // Until the role is known everything is shown; the server refuses by itself.
  const isOwner = account.data?.role !== 'moderator';
  const handleTab = (chosen: string) =>
    setQuery(chosen === 'overview' ? {} : { tab: chosen }, { replace: true });

  return (
    <Tabs.Root value={tab} onValueChange={handleTab}>
      <header className={styles['header']}>
        <h1>Admin Panel</h1>
        <div className={styles['ways']}>
          <Button asChild variant="soft">
            <Link to="/admin/dashboard">
              <ChartColumn size={18} aria-hidden /> Analytics Dashboard
            </Link>
          </Button>
          <Button variant="outline" onClick={onLogout}>
            <LogOut size={18} aria-hidden /> Logout
          </Button>
        </div>
      </header>
      <AdminTabs
        isOwner={isOwner}
        current={tab}
        pending={{
          recipes: recipes.data?.length,
          comments: comments.data?.length,
          messages: messages.data?.filter(({ status }) => status === 'new').length,
          reports: reports.data?.filter(({ handledAt }) => handledAt === null).length,
        }}
      />
      <Tabs.Content value="overview">
        <OverviewTab stats={stats} affiliate={affiliate.data} onSignedOut={onSignedOut} />
      </Tabs.Content>
      <FigureTabs isShown={isShown} onSignedOut={onSignedOut} />
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
      <Tabs.Content value="messages">
        <Suspense fallback={<Skeleton lines={4} label="Loading messages" />}>
          <MessagesTab messages={messages} onSignedOut={onSignedOut} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="reports">
        <ReportsTab reports={reports} onSignedOut={onSignedOut} onHandled={reloadReports} />
      </Tabs.Content>
      <Tabs.Content value="published">
        <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
          <PublishedTab onSignedOut={onSignedOut} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="newsletter">
        <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
          <NewsletterTab isOwner={isOwner} onSignedOut={onSignedOut} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="erasure">
        <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
          <OwnersOnly isOwner={isOwner}>
            <ErasureTab onSignedOut={onSignedOut} />
          </OwnersOnly>
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="search-console">
        <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
          <SearchConsoleTab onSignedOut={onSignedOut} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="audit-log">
        <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
          <AuditTab isOwner={isOwner} onSignedOut={onSignedOut} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="accounts">
        <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
          <OwnersOnly isOwner={isOwner}>
            <AccountsTab onSignedOut={onSignedOut} />
          </OwnersOnly>
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="account">
        <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
          <AccountTab username={username} account={account} onSignedOut={onSignedOut} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
}
