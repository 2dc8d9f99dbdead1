import { BadgeCheck } from 'lucide-react';
import { bowlCautions } from '#domain/nutrition/bowl-cautions';
import {
  type Completeness,
  type CompletenessOptions,
  completeness,
  NUTRIENT_STATUSES,
  type NutrientStatus,
} from '#domain/nutrition/completeness';
import { asVerdict, badgeCompleteness } from '#domain/nutrition/recipe-verdict';
import type { Recipe } from '#domain/recipe/recipe';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { inSentence } from '#domain/text/in-sentence';
import { BowlCautions } from '../../components/bowl-cautions.tsx';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { LEAD_MEANING, verdictInList } from '../../components/verdict-words.ts';
import { judgedForRecipe } from './nutrition-judged-for.ts';
import { nutritionOf } from './nutrition-of.ts';
import { animalInWords } from './nutrition-stage-words.ts';
import styles from './verdict-card.module.css';
import { VerdictCure } from './verdict-cure.tsx';
import { VerdictFrame } from './verdict-frame.tsx';

const MEANING: Record<NutrientStatus, string> = {
  met: 'Within every maximum too.',
  short: 'Fine now and then, not as the only food.',
  unknown: 'Some of its foods are not known in full, so we cannot say that it would do as the only food.',
  over: 'Too much is harmful in the long run: not as the only food.',
};

/** The animal that a recipe is judged for, with its name. */
type JudgedPet = { name: string; options: CompletenessOptions };

type JudgedVerdictProps = {
  recipe: Recipe;
  /** A toxic food, or one that is asked about, comes before its nutrients, and nothing is dosed beside it. */
  lead: SafetyAudit['lead'];
  pet: JudgedPet | null;
  /** A verdict for the owner's animal may still replace the recipe's own. */
  isUnsettled?: boolean;
};

/** The verdict for the owner's animal if there is one, with the recipe's own beside it. */
export function JudgedVerdict({ recipe, lead, pet, isUnsettled = false }: JudgedVerdictProps) {
  const own = badgeCompleteness(recipe);
  const options = pet?.options ?? judgedForRecipe(recipe);
  const nutrients = nutritionOf(recipe);
  const result = pet === null ? own : completeness(nutrients, options);
  const { verdict, counts } = result;
  return (
    <>
      <VerdictFrame
        verdict={asVerdict(result, lead)}
        name={pet === null ? undefined : inSentenceOf(pet.name)}
        unsettledFor={isUnsettled ? recipe.species : undefined}
      >
        <p className={styles['sentence']}>{lead === null ? MEANING[verdict] : LEAD_MEANING[lead]}</p>
        <Counts result={result} />
        {lead === null &&
          pet !== null &&
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
