import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { auditCooking } from '#domain/cooking/cooking-audit';
import { cookMinutesOfSteps } from '#domain/recipe/step-durations';
import type { Species } from '#domain/reference/species';
import { type AuditFlag, auditRecipe } from '#domain/safety/audit/audit-recipe';
import { uniqueFlags } from '#domain/safety/audit/safety-reading';
import { askedSentence } from '#domain/safety/audit/safety-sentences';
import { counted } from '#domain/text/sentence-parts';
import styles from '../intake/import.module.css';
import { useKitchen } from '../market/use-market.ts';
import { CookingRemarks } from '../nutrition/cooking-remarks.tsx';
import { type Fix, flagSentence, rewritten, toxicLines } from '../nutrition/flagged-lines.ts';
import { LinesCard } from '../nutrition/lines-card.tsx';
import { SafetyCard } from '../nutrition/safety-card.tsx';
import card from '../nutrition/tool-card.module.css';
import { filledRows } from '../recipe-form/read-submission.ts';
import { checkSubmission, withChecked } from '../recipe-form/submit-check.ts';
import { wholeNumber } from '../recipe-form/submit-values.ts';
import { ReportFlag } from '../safety/report-flag.tsx';
import { type ReviewValues, toSubmission } from './review-form.tsx';

const ICONS = { toxic: OctagonAlert, caution: TriangleAlert, note: Info } as const;

type RemarksCardProps = { values: ReviewValues; onChange: (values: ReviewValues) => void };

/** Remarks from our tables, updated with every correction; once a species is chosen, also open questions. */
export function RemarksCard({ values, onChange }: RemarksCardProps) {
  const deferred = useDeferredValue(values);
  const remarks = useMemo(() => importRemarks(deferred), [deferred]);
  const isToxic = remarks.some(({ tone }) => tone === 'toxic');
  return (
    <>
      {(remarks.length > 0 || values.species === null) && (
        <section
          className={`${card['card']} ${isToxic ? card['danger'] : ''}`}
          aria-labelledby="import-remarks"
        >
          <h2 id="import-remarks">Remarks</h2>
          {values.species === null && (
            <p className={card['muted']}>Choose dog or cat, and we’ll check it for dangerous foods.</p>
          )}
          {remarks.length > 0 && (
            <ul className={styles['remarks']}>
              {remarks.map(({ tone, where, sentence, flagged }) => {
                const Icon = ICONS[tone];
                return (
                  <li key={`${where} ${sentence}`} data-tone={tone}>
                    <Icon size={20} aria-hidden />
                    <span>
                      <b>{where}.</b> {sentence}{' '}
                      {flagged !== undefined && (
                        <ReportFlag species={values.species ?? undefined} {...flagged} />
                      )}
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
        </section>
      )}
      {deferred.species !== null && (
        <CheckedLines values={deferred} species={deferred.species} onChange={onChange} />
      )}
    </>
  );
}

/** Dangerous foods and open questions of the lines; answers, swaps and corrections are written into them. */
function CheckedLines({ values, species, onChange }: RemarksCardProps & { species: Species }) {
  const submission = useMemo(() => toSubmission(values, species), [values, species]);
  const kitchen = useKitchen();
  const { checked, bowl, flagged } = useMemo(
    () => checkSubmission(submission, kitchen),
    [submission, kitchen],
  );
  const fix = ({ values: next }: Fix) => {
    const { ingredients, instructions } = withChecked(submission, next);
    onChange({ ...values, ingredients, instructions });
  };
  return (
    <>
      <SafetyCard lines={flagged} values={checked} onFix={fix} />
      <CookingRemarks remarks={bowl.remarks} />
      <LinesCard
        lines={bowl.analysis.lines}
        toxic={toxicLines(bowl)}
        leftOut={bowl.ingredients.leftOut}
        onRewrite={(at, text) => fix(rewritten(at, text, bowl, checked))}
      />
    </>
  );
}

type ImportRemark = {
  tone: 'toxic' | 'caution' | 'note';
  where: string;
  sentence: string;
  /** Subject of a report, for remarks of the safety guard. */
  flagged?: { text: string; food: string };
};

const NEAR_MINUTES = 5;

/** Dangerous foods in the title; those of the lines are shown with their answers. */
function titleRemarks({ species, title }: ReviewValues): ImportRemark[] {
  if (species === null) return [];
  const { flags, asked } = auditRecipe({ species, title, ingredients: [], instructions: [] });
  const remark = (flag: AuditFlag, sentence: string): ImportRemark => ({
    tone: flag.severity,
    where: 'Title',
    sentence,
    flagged: { text: title, food: flag.food },
  });
  return [
    ...uniqueFlags(flags).map((flag) => remark(flag, flagSentence(flag, species))),
    ...asked.map((flag) => remark({ ...flag, severity: 'caution' }, askedSentence([flag]))),
  ];
}

/** The form computes the cooking time from the steps: a different stated time means that the steps say too little. */
function timeRemarks({ cookTime, instructions }: ReviewValues): ImportRemark[] {
  const told = wholeNumber(cookTime);
  const summed = cookMinutesOfSteps(filledRows(instructions));
  if (told === 0 || Math.abs(told - summed) <= NEAR_MINUTES) return [];
  const sentence = `The steps add up to ${counted(summed, 'minute')} of cooking, but the recipe says ${told}. Put the times in the steps: we calculate the cooking time from them.`;
  return [{ tone: 'note', where: 'Cooking time', sentence }];
}

/** Raw foods that no step cooks; none without steps. Once the species is known, the checked lines report them. */
function cookingRemarks(values: ReviewValues): ImportRemark[] {
  const { ingredients, instructions: steps } = values;
  if (values.species !== null || filledRows(steps).length === 0) return [];
  return auditCooking({ ingredients, steps }).map(({ index, words }) => ({
    tone: 'caution',
    where: `Ingredient ${index + 1}`,
    sentence: words,
  }));
}

/** Remarks on an imported recipe besides the dangerous foods of its lines. */
export function importRemarks(values: ReviewValues): ImportRemark[] {
  return [...titleRemarks(values), ...cookingRemarks(values), ...timeRemarks(values)];
}
