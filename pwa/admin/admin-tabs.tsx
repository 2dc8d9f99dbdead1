import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './admin-tabs.module.css';

export type AdminTab = 'overview' | 'recipes' | 'comments' | 'reports' | 'published' | 'erasure' | 'account';

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

export type AdminTabsProps = {
  current: AdminTab;
  /** Number of pending items per tab. */
  pending: Partial<Record<AdminTab, number | undefined>>;
  onChange: (tab: AdminTab) => void;
};

/** The tabs of the panel: arrow keys move between them, one is in the tab order. */
export function AdminTabs({ current, pending, onChange }: AdminTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    const chosen = list.current?.querySelector(`#admin-tab-${current}`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const index = TABS.findIndex(({ id }) => id === current);
    const next = TABS[(index + step + TABS.length) % TABS.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`#admin-tab-${next.id}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      className={styles['tabs']}
      aria-label="Admin Panel"
      onKeyDown={handleKeyDown}
    >
      {TABS.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`admin-tab-${id}`}
          aria-selected={id === current}
          aria-controls={id === current ? `admin-panel-${id}` : undefined}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {label}
          {(pending[id] ?? 0) > 0 && <span className={styles['count']}>{pending[id]}</span>}
        </button>
      ))}
    </div>
  );
}
