import { type FormEvent, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import styles from './shop.module.css';

/** Maximum length of a shop search. */
const MOST_CHARACTERS = 80;

type IngredientSearchProps = {
  /** Suggestions while typing. */
  names: readonly string[];
  onSearch: (term: string) => void;
};

/** Chooses an ingredient in the visitor's own words; blank input is ignored. */
export function IngredientSearch({ names, onSearch }: IngredientSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    const term = box.current?.value.trim() ?? '';
    if (term !== '') onSearch(term);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we support
    <form role="search" aria-label="Ingredients" className={styles['search']} onSubmit={submit}>
      <FormRow label="Ingredient">
        {(field) => (
          <input
            {...field}
            ref={box}
            name="q"
            list="ingredient-names"
            maxLength={MOST_CHARACTERS}
            enterKeyHint="search"
            autoComplete="off"
          />
        )}
      </FormRow>
      <datalist id="ingredient-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit">Search</Button>
    </form>
  );
}
