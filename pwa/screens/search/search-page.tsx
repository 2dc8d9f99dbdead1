import { useId } from 'react';
import { PageHero } from '../../components/page-hero.tsx';
import { SearchModeTabs } from '../shared/search-mode-tabs.tsx';
import { SearchAssistant } from './search-assistant.tsx';
import styles from './search-page.module.css';
import { TraditionalSearch } from './traditional-search.tsx';
import { useSearchQuery } from './use-search-query.ts';

/** Route `/search`: the recipes of both species by words, or by asking. `q` fills the box, `tab=ai` opens the assistant. */
export function SearchPage() {
  const id = useId();
  const [query, change] = useSearchQuery();
  const { mode } = query;
  return (
    <>
      <PageHero section="bowlful" title="Search recipes" />
      <div className={styles['page']}>
        <SearchModeTabs id={id} value={mode} onChange={(next) => change({ mode: next })} />
        <div
          role="tabpanel"
          id={`${id}-panel-search`}
          aria-labelledby={`${id}-tab-search`}
          className={styles['panel']}
          hidden={mode !== 'search'}
        >
          <TraditionalSearch query={query} onChange={change} />
        </div>
        <div
          role="tabpanel"
          id={`${id}-panel-ai`}
          aria-labelledby={`${id}-tab-ai`}
          className={styles['panel']}
          hidden={mode !== 'ai'}
        >
          <SearchAssistant query={query.text} onType={(text) => change({ text })} />
        </div>
      </div>
    </>
  );
}
