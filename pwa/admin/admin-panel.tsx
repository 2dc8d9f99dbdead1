import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import styles from './admin.module.css';
import { type AdminTab, AdminTabs } from './admin-tabs.tsx';
import { readPendingRatings, readStats } from './api.ts';
import { CommentsTab } from './comments-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { useAdminData } from './use-admin-data.ts';

export type AdminPanelProps = {
  /** False while the gate stands before it. */
  isShown: boolean;
  onLogout: () => void;
  onSignedOut: () => void;
};

/** Header, tabs, and the tab that is open. The tab stands in the address, so that a reload keeps the place. */
export function AdminPanel({ isShown, onLogout, onSignedOut }: AdminPanelProps) {
  const [query, setQuery] = useSearchParams();
  const tab: AdminTab = query.get('tab') === 'comments' ? 'comments' : 'overview';
  const stats = useAdminData(readStats, onSignedOut);
  const comments = useAdminData(readPendingRatings, onSignedOut);
  const { reload: reloadStats } = stats;
  const { reload: reloadComments } = comments;

  const wasShown = useRef(isShown);
  useEffect(() => {
    // Back from the gate: what was read before may be old by now.
    if (isShown && !wasShown.current) {
      void reloadStats();
      void reloadComments();
    }
    wasShown.current = isShown;
  }, [isShown, reloadStats, reloadComments]);

  return (
    <>
      <header className={styles['header']}>
        <h1>Admin Panel</h1>
        <Button variant="outline" onClick={onLogout}>
          <LogOut size={18} aria-hidden /> Logout
        </Button>
      </header>
      <AdminTabs
        current={tab}
        pendingComments={comments.data?.length}
        onChange={(chosen) => setQuery(chosen === 'overview' ? {} : { tab: chosen }, { replace: true })}
      />
      <div role="tabpanel" id={`admin-panel-${tab}`} aria-labelledby={`admin-tab-${tab}`}>
        {tab === 'overview' ? (
          <OverviewTab stats={stats} />
        ) : (
          <CommentsTab
            comments={comments}
            isShown={isShown}
            onSignedOut={onSignedOut}
            onModerated={() => {
              // The figures are on another tab: nobody has to wait for them before the next decision.
              void reloadStats();
              return reloadComments();
            }}
          />
        )}
      </div>
    </>
  );
}
