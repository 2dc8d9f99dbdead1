import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { formatMoney } from '#domain/market/currency';
import type { Completeness } from '#domain/nutrition/completeness';
import { nutrientsPer } from '#domain/nutrition/recipe-nutrients';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import { difficultyLabel } from '#domain/recipe/difficulty';
import { recipeFoods } from '#domain/recipe/recipe-foods';
import type { Species } from '#domain/reference/species';
import type { Standard } from '#domain/reference/targets';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { kcalText } from '#domain/units/energy-text';
import { Announced } from '../../components/announce.tsx';
import { foodList } from '../../components/nutrient-words.ts';
import { PageBar } from '../../components/page-bar.tsx';
import { PawRating } from '../../components/paw-rating.tsx';
import { VerdictBadge } from '../../components/verdict-badge.tsx';
import { verdictInList } from '../../components/verdict-words.ts';
import { useNamedFoods } from '../../platform/own/label-foods.ts';
import { priceNote } from '../market/price-note.ts';
import { useCurrency, useKitchen } from '../market/use-market.ts';
import { type CheckedBowl, checkBowl } from '../nutrition/check-bowl.ts';
import { type CheckerValues, withLinesAdded } from '../nutrition/checker-values.ts';
import { CookingRemarks } from '../nutrition/cooking-remarks.tsx';
import {
  type Fix,
  type FlaggedLine,
  flaggedLines,
  rewritten,
  safetyTitle,
  toxicLines,
  toxicSentence,
} from '../nutrition/flagged-lines.ts';
import { gramsText, isUnderstood } from '../nutrition/line-words.ts';
import { LinesCard } from '../nutrition/lines-card.tsx';
import { NutrientsCard } from '../nutrition/nutrients-card.tsx';
import styles from '../nutrition/result-cards.module.css';
import { SafetyCard } from '../nutrition/safety-card.tsx';
import card from '../nutrition/tool-card.module.css';
import type { ApplyChange } from '../nutrition/use-checker.ts';
import { VerdictCard, withFix } from '../nutrition/verdict-card.tsx';
import { KeepAsOwn } from '../own/own-draft.tsx';
import { NotesForPet } from '../pets/notes-for-pet.tsx';
import { useActivePet } from '../pets/pets.ts';
import type { SubmissionCategory } from '../recipe-form/submit-values.ts';
import bar from './checker-results.module.css';

type SummaryBarProps = {
  species: Species;
  flagged: readonly FlaggedLine[];
  lead: SafetyAudit['lead'];
  /** Null where there is no verdict. */
  result: Completeness | null;
};

/**
 * The result in chips that stay visible while typing; each links to its section. A toxic food is shown alone: no
 * verdict matters before it is removed. Announced after a pause in typing.
 */
