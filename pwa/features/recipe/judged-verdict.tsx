import { BadgeCheck } from 'lucide-react';
import { bowlCautions } from '#domain/nutrition/bowl-cautions';
import type { Closure } from '#domain/nutrition/close-gaps';
import {
  type Completeness,
  type CompletenessOptions,
  completeness,
  NUTRIENT_STATUSES,
  type NutrientStatus,
} from '#domain/nutrition/completeness';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { asVerdict, badgeCompleteness } from '#domain/nutrition/recipe-verdict';
import { NO_DOSES } from '#domain/pet/condition-words';
import type { PetLimits } from '#domain/pet/pet-limits';
import type { Recipe } from '#domain/recipe/recipe';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { capitalised, inSentence } from '#domain/text/sentence-parts';
import { BowlCautions } from '../../components/bowl-cautions.tsx';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { foodList, nutrientName } from '../../components/nutrient-words.ts';
import { LEAD_MEANING, verdictInList } from '../../components/verdict-words.ts';
import { useClosure } from '../nutrition/use-closure.ts';
import { useChosenPremix } from '../premix/premix-store.ts';
import { animalInWords, judgedForRecipe, nutritionWith } from './recipe-nutrition.ts';
import styles from './verdict-card.module.css';
import { VerdictFrame } from './verdict-frame.tsx';

/** Of five doses or more, only so many are named and the rest counted; the nutrients section lists all. */
const MOST_NAMED = 3;

/** '4 level tsp of bone meal powder, 1 capsule of fish oil, 2 tablets of kelp and 2 more': without further details. */
function dosesInShort({ doses }: Closure): string {
  const named = doses.length > MOST_NAMED + 1 ? doses.slice(0, MOST_NAMED) : doses;
  const words = named.map(
    ({ name, dose }) =>
      `${dose.replace(/(?:,| \(| of ).*/, '')} of ${inSentence(name.replace(/(?:,| ?\().*/, ''))}`,
  );
  const rest = doses.length - named.length;
  return foodList(rest > 0 ? [...words, `${rest} more`] : words);
}

/** Supplements that fix an unmet verdict, for the batch; the nutrients section says how to use them. */
function VerdictCure(props: { nutrients: RecipeNutrients; options: CompletenessOptions & PetLimits }) {
  const { closure, isFailed } = useClosure(props.nutrients, props.options);
  if (isFailed) return null;
  if (closure === null) return <p className={styles['cure']}>Working out what closes the gaps</p>;
  if (closure.isForVet) return <p className={styles['cure']}>{NO_DOSES}</p>;
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
      {isOpen && `${capitalised(foodList(closure.openLines))} could change that. `}
      <a href="#what-to-add">What to add, in doses</a>
    </p>
  );
}

const MEANING: Record<NutrientStatus, string> = {
  met: 'Within every maximum too.',
  short: 'Fine now and then, not as the only food.',
  unknown: 'We lack figures for some of its foods, so we can’t say whether it works as the only food.',
  over: 'Too much is harmful in the long run: not as the only food.',
};

/** The animal that a recipe is judged for, with its name. */
type JudgedPet = { name: string; options: CompletenessOptions & PetLimits };

type JudgedVerdictProps = {
  recipe: Recipe;
  /** A toxic or queried food comes before the nutrients, and no doses are suggested. */
  lead: SafetyAudit['lead'];
  pet: JudgedPet | null;
  /** A verdict for the owner's animal may still replace the recipe's own. */
  isUnsettled?: boolean;
};

/** The verdict for the owner's animal if there is one, with the recipe's own beside it. */
export function JudgedVerdict({ recipe, lead, pet, isUnsettled = false }: JudgedVerdictProps) {
  const own = badgeCompleteness(recipe);
  const options: CompletenessOptions & PetLimits = pet?.options ?? judgedForRecipe(recipe);
  const premix = useChosenPremix(recipe.id);
  const nutrients = nutritionWith(premix, recipe);
  const result = pet === null && premix === null ? own : completeness(nutrients, options);
  const { verdict, counts } = result;
  return (
    <>
      <VerdictFrame
        verdict={asVerdict(result, lead)}
        premix={lead === null ? premix?.premix.name : undefined}
        name={pet === null ? undefined : inSentenceOf(pet.name)}
        unsettledFor={isUnsettled ? recipe.species : undefined}
      >
        <p className={styles['sentence']}>{lead === null ? MEANING[verdict] : LEAD_MEANING[lead]}</p>
        {premix !== null && (
          <p className={styles['sentence']}>
            With {premix.premix.name}, {premix.doseText} a batch, instead of the recipe’s supplements.
          </p>
        )}
        <Counts result={result} />
        {lead === null &&
          (pet !== null || premix !== null) &&
          (own.verdict !== verdict || own.counts[verdict] !== counts[verdict]) && (
            <p className={styles['own']}>
              For {animalInWords(own.species, own.lifeStage)}, as written:{' '}
              {inSentence(verdictInList(asVerdict(own)))}.
            </p>
          )}
        {lead === null && verdict !== 'met' && <VerdictCure nutrients={nutrients} options={options} />}
        {lead === null ? (
          <a href="#nutrition">See all {result.rows.length} nutrients</a>
        ) : (
          <a href="#safety-title">See which food it is</a>
        )}
      </VerdictFrame>
      <BowlCautions cautions={bowlCautions(nutrients)} />
    </>
  );
}

/** 'Your dog' within a sentence is 'your dog'; a name stays. */
const inSentenceOf = (name: string) => name.replace(/^Your /, 'your ');

/** Met, short and unknown always; over only if there are any. */
function Counts({ result }: { result: Completeness }) {
  const shown = NUTRIENT_STATUSES.filter((status) => status !== 'over' || result.counts.over > 0);
  return (
    <ul className={styles['counts']} aria-label="Nutrients">
      <li className={styles['standard']}>
        <BadgeCheck size={18} aria-hidden /> {result.standard} {result.lifeStage}
      </li>
      {shown.map((status) => (
        <li key={status} className={result.counts[status] > 0 ? styles[status] : undefined}>
          <BowlIcon state={status} /> {result.counts[status]} {status}
        </li>
      ))}
    </ul>
  );
}
