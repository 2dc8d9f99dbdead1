import { Search, X } from 'lucide-react';
import { type FormEvent, memo, useId, useRef } from 'react';
import type { ListScope } from '#domain/catalogue/list-scope';
import { Button } from '../../components/button.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './search-box.module.css';
import { useSearching } from './use-searching.ts';

type SearchBoxProps = {
  scope: ListScope;
  text: string;
  onType: (text: string) => void;
  /** Called when a search is imminent. */
  onApproach: () => void;
};

/** Filters while typing; the button is for people who expect one, and works before the script has loaded. */
export function SearchBox({ scope, text, onType, onApproach }: SearchBoxProps) {
  const boxId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { path, title } = LIST_TEXTS[scope];
  const [isSearching, startSearching] = useSearching();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    startSearching();
  }
  function handleEmpty() {
    onType('');
    box.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we support
    <form role="search" aria-label={title} action={path} className={styles['form']} onSubmit={handleSubmit}>
      <div className={styles['field']}>
        <Search size={20} aria-hidden className={styles['icon']} />
        <label htmlFor={boxId} className="visually-hidden">
          Ingredient or title
        </label>
        <input
          ref={box}
          id={boxId}
          type="search"
          name="q"
          className={styles['box']}
          placeholder="Ingredient or title"
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onFocus={onApproach}
          onChange={(event) => onType(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles['cross']}
            aria-label="Empty the search box"
            onClick={handleEmpty}
          >
            <X size={20} aria-hidden />
          </button>
        )}
      </div>
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
