import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './segmented.module.css';

type Tab<T extends string> = { value: T; label: ReactNode };

type TabListProps<T extends string> = {
  label: string;
  /** Begins the ids of tabs and panels: `{id}-tab-{value}`, `{id}-panel-{value}`. */
  id: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
};

/** Two to four tabs in a trough: arrow keys move between them, one is in the tab order. */
export function TabList<T extends string>({ label, id, tabs, value, onChange }: TabListProps<T>) {
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles['trough']} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel-${tab.value}`}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles['thumb']}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
