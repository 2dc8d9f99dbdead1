import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListScope } from '#domain/recipe/list-scope';
import { PartNotLoaded } from '../shared/part-not-loaded.tsx';
import { SearchModeTabs } from '../shared/search-mode-tabs.tsx';
import { type SearchMode, searchMode } from '../shared/search-modes.ts';
import { useLate } from '../shared/use-late.ts';
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
      <div
        role="tabpanel"
        id={`${id}-panel-search`}
        aria-labelledby={`${id}-tab-search`}
        className={styles['panel']}
        hidden={mode !== 'search'}
      >
        {children}
      </div>
      <div role="tabpanel" id={`${id}-panel-ai`} aria-labelledby={`${id}-tab-ai`} hidden={mode !== 'ai'}>
        {isOpened && <Assistant scope={scope} />}
      </div>
    </>
  );
}

function Assistant({ scope }: { scope: ListScope }) {
  const { value: part, isFailed, retry } = useLate(loadPanel);
  if (isFailed) return <PartNotLoaded what="The assistant" onRetry={retry} />;
  if (part === null) return <p role="status">Loading...</p>;
  return <part.AssistantPanel limit={SHOWN[scope]} {...(scope === 'all' ? {} : { species: scope })} />;
}
