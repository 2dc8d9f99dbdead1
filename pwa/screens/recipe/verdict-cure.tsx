import type { Closure } from '#domain/nutrition/close-gaps';
import type { CompletenessOptions } from '#domain/nutrition/completeness';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import {
  amountText,
  foodList,
  inSentence,
  nutrientName,
  sentenceHead,
} from '../../components/nutrient-words.ts';
import { useClosure } from '../parts/nutrition/use-closure.ts';
import styles from './verdict-card.module.css';

/** Further doses are only counted here; the nutrients section lists them. */
const MOST_NAMED = 3;

/** '18.8 g bone meal powder, 1.35 g kelp and 2 more', with names cut at the first comma or bracket. */
function grams({ doses }: Closure): string {
  const named = doses.length > MOST_NAMED + 1 ? doses.slice(0, MOST_NAMED) : doses;
  const words = named.map(
    ({ name, grams: weight }) =>
      `${amountText(weight)} g ${inSentence((name.split(/[,(]/)[0] ?? name).trim())}`,
  );
  const rest = doses.length - named.length;
  return foodList(rest > 0 ? [...words, `${rest} more`] : words);
}

/** Supplements that fix an unmet verdict, in grams for the batch; the doses are with the nutrients. */
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
          <strong>{closure.closes ? 'To close every gap:' : 'To come closer:'}</strong> stir {grams(closure)}{' '}
          into the recipe.{' '}
        </>
      )}
      {certain.length > 0 && `No supplement closes ${left}. `}
      {isOpen && `${sentenceHead(foodList(closure.openLines))} could change that. `}
      <a href="#what-to-add">What to add, in doses</a>
    </p>
  );
}
