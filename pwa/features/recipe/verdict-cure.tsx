import type { Closure } from '#domain/nutrition/close-gaps';
import type { CompletenessOptions } from '#domain/nutrition/completeness';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { inSentence } from '#domain/text/in-sentence';
import { foodList, nutrientName, sentenceHead } from '../../components/nutrient-words.ts';
import { useClosure } from '../nutrition/use-closure.ts';
import styles from './verdict-card.module.css';

/** Further doses are only counted here; the nutrients section lists them. */
const MOST_NAMED = 3;

/** '4 level tsp of bone meal powder, 4 1/2 tablets of kelp and 2 more': doses and names without their details. */
function dosesInShort({ doses }: Closure): string {
  const named = doses.length > MOST_NAMED + 1 ? doses.slice(0, MOST_NAMED) : doses;
  const words = named.map(
    ({ name, dose }) =>
      `${dose.replace(/(?:,| \(| of ).*/, '')} of ${inSentence(name.replace(/(?:,| ?\().*/, ''))}`,
  );
  const rest = doses.length - named.length;
  return foodList(rest > 0 ? [...words, `${rest} more`] : words);
}

/** Supplements that fix an unmet verdict, for the batch; how to take them stands with the nutrients. */
export function VerdictCure(props: { nutrients: RecipeNutrients; options: CompletenessOptions }) {
  const { closure, isFailed } = useClosure(props.nutrients, props.options);
  if (isFailed) return null;
  if (closure === null) return <p className={styles['cure']}>Working out what closes the gaps</p>;
  const isOpen = closure.openLines.length > 0;
  const certain = closure.remaining.filter(({ status }) => !isOpen || status !== 'unknown');
  const left = foodList(certain.map((row) => inSentence(nutrientName(row))));
  return (
    <p className={styles['cure']}>
      {closure.doses.length > 0 && (
        <>
          <strong>{closure.closes ? 'To close every gap:' : 'To come closer:'}</strong> stir{' '}
          {dosesInShort(closure)} into the recipe.{' '}
        </>
      )}
      {certain.length > 0 && `No supplement closes ${left}. `}
      {isOpen && `${sentenceHead(foodList(closure.openLines))} could change that. `}
      <a href="#what-to-add">What to add, in doses</a>
    </p>
  );
}
