import { Scale } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { bowlCautions } from '#domain/nutrition/bowl-cautions';
import type { Completeness, CompletenessOptions, NutrientStatus } from '#domain/nutrition/completeness';
import { judgeDiet } from '#domain/nutrition/diet';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import { conditionSentences } from '#domain/pet/condition-words';
import type { PetLimits } from '#domain/pet/pet-limits';
import { type Feed, planDays } from '#domain/plan/feeding-schedule';
import { cookedNutrients, planDiet, planNeeds } from '#domain/plan/plan-nutrients';
import type { PlanView } from '#domain/plan/plan-view';
import type { PlannedPet } from '#domain/plan/planned-animal';
import type { Standard } from '#domain/reference/targets';
import { counted, inSentence, listText } from '#domain/text/sentence-parts';
import { Announced } from '../../components/announce.tsx';
import { BowlCautions } from '../../components/bowl-cautions.tsx';
import { HealthyOnly, NotJudged } from '../../components/caveats.tsx';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { NutrientBar } from '../../components/nutrient-bar.tsx';
import { foodList, nutrientName } from '../../components/nutrient-words.ts';
import { LEAD_MEANING, LEADS, safetyLead, verdictTitle } from '../../components/verdict-words.ts';
import { useNamedFoods } from '../../platform/own/label-foods.ts';
import checker from '../nutrition/checker.module.css';
import { ClosureNotes } from '../nutrition/closure-notes.tsx';
import result from '../nutrition/result-cards.module.css';
import card from '../nutrition/tool-card.module.css';
import { useClosure } from '../nutrition/use-closure.ts';
import { ConditionNotes } from '../pets/pet-notes.tsx';
import { bowlSentences, spanWords } from './diet-words.ts';

type PlanCureProps = {
  nutrients: RecipeNutrients;
  name: string;
  needs: CompletenessOptions & PetLimits;
  days: number;
};

/** The fewest supplements that close an animal's gaps, mixed into all of its food over the plan. */
function PlanCure({ nutrients, name, needs, days }: PlanCureProps) {
  const { closure } = useClosure(nutrients, needs);
  if (closure === null) return null;
  if (closure.doses.length === 0) return <ClosureNotes closure={closure} />;
  return (
    <div className={result['closure']}>
      <p>
        {closure.closes ? 'This closes it' : 'This comes closer'}, stirred into {name}’s food for{' '}
        {counted(days, 'day')}:
      </p>
      <HealthyOnly />
      <ul className={result['doses']}>
        {closure.doses.map(({ id, name: supplement, dose }) => (
          <li key={id}>
            <span>{supplement}</span>
            <span className={result['dose']}>{dose}</span>
          </li>
        ))}
      </ul>
      <ClosureNotes closure={closure} />
      <p className={result['careful']}>
        <Scale size={18} aria-hidden /> Measure carefully, and ask your vet before you make it a habit.
      </p>
    </div>
  );
}

function names({ rows }: Completeness, status: NutrientStatus): string[] {
  return rows.filter((row) => row.status === status).map((row) => inSentence(nutrientName(row)));
}

