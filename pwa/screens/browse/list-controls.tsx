import { Search, X } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { categoryFilters, filterLabel } from '#domain/recipe/category-filters';
import type { Species } from '#domain/recipe/species';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import styles from './list-controls.module.css';
import { LIST_TEXTS } from './list-texts.ts';
import type { ListQuery } from './use-list-query.ts';
import { useSearching } from './use-searching.ts';

type ListControlsProps = { species: Species; query: ListQuery; onApproach: () => void };

/** Search box and category chips of a list. The form works before the script is there, too. */
export function ListControls({ species, query, onApproach }: ListControlsProps) {
  const boxId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isSearching, startSearching] = useSearching();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    startSearching();
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we support */}
      <form
        role="search"
        aria-label={LIST_TEXTS[species].title}
        action={LIST_TEXTS[species].path}
        className={styles['form']}
        onSubmit={handleSubmit}
      >
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
            value={query.typed}
            onFocus={onApproach}
            onChange={(event) => query.type(event.target.value)}
          />
          {query.typed !== '' && (
            <button
              type="button"
              className={styles['cross']}
              aria-label="Empty the search box"
              onClick={() => {
                query.type('');
                box.current?.focus();
              }}
            >
              <X size={20} aria-hidden />
            </button>
          )}
        </div>
        <Button type="submit" className={styles['submit'] ?? ''}>
          {isSearching ? 'Searching...' : 'Search'}
        </Button>
      </form>
      <ChipRow label="Category">
        {categoryFilters(species).map((filter) => (
          <Chip key={filter} chosen={filter === query.category} onChoose={() => query.chooseCategory(filter)}>
            {filterLabel(filter)}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}
