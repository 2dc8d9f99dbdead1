import type { PetClosure } from '#domain/nutrition/close-gaps-for-pet';
import { NO_DOSES } from '#domain/pet/condition-words';
import { targetName } from '#domain/reference/targets';
import { capitalised, inSentence } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { foodList } from '../../components/nutrient-words.ts';
import styles from './closure-notes.module.css';

/** Caveats of the doses: lines that could change them, withheld doses with reasons, or why there are none. */
export function ClosureNotes({ closure }: { closure: PetClosure }) {
  if (closure.isForVet) return <p className={styles['note']}>{NO_DOSES}</p>;
  return (
    <>
      {closure.leftOut.length > 0 && (
        <p className={styles['note']}>
          We left out {foodList(closure.leftOut.map(inSentence))}, because of the foods your pet avoids.
        </p>
      )}
      <OpenLineNotes closure={closure} />
    </>
  );
}

function OpenLineNotes({ closure }: { closure: PetClosure }) {
  const { openLines, premixes, completeFoods, withheld, isRefused, doses, forEnergyKcal } = closure;
  if (isRefused && completeFoods.length > 0) {
    return (
      <p className={styles['note']}>
        We give no doses beside {foodList(completeFoods)}, which {completeFoods.length > 1 ? 'have' : 'has'}{' '}
        supplements in {completeFoods.length > 1 ? 'them' : 'it'} already. The rest of the food should be
        complete by itself: check it alone.
      </p>
    );
  }
  if (openLines.length === 0) return null;
  const lines = foodList(openLines);
  if (premixes.length > 0) {
    return (
      <p className={styles['note']}>
        We give no doses beside {foodList(premixes)}: the supplement may already contain the same, and too
        much does harm. Type what its label says, and we can work them out.
      </p>
    );
  }
  if (isRefused) {
    return (
      <p className={styles['note']}>
        We give no doses: what we don’t know ({lines}) may be most of the bowl. Tell us the food and its
        weight, and we can work them out.
      </p>
    );
  }
  return (
    <>
      {doses.length > 0 && (
        <p className={styles['note']}>
          The doses are for the {kcalText(forEnergyKcal)} of food we know. {capitalised(lines)} could change
          them.
        </p>
      )}
      {withheld.map(({ id, name, nutrient }) => (
        <p key={id} className={styles['note']}>
          No dose of {inSentence(name)}: with {lines} there could be too much{' '}
          {nutrient === null ? 'of it' : inSentence(targetName(nutrient))}.
        </p>
      ))}
    </>
  );
}
