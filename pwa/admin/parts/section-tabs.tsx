import type { ReactNode } from 'react';
import { PageTabs } from './page-tabs.tsx';
import tools from './tools.module.css';

type SectionTabsProps = {
  /** Names the list of tabs. */
  label: string;
  sections: readonly { id: string; label: string; content: ReactNode }[];
};

/** Tabs of a page whose parts stand one below the other. */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const tabs = sections.map(({ content, ...tab }) => {
    return { ...tab, content: <div className={tools['column']}>{content}</div> };
  });
  return <PageTabs label={label} tabs={tabs} />;
}
