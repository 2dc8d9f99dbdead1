import { lazy, useId, useState } from 'react';
import { PageHero } from '../../components/page-hero.tsx';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import { SearchModePanel } from './search-mode-panel.tsx';
import { SearchModeTabs } from './search-mode-tabs.tsx';
import styles from './search-page.module.css';
import { TraditionalSearch } from './traditional-search.tsx';
import { useSearchQuery } from './use-search-query.ts';

// Loads on demand.
const SearchAssistant = lazy(async () => ({
  default: (await import('./search-assistant.tsx')).SearchAssistant,
}));

/** Route `/search`: the recipes of both species by text or by question. `q` fills the box, `tab=ai` opens the assistant. */
export function SearchPage() {
  const id = useId();
  const [query, change] = useSearchQuery();
  const { mode } = query;
  const [isOpened, setOpened] = useState(mode === 'ai');
  if (mode === 'ai' && !isOpened) setOpened(true);
  return (
    <>
      <PageHero section="bowlful" title="Search recipes" />
      <div className={styles['page']}>
        <SearchModeTabs id={id} value={mode} onChange={(next) => change({ mode: next })} />
        <SearchModePanel id={id} mode="search" value={mode} className={styles['panel']}>
          <TraditionalSearch query={query} onChange={change} />
        </SearchModePanel>
        <SearchModePanel id={id} mode="ai" value={mode} className={styles['panel']}>
          {isOpened && (
            <LazyHydrationBoundary id="assistant" fallback={<p>Loading...</p>}>
              <SearchAssistant query={query.text} onType={(text) => change({ text })} />
            </LazyHydrationBoundary>
          )}
        </SearchModePanel>
      </div>
    </>
  );
}
