import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { type FormEvent, memo, type ReactNode, useEffect, useId, useState } from 'react';
import { type ListScope, type SortOrder, sortOptions } from '#domain/catalogue/recipe-lists';
import { Button } from '../../components/button.tsx';
import { useShownSpecies } from '../cards/list-filters.tsx';
import { PartNotLoaded } from '../page/part-not-loaded.tsx';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { SearchField } from '../search/search-field.tsx';
import { type SearchMode, SearchModePanel, SearchModeTabs } from '../search/search-modes.tsx';
import styles from './list-controls.module.css';
import { LIST_TEXTS } from './list-texts.ts';
import list from './recipe-list.module.css';

/** How long the button says 'Searching...'; no result waits for it. */
const SEARCHING_MS = 500;

/** State of the search button: true while it says 'Searching...', and a function that starts that. */
function useSearching(): [isSearching: boolean, start: () => void] {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setTimeout(() => setStartedAt(null), SEARCHING_MS);
    return () => clearTimeout(timer);
  }, [startedAt]);
  return [startedAt !== null, () => setStartedAt(performance.now())];
}

type SearchBoxProps = {
  scope: ListScope;
  text: string;
  onType: (text: string) => void;
  /** Called when a search is imminent. */
  onApproach: () => void;
};

/** Filters while typing; the button is for people who expect one, and works before the script has loaded. */
export function SearchBox({ scope, text, onType, onApproach }: SearchBoxProps) {
  const { path, title } = LIST_TEXTS[scope];
  const [isSearching, startSearching] = useSearching();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    startSearching();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we support
    <form role="search" aria-label={title} action={path} className={styles['form']} onSubmit={handleSubmit}>
      <SearchField text={text} onType={onType} onApproach={onApproach} />
      <SearchButton isSearching={isSearching} />
    </form>
  );
}

/** Memoised, since typing does not affect it. */
const SearchButton = memo(function SearchButton({ isSearching }: { isSearching: boolean }) {
  return (
    <Button type="submit" className={styles['submit'] ?? ''}>
      {isSearching ? 'Searching...' : 'Search'}
    </Button>
  );
});

const loadPanel = () => import('../assistant/assistant-panel.tsx');

/** The most recommendations that the assistant shows on each list. */
const SHOWN = { dog: 3, cat: 6, all: 6 } as const;

type SearchTabsProps = {
  scope: ListScope;
  mode: SearchMode;
  onChoose: (mode: SearchMode) => void;
  /** Content of 'Traditional Search'. */
  children: ReactNode;
};

/** The two search modes; each keeps its text while the other is shown. */
export function SearchTabs({ scope, mode, onChoose, children }: SearchTabsProps) {
  const id = useId();
  const [isOpened, setOpened] = useState(mode === 'ai');
  if (mode === 'ai' && !isOpened) setOpened(true);
  return (
    <>
      <SearchModeTabs id={id} value={mode} onChange={onChoose} />
      <SearchModePanel id={id} mode="search" value={mode} className={list['panel']}>
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

type SortSelectProps = { scope: ListScope; value: SortOrder; onChoose: (sort: SortOrder) => void };

/** Sort order of a list, as a native select. */
export const SortSelect = memo(function SortSelect({ scope, value, onChoose }: SortSelectProps) {
  const options = sortOptions(scope);
  return (
    <div className={styles['sort']}>
      <ArrowUpDown size={18} aria-hidden className={styles['icon']} />
      <select
        aria-label="Sort by"
        className={styles['select']}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden className={styles['arrow']} />
    </div>
  );
});
