import { EDITORIAL_CALLS } from '#domain/contract/editorial';
import { ISSUE_RECIPES_MAX } from '#domain/contract/newsletter-issue';
import { Button } from '../../../components/button.tsx';
import { useCall } from '../../calls/use-read.ts';
import { TextRow } from '../../parts/fields.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useSearch } from '../../parts/use-search.ts';
import styles from './newsletter.module.css';

const FOUND_SHOWN = 6;

export type ChosenRecipe = { id: number; title: string };

type RecipeChoiceProps = {
  chosen: readonly ChosenRecipe[];
  onChange: (chosen: ChosenRecipe[]) => void;
};

/** Picks and orders an issue's recipes. */
export function RecipeChoice({ chosen, onChange }: RecipeChoiceProps) {
  const { text, setText, wanted } = useSearch();
  const up = (index: number) =>
    onChange(chosen.toSpliced(index, 1).toSpliced(index - 1, 0, ...chosen.slice(index, index + 1)));
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
          value={text}
          onChange={setText}
        />
      )}
      {text !== '' && wanted !== '' && chosen.length < ISSUE_RECIPES_MAX && (
        <Found
          search={wanted}
          exclude={chosen}
          onAdd={(recipe) => {
            onChange([...chosen, recipe]);
            setText('');
          }}
        />
      )}
    </>
  );
}

type FoundProps = {
  search: string;
  exclude: readonly ChosenRecipe[];
  onAdd: (recipe: ChosenRecipe) => void;
};

function Found({ search, exclude, onAdd }: FoundProps) {
  const query = { search, status: 'published' as const };
  const { data, problem } = useCall(EDITORIAL_CALLS.listPublishedRecipes, { query });
  if (problem !== null) return <Notice kind="problem">{problem}</Notice>;
  const found = data?.filter(({ id }) => !exclude.some((each) => each.id === id));
  if (found?.length === 0) {
    const none = data?.length === 0 ? 'No published recipe matches.' : 'Already in this issue.';
    return <Notice kind="news">{none}</Notice>;
  }
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
