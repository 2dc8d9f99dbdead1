import { asVerdict } from '#domain/nutrition/recipe-verdict';
import type { Recipe } from '#domain/recipe/recipe';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { NotJudged } from '../../../components/caveats.tsx';
import { classNames } from '../../../components/class-names.ts';
import { BowlIcon } from '../../../components/icons/bowl-icon.tsx';
import { LEAD_MEANING, TREAT_OR_TOPPER } from '../../../components/verdict-words.ts';
import { ClosurePanel } from '../../../features/nutrition/closure-panel.tsx';
import { NutrientsCard } from '../../../features/nutrition/nutrients-card.tsx';
import styles from '../../../features/nutrition/result-cards.module.css';
import card from '../../../features/nutrition/tool-card.module.css';
import type { DraftNutrients } from './draft-nutrients.ts';
import { reviewTitle, shortageSentence } from './review-verdict.ts';

type RecipeCompletenessProps = {
  judged: DraftNutrients;
  role: Recipe['role'];
  /** Headline of the safety audit. */
  lead: SafetyAudit['lead'];
  onAdd: (lines: readonly string[]) => void;
};

/**
 * Nutrients of the batch against the AAFCO figures for its species and stage, with supplements that would close the
 * gaps.
 */
export function RecipeCompleteness({ judged, role, lead, onAdd }: RecipeCompletenessProps) {
  const { nutrients, options, result } = judged;
  const { verdict } = result;
  const shown = asVerdict(result, lead);
  const isGrowing = options.lifeStage === 'growth';
  const shortages = shortageSentence(result);
  const young = options.species === 'dog' ? 'puppies' : 'kittens';
  return (
    <>
      <section className={card['card']} aria-labelledby="review-completeness">
        <h2 id="review-completeness">Completeness</h2>
        <div className={classNames(styles['verdict'], styles[shown.status])}>
          <BowlIcon state={shown.status} size={40} />
          <div>
            <p>
              <strong>{reviewTitle(result, lead)}</strong>
            </p>
            <p>
              {lead === null
                ? `${shortages} Against the AAFCO figures for ${isGrowing ? young : `adult ${options.species}s`}.`.trim()
                : LEAD_MEANING[lead]}
              {role === 'occasional' && ` We’ll show it as '${TREAT_OR_TOPPER}', without a verdict.`}
            </p>
          </div>
        </div>
        <NotJudged />
        {lead === null && verdict !== 'met' && role === 'everyday' && (
          <ClosurePanel nutrients={nutrients} result={result} options={options} onAdd={onAdd} />
        )}
      </section>
      <NutrientsCard result={result} />
    </>
  );
}
