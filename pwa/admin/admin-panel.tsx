import { ChartColumn, LogOut } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { Suspense } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ADMIN_CALLS } from '#domain/contract/admin';
import { SUBMISSION_CALLS } from '#domain/contract/admin-recipes';
import { INTAKE_CALLS, SAFETY_REPORT_CALLS } from '#domain/contract/intake';
import { Button } from '../components/button.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import styles from './admin.module.css';
import { useCall } from './calls/use-read.ts';
import type { AdminPageProps } from './parts/admin-page-props.ts';
import { OwnersOnly, useIsOwner } from './parts/owners-only.tsx';
import { RoomNav } from './room-nav.tsx';
import { type AdminScreen, PANEL_SCREENS, screenAt } from './rooms.ts';

type AdminPanelProps = AdminPageProps & { onLogout: () => void };

/** Number of waiting items by screen id. */
function useCounts() {
  // Unused here: it keeps the figures of Overview loaded, and they are reloaded with the lists.
  useCall(ADMIN_CALLS.getStats, {});
  const comments = useCall(ADMIN_CALLS.listPendingRatings, {}).data;
  const recipes = useCall(SUBMISSION_CALLS.listPendingRecipes, {}).data;
  const messages = useCall(INTAKE_CALLS.listContactMessages, {}).data;
  const reports = useCall(SAFETY_REPORT_CALLS.listSafetyReports, {}).data;
  return {
    comments: comments?.length ?? 0,
    recipes: recipes?.length ?? 0,
    messages: messages?.filter(({ status }) => status === 'new').length ?? 0,
    reports: reports?.filter(({ handledAt }) => handledAt === null).length ?? 0,
  };
}

function ScreenOf({ screen, ...props }: AdminPageProps & { screen: AdminScreen }) {
  const shown = <screen.Screen {...props} />;
  return (
    <Suspense fallback={<Skeleton lines={6} label="Loading" />}>
      {screen.isForOwners === true ? <OwnersOnly>{shown}</OwnersOnly> : shown}
    </Suspense>
  );
}

/** Header, rooms and the open screen. The screen is in the address, so that a reload keeps the place. */
export function AdminPanel({ isShown, onLogout, onSignedOut }: AdminPanelProps) {
  const { pathname, search } = useLocation();
  const screen = screenAt(pathname, new URLSearchParams(search).get('tab'));
  const isOwner = useIsOwner();
  const counts = useCounts();
  const props = { isShown, onSignedOut };
  const isPage = screen.path !== undefined;

  // `/admin?tab=revenue` and the like redirect to the page of that name.
  if (isPage && !pathname.startsWith(screen.path ?? '')) return <Navigate to={screen.path ?? ''} replace />;
  return (
    <Tabs.Root value={screen.id} orientation="vertical">
      <header className={styles['header']}>
        <h1>{isPage ? (screen.title ?? screen.label) : 'Admin Panel'}</h1>
        <div className={styles['ways']}>
          {!isPage && (
            <Button asChild variant="soft">
              <Link to="/admin/dashboard">
                <ChartColumn size={18} aria-hidden /> Analytics Dashboard
              </Link>
            </Button>
          )}
          <Button variant="outline" onClick={onLogout}>
            <LogOut size={18} aria-hidden /> Logout
          </Button>
        </div>
      </header>
      <div className={styles['rooms']}>
        <RoomNav current={screen} isOwner={isOwner} counts={counts} />
        <div className={styles['screen']}>
          {isPage ? (
            <ScreenOf screen={screen} {...props} />
          ) : (
            PANEL_SCREENS.map((each) => (
              <Tabs.Content key={each.id} value={each.id}>
                <ScreenOf screen={each} {...props} />
              </Tabs.Content>
            ))
          )}
        </div>
      </div>
    </Tabs.Root>
  );
}
