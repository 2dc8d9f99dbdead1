import { Search, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { TabList } from '../../components/segmented.tsx';

/** Search mode: by words, or by question. */
export type SearchMode = 'search' | 'ai';

const TABS = [
  {
    value: 'search',
    label: (
      <>
        <Search size={18} aria-hidden /> Traditional Search
      </>
    ),
  },
  {
    value: 'ai',
    label: (
      <>
        <Sparkles size={18} aria-hidden /> AI Assistant
      </>
    ),
  },
] as const;

type SearchModeTabsProps = { id: string; value: SearchMode; onChange: (mode: SearchMode) => void };

/** 'Traditional Search' and 'AI Assistant'. */
export function SearchModeTabs({ id, value, onChange }: SearchModeTabsProps) {
  return <TabList label="How to search" id={id} tabs={TABS} value={value} onChange={onChange} />;
}

/** Search mode of an address: `tab=ai` opens the assistant. */
export const searchMode = (params: URLSearchParams): SearchMode =>
  params.get('tab') === 'ai' ? 'ai' : 'search';

type SearchModePanelProps = {
  /** The id given to the tabs. */
  id: string;
  mode: SearchMode;
  /** Mode on display. */
  value: SearchMode;
  className?: string | undefined;
  children: ReactNode;
};

/** Panel of one search mode; keeps its content while hidden. */
export function SearchModePanel({ id, mode, value, className, children }: SearchModePanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${mode}`}
      aria-labelledby={`${id}-tab-${mode}`}
      className={className}
      hidden={value !== mode}
    >
      {children}
    </div>
  );
}
