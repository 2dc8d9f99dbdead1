import { memo, useMemo, useState } from 'react';
import { recipeFoods } from '#domain/recipe/recipe-foods';
import type { Standard } from '#domain/reference/targets';
import { useKitchen } from '../market/use-market.ts';
import { checkBowl } from '../nutrition/check-bowl.ts';
import { withLinesAdded } from '../nutrition/checker-lines.ts';
import type { CheckerValues } from '../nutrition/checker-values.ts';
import { CookingRemarks } from '../nutrition/cooking-remarks.tsx';
import { withFix } from '../nutrition/fixed-values.ts';
import { type Fix, flaggedLines, rewritten, toxicLines } from '../nutrition/flagged-lines.ts';
import { isUnderstood } from '../nutrition/line-words.ts';
import { LinesCard } from '../nutrition/lines-card.tsx';
import { NutrientsCard } from '../nutrition/nutrients-card.tsx';
import styles from '../nutrition/result-cards.module.css';
import { SafetyCard } from '../nutrition/safety-card.tsx';
import type { ApplyChange } from '../nutrition/use-checker.ts';
import { VerdictCard } from '../nutrition/verdict-card.tsx';
import { KeepAsOwn } from '../own/keep-as-own.tsx';
import { NotesForPet } from '../pets/notes-for-pet.tsx';
import { useActivePet } from '../pets/pets.ts';
import type { SubmissionCategory } from '../recipe-form/submit-values.ts';
import { FactsCard } from './facts-card.tsx';
import { SummaryBar } from './summary-bar.tsx';

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
  const bowl = useMemo(() => checkBowl(values, pet, kitchen), [values, pet, kitchen]);
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