/** 'Over these 3 days Rex is short of zinc, iron and calcium.' */
function planVerdict(name: string, days: number, result: Completeness, isBesideKibble: boolean): string {
  const all = (status: NutrientStatus) => listText(names(result, status));
  if (result.counts.over === 0 && result.hasTooMuchLiver)
    return `${LEADS['too-much-liver']} in ${name}’s food. Take some of it out first.`;
  const over = `Over ${days === 1 ? 'this day' : `these ${counted(days, 'day')}`}`;
  const sentences = [
    result.counts.over > 0 && `${over} ${name} gets too much of ${all('over')}.`,
    result.counts.short > 0 && `${over} ${name} is short of ${all('short')}.`,
    result.counts.unknown > 0 &&
      (isBesideKibble
        ? `We can’t tell whether the ${foodList(names(result, 'unknown'))} is right: the kibble may bring little or much, or a recipe leaves it open.`
        : `We can’t tell whether there is enough ${all('unknown')}.`),
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? `${name}’s plan meets every minimum.` : sentences.join(' ');
}

type PetNutrientsProps = {
  pet: PlannedPet;
  view: PlanView;
  standard: Standard;
};

/** An animal's nutrients over the plan against the minimums for its own stage and intake, with the shortfalls. */
export function PetNutrients({ pet, view, standard }: PetNutrientsProps) {
  // The least and most of each nutrient take longer to find than the verdict.
  const [isOpen, setOpen] = useState(false);
  const feeds = useMemo(() => view.feeds.filter(({ petId }) => petId === pet.id), [view, pet.id]);
  const bought = useNamedFoods().find(({ id }) => id === pet.completeFoodId);
  const diet = useMemo(
    () => planDiet(feeds, view, pet, standard, bought),
    [feeds, view, pet, standard, bought],
  );
  const needs = useMemo(() => planNeeds(pet, standard, feeds), [pet, standard, feeds]);
  const found = useMemo(() => judgeDiet(diet, needs), [diet, needs]);
  if (found === null) return null;
  const { nutrients, completeness: judged } = found;
  const isBesideKibble = (pet.completeFoodShare ?? 0) > 0;
  const days = planDays(feeds);
  if (!isBesideKibble && feeds.every(({ role }) => role === 'occasional')) {
    return (
      <section className={card['card']} aria-label={`Nutrients of ${pet.name}`}>
        <p>
          There are only treats and toppers in {pet.name}’s plan: nine tenths of the day’s food should come
          from a complete recipe.
        </p>
      </section>
    );
  }
  const leadOf = ({ recipeId }: Feed) => safetyLead(view.verdicts.get(recipeId) ?? null);
  const flagged =
    feeds.find((feed) => leadOf(feed) === 'toxic') ?? feeds.find((feed) => leadOf(feed) !== null);
  const lead = flagged === undefined ? null : leadOf(flagged);
  const state = asVerdict(judged, lead).status;
  const isMet = ({ status }: { status: NutrientStatus }) => status === 'met';
  const rows = [...judged.rows.filter((row) => !isMet(row)), ...judged.rows.filter(isMet)];
  return (
    <section className={card['card']} aria-label={`Nutrients of ${pet.name}`}>
      <div className={result['verdict']}>
        <span className={result[state]}>
          <BowlIcon state={state} size={32} />
        </span>
        <Announced words={`${pet.name}: ${verdictTitle(asVerdict(judged, lead))}`} />
        <p>
          {lead === null ? (
            planVerdict(pet.name, days, judged, isBesideKibble)
          ) : (
            <>
              <strong>{LEADS[lead]}</strong>:{' '}
              <Link to={`/recipe/${flagged?.recipeId}`}>
                {flagged && view.recipes.get(flagged.recipeId)?.title}
              </Link>
              . {LEAD_MEANING[lead]}
            </>
          )}
        </p>
      </div>
      <ConditionNotes sentences={conditionSentences(pet.name, pet.conditions)} />
      {bowlSentences(
        found,
        diet.bowls.filter(({ isTreat }) => !isTreat).map(({ name }) => name),
      ).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {feeds.map(({ recipeId }) => {
        const premix = view.premixes.get(recipeId)?.premix.name;
        return (
          premix !== undefined && (
            <p key={recipeId}>
              {view.recipes.get(recipeId)?.title} is counted with {premix} instead of its supplements.
            </p>
          )
        );
      })}
      {lead === null && judged.verdict !== 'met' && diet.besidesKcal === 0 && (
        <PlanCure nutrients={nutrients} name={pet.name} needs={needs} days={days} />
      )}
      {feeds.map(({ recipeId }) => {
        const cooked = cookedNutrients(recipeId, view);
        const cautions = cooked === null ? [] : bowlCautions(cooked);
        return (
          cautions.length > 0 && (
            <div key={recipeId}>
              {feeds.length > 1 && <h3>{view.recipes.get(recipeId)?.title}</h3>}
              <BowlCautions cautions={cautions} />
            </div>
          )
        );
      })}
      <NotJudged />
      <details className={checker['more']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>All {rows.length} nutrients</summary>
        <ul>
          {rows.map((row) => (
            <NutrientBar
              key={row.nutrient}
              row={row}
              note={isOpen && isBesideKibble && row.status === 'unknown' ? spanWords(row, found) : undefined}
            />
          ))}
        </ul>
      </details>
    </section>
  );
}
