import { useMemo, useState } from 'react';
import type { Standard } from '#domain/nutrition/targets';
import { useActivePet } from '../../database/pets.ts';
import { checkBowl } from './check-bowl.ts';
import { withLinesAdded } from './checker-lines.ts';
import type { CheckerValues } from './checker-values.ts';
import { FactsCard } from './facts-card.tsx';
import { type Fix, flaggedLines, isToxic } from './flagged-lines.ts';
import { LinesCard } from './lines-card.tsx';
import { NutrientsCard } from './nutrients-card.tsx';
import styles from './result-cards.module.css';
import { SafetyCard } from './safety-card.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { VerdictCard } from './verdict-card.tsx';

type CheckerResultsProps = {
  values: CheckerValues;
  /** Whether they are what stands in the form now. */
  isCurrent: boolean;
  onApply: (next: CheckerValues, done: readonly string[]) => void;
};

/** Everything the engines say of the bowl in the form, worked out on the device. */
export function CheckerResults({ values, isCurrent, onApply }: CheckerResultsProps) {
  const pet = useActivePet(values.species);
  const [standard, setStandard] = useState<Standard>('AAFCO');
  const bowl = useMemo(() => checkBowl(values, pet), [values, pet]);
  const flagged = useMemo(() => flaggedLines(bowl), [bowl]);
  const toxic = new Set(
    flagged.filter((line) => line.field === 'ingredients' && isToxic(line)).map(({ at }) => at),
  );
  const hasEnergy = bowl.analysis.nutrients.energyKcal > 0;

  // A button acts on the text that its result was made from.
  const fix = ({ values: next, done }: Fix) => isCurrent && onApply(next, done);
  const add = (lines: readonly string[], done: string) =>
    isCurrent && onApply({ ...values, ingredients: withLinesAdded(values.ingredients, lines) }, [done]);

  return (
    <>
      <SafetyCard lines={flagged} values={values} onFix={fix} />
      <LinesCard lines={bowl.analysis.lines} toxic={toxic} />
      {hasEnergy ? (
        <>
          <VerdictCard bowl={bowl} standard={standard} onStandard={setStandard} onAdd={add} />
          <NutrientsCard result={bowl.completeness[standard]} />
        </>
      ) : (
        <p id="verdict" className={styles['safe']}>
          No line holds a food with energy that our table knows, so there is no verdict yet.
        </p>
      )}
      <FactsCard bowl={bowl} />
      <SummaryBar flagged={flagged} result={hasEnergy ? bowl.completeness[standard] : null} />
    </>
  );
}