export function SummaryBar({ species, flagged, lead, result }: SummaryBarProps) {
  const isDangerous = lead === 'toxic';
  const verdict = result && asVerdict(result, lead);
  const outcome = verdict === null ? 'No verdict yet' : verdictInList(verdict);
  const safety = toxicSentence(flagged, species) || (flagged.length > 0 ? `${safetyTitle(flagged)}.` : '');
  const spoken = [safety, isDangerous ? '' : `${outcome}.`].filter(Boolean);
  return (
    <PageBar className={bar['summary']}>
      <Announced before="" delayMs={1000} words={spoken.join(' ')} />
      {flagged.length > 0 && (
        <a href="#safety" className={bar['link']}>
          <span className={bar[isDangerous ? 'toxic' : 'caution']}>
            {isDangerous ? <OctagonAlert size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
            {safetyTitle(flagged)}
          </span>
        </a>
      )}
      {!isDangerous && (
        <a href="#verdict" className={bar['link']}>
          {verdict === null ? outcome : <VerdictBadge verdict={verdict} />}
        </a>
      )}
    </PageBar>
  );
}

/** From this share of the weight with a figure, the sum counts as complete. */
const NEARLY_ALL = 0.995;
const percent = (share: number) => `${Math.floor(share * 100)}%`;

/** Energy, protein, cost, time and difficulty of the bowl, and what the sums leave out. */
function FactsCard({ bowl }: { bowl: CheckedBowl }) {
  const { analysis, servings } = bowl;
  const { nutrients, cost } = analysis;
  const currency = useCurrency();
  const money = (gbp: number) => formatMoney(gbp, currency);
  const isEnergyKnown = nutrients.energyKcal > 0;
  const kcalPer100g =
    nutrients.cookedWeightGrams > 0 ? (nutrients.energyKcal / nutrients.cookedWeightGrams) * 100 : 0;
  const open = analysis.lines.filter((line) => !isUnderstood(line));
  const unweighed = open.filter(({ grams }) => grams === null).map(({ part }) => part);
  const atLeast = open.length > 0 ? ', at least' : '';
  const perServing = (total: number) => (servings === null ? null : total / servings);
  const servingKcal = perServing(nutrients.energyKcal);
  const servingProtein = servings === null ? null : nutrientsPer(nutrients, 'portion')('protein');
  return (
    <section id="facts" className={card['card']} aria-labelledby="facts-title">
      <h2 id="facts-title">Energy, cost and work</h2>
      <dl className={styles['facts']}>
        <Fact
          value={isEnergyKnown ? kcalText(nutrients.energyKcal) : 'Unknown'}
          label={isEnergyKnown ? `the whole batch${atLeast}` : 'the whole batch'}
        />
        {isEnergyKnown && servingKcal !== null && (
          <Fact value={kcalText(servingKcal)} label={`a serving, one of ${servings}${atLeast}`} />
        )}
        {isEnergyKnown && unweighed.length === 0 && (
          <Fact value={kcalText(kcalPer100g)} label="per 100 g, cooked (estimate)" />
        )}
        {isEnergyKnown && servingProtein !== null && (
          <Fact value={gramsText(servingProtein)} label={`protein a serving${atLeast}`} />
        )}
        <Fact
          value={cost.batchGbp === null ? 'No price' : money(cost.batchGbp)}
          label={cost.batchGbp === null ? 'we have no price for these foods' : 'the whole batch'}
        />
        {cost.perServingGbp !== null && servings !== null && (
          <Fact value={money(cost.perServingGbp)} label="a serving" />
        )}
        <Fact value={`${analysis.estimatedMinutes} min`} label="to prepare (estimate)" />
        <div>
          <dt>{difficultyLabel(analysis.difficulty)} to cook</dt>
          <dd className={styles['paws']}>
            <PawRating value={analysis.difficulty} />
          </dd>
        </div>
      </dl>
      <p className={card['source']}>
        {isEnergyKnown &&
          nutrients.knownShare < NEARLY_ALL &&
          `The ingredient table knows ${percent(nutrients.knownShare)} of the weight: the true energy is higher. `}
        {isEnergyKnown &&
          unweighed.length > 0 &&
          `Not counted in the energy, because we have no weight: ${foodList(unweighed)}. `}
        {cost.batchGbp !== null && `${priceNote(cost, currency)} `}
        {cost.batchGbp !== null &&
          cost.unpriced.length > 0 &&
          `Not included, because we have no price: ${foodList(cost.unpriced)}. `}
        {bowl.instructions.texts.length === 0 &&
          'Until you add steps, we judge difficulty and time by the ingredients alone.'}
      </p>
    </section>
  );
}

function Fact({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The category whose verdict applies to the checked life stage. */
function categoryOf({ species, lifeStage }: CheckerValues): SubmissionCategory {
  if (lifeStage === 'senior') return 'senior';
  const young = species === 'dog' ? 'puppy' : 'kitten';
  return lifeStage === 'growth' ? young : species === 'dog' ? 'all' : 'adult';
}

type CheckerResultsProps = { values: CheckerValues; onApply: ApplyChange };

/** Engine results for the bowl in the form, computed on the device; re-renders only when the values change. */
export const CheckerResults = memo(function CheckerResults({ values, onApply }: CheckerResultsProps) {
  const pet = useActivePet(values.species);
  const [standard, setStandard] = useState<Standard>('AAFCO');
  const kitchen = useKitchen();
  const foods = useNamedFoods();
  const bowl = useMemo(() => checkBowl(values, pet, kitchen, foods), [values, pet, kitchen, foods]);
  const flagged = useMemo(() => flaggedLines(bowl), [bowl]);
  const toxic = useMemo(() => toxicLines(bowl), [bowl]);
  const hasEnergy = bowl.analysis.nutrients.energyKcal > 0;

  const fix = ({ values: next, done }: Fix) => onApply(values, next, done);
  const add = (lines: readonly string[], done: string) =>
    onApply(values, { ...values, ingredients: withLinesAdded(values.ingredients, lines) }, [done]);

  return (
    <>
      <SafetyCard lines={flagged} values={values} onFix={fix} />
      <CookingRemarks remarks={bowl.remarks} />
      <NotesForPet species={values.species} profile={bowl.pet} foods={recipeFoods(bowl.analysis.reading)} />
      {hasEnergy ? (
        <VerdictCard
          bowl={bowl}
          standard={standard}
          onStandard={setStandard}
          onAdd={add}
          onFix={(fixed, done) => fix(withFix(fixed, done, bowl, values))}
        />
      ) : (
        <p id="verdict" className={styles['safe']}>
          We have no energy figure for any of these lines, so there’s no verdict yet.
        </p>
      )}
      <LinesCard
        lines={bowl.analysis.lines}
        toxic={toxic}
        leftOut={bowl.ingredients.leftOut}
        onRewrite={(at, text) => fix(rewritten(at, text, bowl, values))}
      />
      {hasEnergy && <NutrientsCard result={bowl.completeness[standard]} />}
      {bowl.analysis.lines.some(isUnderstood) && <FactsCard bowl={bowl} />}
      <KeepAsOwn
        values={{
          species: values.species,
          category: categoryOf(values),
          servings: values.servings,
          ingredients: values.ingredients.split('\n'),
          instructions: values.instructions.split('\n'),
          origin: { kind: 'checker' },
        }}
      />
      <SummaryBar
        species={values.species}
        flagged={flagged}
        lead={bowl.analysis.safety.lead}
        result={hasEnergy ? bowl.completeness[standard] : null}
      />
    </>
  );
});
