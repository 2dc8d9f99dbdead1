import { memo, useMemo, useState } from 'react';
import type { Standard } from '#domain/nutrition/targets';
import { useActivePet } from '../../database/pets.ts';
import { checkBowl } from './check-bowl.ts';
import { withLinesAdded } from './checker-lines.ts';
import type { CheckerValues } from './checker-values.ts';
import { FactsCard } from './facts-card.tsx';
import { type Fix, flaggedLines, rewritten, toxicLines } from './flagged-lines.ts';
import { isUnderstood } from './line-words.ts';
import { LinesCard } from './lines-card.tsx';
import { NutrientsCard } from './nutrients-card.tsx';
import styles from './result-cards.module.css';
import { SafetyCard } from './safety-card.tsx';
import { SummaryBar } from './summary-bar.tsx';
import type { ApplyChange } from './use-checker.ts';
import { VerdictCard } from './verdict-card.tsx';

type CheckerResultsProps = { values: CheckerValues; onApply: ApplyChange };

/** Engine results for the bowl in the form, computed on the device; re-renders only with the values. */
export const CheckerResults = memo(function CheckerResults({ values, onApply }: CheckerResultsProps) {
  const pet = useActivePet(values.species);
  const [standard, setStandard] = useState<Standard>('AAFCO');
  const bowl = useMemo(() => checkBowl(values, pet), [values, pet]);
  const flagged = useMemo(() => flaggedLines(bowl), [bowl]);
  const toxic = useMemo(() => toxicLines(bowl), [bowl]);
  const hasEnergy = bowl.analysis.nutrients.energyKcal > 0;

  const fix = ({ values: next, done }: Fix) => onApply(values, next, done);
  const add = (lines: readonly string[], done: string) =>
    onApply(values, { ...values, ingredients: withLinesAdded(values.ingredients, lines) }, [done]);

  return (
    <>
      <SafetyCard lines={flagged} values={values} onFix={fix} />
      {hasEnergy ? (
        <VerdictCard bowl={bowl} standard={standard} onStandard={setStandard} onAdd={add} />
      ) : (
        <p id="verdict" className={styles['safe']}>
          No line holds a food with energy that our table knows, so there is no verdict yet.
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
      <SummaryBar flagged={flagged} result={hasEnergy ? bowl.completeness[standard] : null} />
    </>
  );
});
