import { useState } from 'react';
import type { Standard } from '#domain/reference/targets';
import { withLinesAdded } from '../nutrition/checker-values.ts';
import { CookingRemarks } from '../nutrition/cooking-remarks.tsx';
import { type Fix, rewritten, toxicLines } from '../nutrition/flagged-lines.ts';
import { LinesCard } from '../nutrition/lines-card.tsx';
import { SafetyCard } from '../nutrition/safety-card.tsx';
import { VerdictCard, withFix } from '../nutrition/verdict-card.tsx';
import { type SubmitCheck, withChecked } from '../recipe-form/submit-check.ts';
import type { SubmitValues } from '../recipe-form/submit-values.ts';
import type { Apply } from './row-notes.tsx';

type SubmitResultsProps = {
  check: SubmitCheck;
  values: SubmitValues;
  apply: Apply;
};

/** Engine results while typing: dangers, completeness, and how each line was read. */
export function SubmitResults({ check, values, apply }: SubmitResultsProps) {
  const [standard, setStandard] = useState<Standard>('AAFCO');
  const { bowl, flagged, titleFlags, checked, illness } = check;
  const fix = ({ values: next, done }: Fix) => apply(withChecked(values, next), done);
  const add = (lines: readonly string[], done: string) =>
    fix({ values: { ...checked, ingredients: withLinesAdded(checked.ingredients, lines) }, done: [done] });
  return (
    <>
      {/* Not 'nothing is toxic' beside a title that names what is. */}
      {(flagged.length > 0 || titleFlags.length === 0) && (
        <SafetyCard lines={flagged} values={checked} onFix={fix} />
      )}
      <CookingRemarks remarks={bowl.remarks} />
      {bowl.analysis.nutrients.energyKcal > 0 ? (
        <VerdictCard
          bowl={bowl}
          standard={standard}
          onStandard={setStandard}
          onAdd={add}
          onFix={(fixed, done) => fix(withFix(fixed, done, bowl, checked))}
          illness={illness}
        />
      ) : (
        <p id="verdict">We have no energy figure for any of these lines, so there’s no verdict yet.</p>
      )}
      <LinesCard
        lines={bowl.analysis.lines}
        toxic={toxicLines(bowl)}
        leftOut={bowl.ingredients.leftOut}
        onRewrite={(at, text) => fix(rewritten(at, text, bowl, checked))}
      />
    </>
  );
}
