import { type FormEvent, useRef } from 'react';
import { capitalised } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { FormRow } from '../../components/form-row.tsx';
import page from '../page/page.module.css';
import styles from './shop.module.css';

/** A button for an ingredient; `recipes` is null until the catalogue is read. */
type OfferedIngredient = { name: string; recipes: number | null };

type IngredientButtonsProps = {
  offered: readonly OfferedIngredient[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** Ingredients to choose from, each with the number of recipes that use it. */
export function IngredientButtons({ offered, chosen, onChoose }: IngredientButtonsProps) {
  return (
    <ul className={page['row']}>
      {offered.map(({ name, recipes }) => (
        <li key={name}>
          <button
            type="button"
            className={classNames(page['chip'], styles['ingredient'])}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
          >
            {capitalised(name)}
            <span className={styles['count']}>
              {recipes}
              {recipes !== null && (
                <span className="visually-hidden"> {recipes === 1 ? 'recipe' : 'recipes'}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

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

type PopularIngredient = {
  name: string;
  /** The food in the price table that shops sell under this name. */
  foodId: string;
};

/** The twelve most requested. */
export const POPULAR_INGREDIENTS: readonly PopularIngredient[] = [
  { name: 'Chicken breast', foodId: 'chicken-breast' },
  { name: 'Sweet potato', foodId: 'sweet-potato' },
  { name: 'Carrots', foodId: 'carrot' },
  { name: 'Brown rice', foodId: 'rice-brown-dry' },
  { name: 'Salmon', foodId: 'salmon' },
  { name: 'Pumpkin', foodId: 'pumpkin' },
  { name: 'Green beans', foodId: 'green-beans' },
  { name: 'Beef', foodId: 'beef-mince-15' },
  { name: 'Turkey', foodId: 'turkey-mince-lean' },
  { name: 'Spinach', foodId: 'spinach' },
  { name: 'Blueberries', foodId: 'blueberries' },
  { name: 'Oats', foodId: 'oats' },
];
