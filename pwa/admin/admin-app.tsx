import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate } from 'react-router-dom';
// Imported before our own styles, so that ours win.
import './parts/theme.css';
import { ADMIN_CALLS } from '#domain/contract/admin';
import { BrandMark } from '../components/brand-mark.tsx';
import { BRAND } from '../components/section.ts';
import { Skeleton } from '../components/skeleton.tsx';
import { freeSpace } from '../platform/database/browser-storage.ts';
import { ADMIN_DRAFTS, clearDrafts } from '../platform/database/drafts.ts';
import { showToast } from '../platform/state/toast-store.ts';
import styles from './admin.module.css';
import { AdminPanel } from './admin-panel.tsx';
import { AdminError, adminErrorSentence, readSession, request } from './calls/api.ts';
import { adminQueries } from './calls/use-read.ts';
import { AdminTheme } from './parts/admin-theme.tsx';
import { NeedsNetwork } from './parts/loaded.tsx';
import { Tag } from './parts/tag.tsx';
import { SignIn } from './sign-in.tsx';

const AcceptInvitation = lazy(() =>
  import('./settings/invitation/accept-invitation.tsx').then((module) => ({
    default: module.AcceptInvitation,
  })),
);

type Session =
  | { state: 'asking' }
  | { state: 'failed'; sentence: string }
  | { state: 'signed-out' }
  | { state: 'signed-in' };

/** The administration area: sign-in, then the rooms. */
export function AdminApp() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  // In the fragment, which is never sent to a server or logged.
  const invitation = new URLSearchParams(hash.slice(1)).get('invitation');
  const [session, setSession] = useState<Session>({ state: 'asking' });
  // Once shown, the panel stays mounted behind the sign-in, so that a new sign-in returns to the same place.
  const [wasInside, setWasInside] = useState(false);

  const handleSignedOut = useCallback(() => setSession({ state: 'signed-out' }), []);
  const [queries] = useState(() => adminQueries(handleSignedOut));

  const enter = useCallback(() => {
    setSession({ state: 'signed-in' });
    setWasInside(true);
    // Data read before the session ended may be stale.
    void queries.invalidateQueries();
  }, [queries]);

  const ask = useCallback(async () => {
    setSession({ state: 'asking' });
    try {
      if ((await readSession()) === null) setSession({ state: 'signed-out' });
      else enter();
    } catch (error) {
      setSession({ state: 'failed', sentence: adminErrorSentence(error) });
    }
  }, [enter]);

  useEffect(() => {
    void ask();
  }, [ask]);

  function handleSignedIn() {
    enter();
    showToast({ title: 'Login Successful', description: 'Welcome to the admin panel' });
  }

  function handleAccepted(username: string) {
    void navigate(pathname, { replace: true });
    enter();
    showToast({ title: 'Welcome', description: `We created your account ${username} and signed you in.` });
  }

  async function handleLogout() {
    const problem = await request(ADMIN_CALLS.logout, {}).then(
      () => null,
      (error: unknown) =>
        error instanceof AdminError && error.kind === 'signed-out' ? null : adminErrorSentence(error),
    );
    // Screen and caches are cleared even while the server is unreachable. The panel closes first, because its forms save
    // their last words as they close.
    flushSync(() => {
      setSession({ state: 'signed-out' });
      setWasInside(false);
    });
    await Promise.all([freeSpace(), clearDrafts(ADMIN_DRAFTS)]).catch(() => {});
    if (problem === null) {
      showToast({ title: 'Logged Out', description: 'You have been logged out successfully' });
    } else {
      showToast({
        variant: 'destructive',
        title: 'Logged Out on This Device Only',
        description: `${problem} You may still be signed in on the server. Open this page again online to end the session.`,
      });
    }
  }

  const isInside = session.state === 'signed-in';
  const brand = (
    <p className={styles['brand']}>
      <BrandMark section="bowlful" /> <Link to="/">{BRAND.bowlful}</Link> <Tag>Admin</Tag>
    </p>
  );
  if (invitation !== null) {
    return (
      <QueryClientProvider client={queries}>
        <AdminTheme className={styles['admin']}>
          {brand}
          <Suspense fallback={<Skeleton lines={3} label="Loading the invitation" />}>
            <AcceptInvitation token={invitation} onAccepted={handleAccepted} />
          </Suspense>
        </AdminTheme>
      </QueryClientProvider>
    );
  }
  return (
    <QueryClientProvider client={queries}>
      <AdminTheme className={styles['admin']}>
        {brand}
        {session.state === 'asking' && <Skeleton lines={3} label="Checking who is signed in" />}
        {session.state === 'failed' && <NeedsNetwork sentence={session.sentence} onRetry={ask} />}
        {session.state === 'signed-out' && <SignIn isAgain={wasInside} onSignedIn={handleSignedIn} />}
        {wasInside && (
          <div hidden={!isInside}>
            <AdminPanel isShown={isInside} onLogout={handleLogout} onSignedOut={handleSignedOut} />
          </div>
        )}
      </AdminTheme>
    </QueryClientProvider>
  );
}
