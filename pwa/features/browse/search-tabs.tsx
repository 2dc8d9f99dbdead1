import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListScope } from '#domain/catalogue/recipe-lists';
import { useShownSpecies } from '../cards/shown-species.tsx';
import { PartNotLoaded } from '../page/part-not-loaded.tsx';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { SearchModePanel } from '../search/search-mode-panel.tsx';
import { SearchModeTabs } from '../search/search-mode-tabs.tsx';
import { type SearchMode, searchMode } from '../search/search-modes.ts';
import styles from './recipe-list.module.css';

const loadPanel = () => import('../assistant/assistant-panel.tsx');

/** Recommendations shown, as documented for the dog list. */
const SHOWN = { dog: 3, cat: 6, all: 6 } as const;

type SearchTabsProps = {
  scope: ListScope;
  /** Content of 'Traditional Search'. */
  children: ReactNode;
};

/** The two search modes; each keeps its text while the other is shown. */
export function SearchTabs({ scope, children }: SearchTabsProps) {
  const id = useId();
  const { search } = useLocation();
  const [mode, setMode] = useState<SearchMode>(() => searchMode(search));
  const [isOpened, setOpened] = useState(mode === 'ai');

  function choose(next: SearchMode) {
    setMode(next);
    if (next === 'ai') setOpened(true);
  }
  return (
    <>
      <SearchModeTabs id={id} value={mode} onChange={choose} />
      <SearchModePanel id={id} mode="search" value={mode} className={styles['panel']}>
        {children}
      </SearchModePanel>
      <SearchModePanel id={id} mode="ai" value={mode}>
        {isOpened && <Assistant scope={scope} />}
      </SearchModePanel>
    </>
  );
}

function Assistant({ scope }: { scope: ListScope }) {
  const chosen = useShownSpecies();
  const shown = scope === 'all' ? chosen : scope;
  const { value: part, isFailed, retry } = useLazyModule(loadPanel);
  if (isFailed) return <PartNotLoaded what="The assistant" onRetry={retry} />;
  if (part === null) return <p>Loading...</p>;
  return <part.AssistantPanel limit={SHOWN[scope]} {...(shown === 'all' ? {} : { species: shown })} />;
}
