import { useDeferredValue, useMemo } from 'react';
import { type Completeness, type CompletenessOptions, completeness } from '#domain/nutrition/completeness';
import { type RecipeNutrients, recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import { recipeLifeStage } from '#domain/reference/life-stage';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import type { DraftRecipe } from '#domain/submission/recipe-from-submission';
import { classNames } from '../../../components/class-names.ts';
import { BowlIcon } from '../../../components/icons/bowl-icon.tsx';
import { NotJudged } from '../../../components/not-judged.tsx';
import { LEAD_MEANING, TREAT_OR_TOPPER, verdictTitle } from '../../../components/verdict-words.ts';
import { ClosurePanel } from '../../../features/nutrition/closure-panel.tsx';
import { NutrientsCard } from '../../../features/nutrition/nutrients-card.tsx';
import styles from '../../../features/nutrition/result-cards.module.css';
import card from '../../../features/nutrition/tool-card.module.css';

type DraftNutrients = {
  nutrients: RecipeNutrients;
  options: CompletenessOptions;
  result: Completeness;
};

/** Nutrients and gaps of a recipe under review; a line of unknown weight counts as unknown, never as zero. */
function draftNutrients(recipe: DraftRecipe): DraftNutrients {
  const ingredientLines = recipe.ingredientLines.map((line) =>
    line.grams > 0 ? line : { ...line, ingredientId: null, grams: 0 },
  );
  const nutrients = recipeNutrients({ ...recipe, ingredientLines });
  const options = {
    standard: 'AAFCO',
    species: recipe.species,
    lifeStage: recipeLifeStage(recipe),
  } as const;
  return { nutrients, options, result: completeness(nutrients, options) };
}

type RecipeCompletenessProps = {
  recipe: DraftRecipe;
  /** Headline of the safety audit. */
  lead: SafetyAudit['lead'];
  onAdd: (lines: readonly string[]) => void;
};

/**
 * Nutrients of the batch against the AAFCO figures for its species and stage, with supplements that would close the
 * gaps.
 */
export function RecipeCompleteness({ recipe, lead, onAdd }: RecipeCompletenessProps) {
  // Deferred, so that typing is never blocked by the computation.
  const settled = useDeferredValue(recipe);
  const { nutrients, options, result } = useMemo(() => draftNutrients(settled), [settled]);
  const { verdict } = result;
  const shown = asVerdict(result, lead);
  const isGrowing = options.lifeStage === 'growth';
  const young = options.species === 'dog' ? 'puppies' : 'kittens';
  return (
    <>
      <section className={card['card']} aria-labelledby="review-completeness">
        <h2 id="review-completeness">Completeness</h2>
        <div className={classNames(styles['verdict'], styles[shown.status])}>
          <BowlIcon state={shown.status} size={40} />
          <div>
            <p>
              <strong>{verdictTitle(shown)}</strong>
            </p>
            <p>
              {lead === null
                ? `Against the AAFCO figures for ${isGrowing ? young : `adult ${options.species}s`}.`
                : LEAD_MEANING[lead]}
              {settled.role === 'occasional' && ` We’ll show it as '${TREAT_OR_TOPPER}', without a verdict.`}
            </p>
          </div>
        </div>
        <NotJudged />
        {lead === null && verdict !== 'met' && settled.role === 'everyday' && (
          <ClosurePanel nutrients={nutrients} result={result} options={options} onAdd={onAdd} />
        )}
      </section>
      <NutrientsCard result={result} />
    </>
  );
}
