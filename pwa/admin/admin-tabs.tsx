import { Tabs } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import styles from './parts/admin-tabs.module.css';
import { Tag } from './parts/tag.tsx';

/** In the documented order, then those of our own. */
const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'visitors', label: 'Visitors' },
  { id: 'recipes', label: 'Recipes' },
  { id: 'converter', label: 'Converter' },
  { id: 'photos', label: 'Photos' },
  { id: 'comments', label: 'Comments' },
  { id: 'revenue', label: 'Revenue' },
  { id: 'goal', label: '£50k Goal' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'affiliates', label: 'Affiliates' },
  { id: 'link-status', label: 'Link Status' },
  { id: 'messages', label: 'Messages' },
  { id: 'reports', label: 'Reports' },
  { id: 'published', label: 'Published' },
  { id: 'newsletter', label: 'Newsletter' },
  { id: 'erasure', label: 'Erasure' },
  { id: 'search-console', label: 'Search console' },
  { id: 'audit-log', label: 'Audit log' },
  { id: 'accounts', label: 'Accounts' },
  { id: 'account', label: 'Account' },
] as const;
type AdminTab = (typeof TABS)[number]['id'];

/** Tabs of which the server refuses moderators everything. */
const OWNERS: ReadonlySet<AdminTab> = new Set(['erasure', 'accounts']);

/** The tab of that name; the first one where there is none. */
export function adminTab(name: string | null): AdminTab {
  return TABS.find(({ id }) => id === name)?.id ?? 'overview';
}

type AdminTabsProps = {
  isOwner: boolean;
  current: AdminTab;
  /** Number of pending items per tab. */
  pending: Partial<Record<AdminTab, number | undefined>>;
};

/** The list of tabs, within the root that holds the panels. */
export function AdminTabs({ isOwner, current, pending }: AdminTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  const counts = TABS.map(({ id }) => pending[id] ?? 0).join();

  // The tabs are wider than the screen, and grow with the counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts move what is in view
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-tab="${current}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, counts]);

  return (
    <Tabs.List ref={list} size="2" className={styles['tabs']} aria-label="Admin Panel">
      {TABS.filter(({ id }) => isOwner || !OWNERS.has(id) || id === current).map(({ id, label }) => (
        <Tabs.Trigger key={id} value={id} data-tab={id}>
          {label}
          {(pending[id] ?? 0) > 0 && (
            <>
              {' '}
              <Tag tone="count">{pending[id]}</Tag>
            </>
          )}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
