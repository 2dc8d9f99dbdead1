import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import {
  type Completeness,
  type CompletenessOptions,
  type CompletenessRow,
  completeness,
} from '#domain/nutrition/completeness';
import { type RecipeNutrients, recipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import type { Recipe } from '#domain/recipe/recipe';
import { recipeLifeStage } from '#domain/reference/life-stage';
import { findSupplement } from '#domain/reference/supplements';
import type { AuditFlag, SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { askedSentence } from '#domain/safety/audit/safety-sentences';
import type { DraftRecipe } from '#domain/submission/recipe-from-submission';
import { capitalised, counted, inSentence, listText } from '#domain/text/sentence-parts';
import { NotJudged } from '../../../components/caveats.tsx';
import { classNames } from '../../../components/class-names.ts';
import { BowlIcon } from '../../../components/icons/bowl-icon.tsx';
import { amountOfMinimum, nutrientName } from '../../../components/nutrient-words.ts';
import { LEAD_MEANING, TREAT_OR_TOPPER, verdictTitle } from '../../../components/verdict-words.ts';
import { ClosurePanel } from '../../../features/nutrition/closure-panel.tsx';
import { flagSentence } from '../../../features/nutrition/flagged-lines.ts';
import { NutrientsCard } from '../../../features/nutrition/nutrients-card.tsx';
import styles from '../../../features/nutrition/result-cards.module.css';
import card from '../../../features/nutrition/tool-card.module.css';

export type DraftNutrients = {
  nutrients: RecipeNutrients;
  options: CompletenessOptions;
  result: Completeness;
};

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

/** Nutrients and gaps of a recipe under review; a line of unknown weight counts as unknown, never as zero. */
export function draftNutrients(recipe: DraftRecipe): DraftNutrients {
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

/** From this many shortages on, publishing as everyday food is asked about. */
const SEVERAL = 2;
const NAMED = 3;

/** The share of the minimum that is there; for sorting. */
const shareOf = ({ amount, minimum }: CompletenessRow) => (minimum ? amount / minimum : 1);

/** Rows below the minimum, the worst first. */
const shortRows = ({ rows }: Completeness) =>
  rows.filter(({ status }) => status === 'short').toSorted((a, b) => shareOf(a) - shareOf(b));

/**
 * The headline of a review: safety first, then shortages before maxima, since a shortage harms every animal that eats
 * nothing else. 'Short of 7 nutrients, and over the maximum of 1'.
 */
export function reviewTitle(result: Completeness, lead: SafetyAudit['lead']): string {
  const { short, over } = result.counts;
  const verdict = asVerdict(result, lead);
  if (lead !== null || short === 0 || verdict.status === 'short') return verdictTitle(verdict);
  const excess = [
    ...(result.hasTooMuchLiver ? ['too much liver'] : []),
    ...(over > 0 ? [`over the maximum of ${over}`] : []),
  ];
  return `Short of ${counted(short, 'nutrient')}, and ${excess.join(', ')}`;
}

/** 'Calcium 203 of 1,500 mg, zinc 18.2 of 20 mg and 5 more, per 1,000 kcal.', the worst first; '' if nothing is short. */
export function shortageSentence(result: Completeness): string {
  const short = shortRows(result);
  const named = short.map((row) => `${inSentence(nutrientName(row))} ${amountOfMinimum(row)}`);
  const rest = short.length - NAMED;
  const shown = [...named.slice(0, NAMED), ...(rest > 0 ? [`${rest} more`] : [])];
  return short.length === 0 ? '' : `${capitalised(listText(shown))}, per 1,000 kcal.`;
}

/** Whether to ask before this is published as everyday food. */
export const isFarFromComplete = ({ counts }: Completeness) => counts.short >= SEVERAL;

const PLACES: Record<AuditFlag['where'], string> = {
  title: 'In the title',
  ingredient: 'In the ingredients',
  instruction: 'In the method',
  supplement: 'In the supplements',
};

/** The line that a flag is about, as it would be published. */
function flaggedText({ where, index }: AuditFlag, recipe: DraftRecipe): string {
  if (where === 'title') return recipe.title;
  if (where === 'ingredient') return recipe.ingredientLines[index]?.metric ?? '';
  if (where === 'instruction') return recipe.steps[index]?.text ?? '';
  return findSupplement(recipe.supplements[index]?.id ?? '')?.name ?? '';
}

/** Unsafe foods of the recipe, with place, reason and alternative. */
export function RecipeSafety({ audit, recipe }: { audit: SafetyAudit; recipe: DraftRecipe }) {
  const { species } = recipe;
  return (
    <section
      className={classNames(card['card'], !audit.isValid && card['danger'])}
      aria-labelledby="review-safety"
    >
      <h2 id="review-safety">Safety</h2>
      {audit.asked.length > 0 && <p>{askedSentence(audit.asked)}</p>}
      {audit.flags.length + audit.asked.length === 0 ? (
        <p className={styles['safe']}>
          <CircleCheck size={22} aria-hidden /> Nothing here is on our list of foods that are toxic to{' '}
          {species}
          s.
        </p>
      ) : (
        <ul className={styles['flags']}>
          {audit.flags.map((flag) => (
            <li key={`${flag.where} ${flag.index} ${flag.start} ${flag.food}`} data-severity={flag.severity}>
              <p className={styles['typed']}>
                {flag.severity === 'toxic' ? (
                  <OctagonAlert size={20} aria-hidden />
                ) : (
                  <TriangleAlert size={20} aria-hidden />
                )}
                <span>
                  {PLACES[flag.where]}: {flaggedText(flag, recipe)}
                </span>
              </p>
              <p>{flagSentence(flag, species)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
