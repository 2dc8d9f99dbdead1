import { useDeferredValue, useState } from 'react';
import { EDITORIAL_CALLS } from '#domain/contract/editorial';
import { ISSUE_RECIPES_MAX } from '#domain/contract/newsletter-issue';
import { Button } from '../../../components/button.tsx';
import { useCall } from '../../calls/use-read.ts';
import { TextRow } from '../../parts/fields.tsx';
import { Notice } from '../../parts/notice.tsx';
import styles from './newsletter.module.css';

const FOUND_SHOWN = 6;

export type ChosenRecipe = { id: number; title: string };

type RecipeChoiceProps = {
  chosen: readonly ChosenRecipe[];
  onChange: (chosen: ChosenRecipe[]) => void;
};

/** An issue's recipes in order, searched by title. */
export function RecipeChoice({ chosen, onChange }: RecipeChoiceProps) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const up = (index: number) =>
    onChange([
      ...chosen.slice(0, index - 1),
      ...chosen.slice(index, index + 1),
      ...chosen.slice(index - 1, index),
      ...chosen.slice(index + 1),
    ]);
  return (
    <>
      {chosen.length > 0 && (
        <ol aria-label="Recipes in this issue">
          {chosen.map(({ id, title }, index) => (
            <li key={id} className={styles['recipe']}>
              <span>{title}</span>
              <Button
                variant="ghost"
                disabled={index === 0}
                aria-label={`Move ${title} up`}
                onClick={() => up(index)}
              >
                Up
              </Button>
              <Button
                variant="ghost"
                aria-label={`Remove ${title}`}
                onClick={() => onChange(chosen.filter((each) => each.id !== id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ol>
      )}
      {chosen.length < ISSUE_RECIPES_MAX && (
        <TextRow
          label="Add a recipe by its title"
          type="search"
          maxLength={80}
          value={search}
          onChange={setSearch}
        />
      )}
      {wanted !== '' && chosen.length < ISSUE_RECIPES_MAX && (
        <Found
          key={wanted}
          search={wanted}
          without={chosen}
          onAdd={(recipe) => {
            onChange([...chosen, recipe]);
            setSearch('');
          }}
        />
      )}
    </>
  );
}

type FoundProps = {
  search: string;
  without: readonly ChosenRecipe[];
  onAdd: (recipe: ChosenRecipe) => void;
};

function Found({ search, without, onAdd }: FoundProps) {
  const query = { search, status: 'published' as const };
  const { data, problem } = useCall(EDITORIAL_CALLS.listPublishedRecipes, { query });
  if (problem !== null) return <Notice kind="problem">{problem}</Notice>;
  const found = data?.filter(({ id }) => !without.some((each) => each.id === id));
  if (found?.length === 0) return <Notice kind="news">No published recipe matches</Notice>;
  return (
    <ul aria-label="Recipes found">
      {found?.slice(0, FOUND_SHOWN).map(({ id, title, species }) => (
        <li key={id} className={styles['recipe']}>
          <span>
            {title}, for {species}s
          </span>
          <Button variant="ghost" aria-label={`Add ${title}`} onClick={() => onAdd({ id, title })}>
            Add
          </Button>
        </li>
      ))}
    </ul>
  );
}
