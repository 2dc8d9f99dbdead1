import { Tabs } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import styles from './admin-tabs.module.css';
import { Tag } from './parts/tag.tsx';

type AdminTab = 'overview' | 'recipes' | 'comments' | 'reports' | 'published' | 'erasure' | 'account';

const TABS: readonly { id: AdminTab; label: string }[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'recipes', label: 'Recipes' },
  { id: 'comments', label: 'Comments' },
  { id: 'reports', label: 'Reports' },
  { id: 'published', label: 'Published' },
  { id: 'erasure', label: 'Erasure' },
  { id: 'account', label: 'Account' },
];

/** The tab of that name; the first one where there is none. */
export function adminTab(name: string | null): AdminTab {
  return TABS.find(({ id }) => id === name)?.id ?? 'overview';
}

type AdminTabsProps = {
  current: AdminTab;
  /** Number of pending items per tab. */
  pending: Partial<Record<AdminTab, number | undefined>>;
};

/** The list of tabs, within the root that holds the panels. */
export function AdminTabs({ current, pending }: AdminTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-tab="${current}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  return (
    <Tabs.List ref={list} size="2" className={styles['tabs']} aria-label="Admin Panel">
      {TABS.map(({ id, label }) => (
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
