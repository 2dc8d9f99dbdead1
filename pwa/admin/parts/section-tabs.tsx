import { Tabs } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './admin-tabs.module.css';
import { scrollRowTo } from './scroll-row-to.ts';
import tools from './tools.module.css';

type PageTab = { id: string; label: string; content: ReactNode };

type PageTabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  /** The first one is open if the address names none. */
  tabs: readonly PageTab[];
};

/** Tabs of a page; the open one is in the address, so that a reload keeps the place. */
function PageTabs({ label, tabs }: PageTabsProps) {
  const [query, setQuery] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === query.get('tab'))?.id ?? tabs[0]?.id ?? '';

  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-tab="${current}"]`);
    if (list.current != null && chosen != null) scrollRowTo(list.current, chosen);
  }, [current]);

  function handleTab(chosen: string) {
    const next = new URLSearchParams(query);
    if (chosen === tabs[0]?.id) next.delete('tab');
    else next.set('tab', chosen);
    setQuery(next, { replace: true });
  }

  return (
    <Tabs.Root value={current} onValueChange={handleTab}>
      <Tabs.List ref={list} size="2" className={styles['tabs']} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.id} value={tab.id} data-tab={tab.id}>
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

type SectionTabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  sections: readonly { id: string; label: string; content: ReactNode }[];
};

/** Tabs whose contents are stacked in a column. */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const tabs = sections.map(({ content, ...tab }) => {
    return { ...tab, content: <div className={tools['column']}>{content}</div> };
  });
  return <PageTabs label={label} tabs={tabs} />;
}
