import { Scale } from 'lucide-react';
import type { PetClosure } from '#domain/nutrition/close-gaps-for-pet';
import type { CompletenessOptions, CompletenessRow } from '#domain/nutrition/completeness';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { PetLimits } from '#domain/pet/pet-limits';
import { shownDose } from '#domain/recipe/ingredient-text';
import { inSentence } from '#domain/text/sentence-parts';
import { HealthyOnly } from '../../components/caveats.tsx';
import { nutrientName, rowNote } from '../../components/nutrient-words.ts';
import { ClosureNotes } from '../nutrition/closure-notes.tsx';
import { useClosure } from '../nutrition/use-closure.ts';
import styles from './what-to-add.module.css';

type WhatToAddProps = {
  nutrients: RecipeNutrients;
  options: CompletenessOptions & PetLimits;
  /** 'an adult dog', 'Rex'. */
  forWhom: string;
};

/** The fewest supplements that close a batch's gaps, in measurable doses. */
export function WhatToAdd({ nutrients, options, forWhom }: WhatToAddProps) {
  const { closure, isFailed } = useClosure(nutrients, options);
  return (
    <div id="what-to-add" className={styles['add']}>
      <h3>What to add</h3>
      <div>
        {closure === null && !isFailed && <p>Working out what closes the gaps</p>}
        {isFailed && <p>We couldn’t load this calculator. Go online once and it will work from then on.</p>}
        {closure !== null && (
          <Answer
            closure={closure}
            servings={nutrients.servings}
            forWhom={forWhom}
            standard={options.standard}
          />
        )}
      </div>
    </div>
  );
}

type AnswerProps = { closure: PetClosure; servings: number; forWhom: string; standard: string };

function Answer({ closure, servings, forWhom, standard }: AnswerProps) {
  const { doses, closes, remaining } = closure;
  const batch = servings === 1 ? 'the recipe' : `the whole recipe of ${servings} portions`;
  return (
    <>
      {doses.length > 0 && (
        <>
          <p>
            {closes
              ? `To meet every ${standard} minimum for ${forWhom}, stir into ${batch}:`
              : `To come closer to the ${standard} minimums for ${forWhom}, stir into ${batch}:`}
          </p>
          <HealthyOnly />
          <ul className={styles['doses']}>
            {doses.map(({ id, name, dose }) => (
              <li key={id}>
                <Scale size={18} aria-hidden />
                <span>
                  Stir in <strong>{name}</strong>: {shownDose(dose)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <ClosureNotes closure={closure} />
      {closes ? (
        <p>Checked again with these in it: every minimum is met, and no maximum passed.</p>
      ) : (
        !closure.isForVet && (
          <Remaining
            rows={
              closure.openLines.length > 0
                ? remaining.filter(({ status }) => status !== 'unknown')
                : remaining
            }
            isAfterDoses={doses.length > 0}
          />
        )
      )}
    </>
  );
}

function Remaining({ rows, isAfterDoses }: { rows: readonly CompletenessRow[]; isAfterDoses: boolean }) {
  if (rows.length === 0) return null;
  return (
    <>
      <p>
        {isAfterDoses
          ? 'Supplements alone don’t close every gap. Checked again with these in it, this remains:'
          : 'No supplement closes this. Change the foods or their amounts:'}
      </p>
      <ul className={styles['remaining']}>
        {rows.map((row) => (
          <li key={row.nutrient}>
            {nutrientName(row)}
            {row.status === 'unknown' ? ` unknown. ${rowNote(row)}` : `: ${inSentence(rowNote(row))}`}
          </li>
        ))}
      </ul>
    </>
  );
}
