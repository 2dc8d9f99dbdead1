import { Search, Sparkles } from 'lucide-react';
import { TabList } from '../../components/segmented.tsx';
import type { SearchMode } from './search-modes.ts';

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
