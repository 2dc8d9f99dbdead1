import { type FormEvent, memo, useEffect, useState } from 'react';
import type { ListScope } from '#domain/catalogue/recipe-lists';
import { Button } from '../../components/button.tsx';
import { SearchField } from '../search/search-field.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './search-box.module.css';

/** How long the button says 'Searching...', as documented; no result waits for it. */
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
