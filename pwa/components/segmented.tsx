import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './segmented.module.css';

type Option<T extends string> = { value: T; label: ReactNode };

/** Two to four choices side by side, one of them chosen: radio buttons in a trough. */
export function Segmented<T extends string>(props: {
  label: string;
  options: readonly Option<T>[];
  /** Null before a choice is made. */
  value: T | null;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles['trough']}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          <span className={styles['thumb']}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type TabListProps<T extends string> = {
  label: string;
  /** Begins the ids of tabs and panels: `{id}-tab-{value}`, `{id}-panel-{value}`. */
  id: string;
  tabs: readonly Option<T>[];
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
