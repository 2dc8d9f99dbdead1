import { useMemo, useState } from 'react';
import type { OwnRecipe } from '#domain/own/own-recipe';
import type { Standard } from '#domain/reference/targets';
import { BowlCautions } from '../../components/bowl-cautions.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { saveOwnRecipe } from '../../database/own/own-recipes.ts';
import { hasProfile, useActivePet } from '../../database/pets.ts';
import { showToast } from '../../state/toast-store.ts';
import { checkBowl } from '../parts/nutrition/check-bowl.ts';
import { withLinesAdded } from '../parts/nutrition/checker-lines.ts';
import { rewritten } from '../parts/nutrition/flagged-lines.ts';
import { LinesCard } from '../parts/nutrition/lines-card.tsx';
import { VerdictCard } from '../parts/nutrition/verdict-card.tsx';
import { checkedWords } from '../parts/own/checked-words.ts';
import { runCommand } from '../parts/page/run-command.ts';
import { filledRows } from '../parts/submission/read-submission.ts';
import styles from './recipe-article.module.css';

/** The safety section of the page tells them. */
const NONE: ReadonlySet<number> = new Set();

/**
 * The verdict on a recipe of the owner's by its own words, as the checker gives it: a line with an open question is held at
 * both ends. What closes the gaps is added to the recipe as lines.
 */
export function OwnVerdict({ own }: { own: OwnRecipe }) {
  const { words } = own;
  const pet = useActivePet(words.species);
  const [standard, setStandard] = useState<Standard>('AAFCO');
  const values = useMemo(() => checkedWords(words, hasProfile(pet)), [words, pet]);
  const bowl = useMemo(() => checkBowl(values, pet), [values, pet]);
  const open = bowl.analysis.lines.flatMap((line, at) =>
    line.questions.length > 0 || line.ingredientId === null || line.grams === null ? [{ line, at }] : [],
  );

  const keep = (lines: string, done: string) =>
    runCommand(async () => {
      await saveOwnRecipe({ ...own, words: { ...words, ingredients: filledRows(lines.split('\n')) } });
      showToast({ title: done });
    });

  // A verdict without the animal says nothing about a puppy.
  if (pet === undefined) return <Skeleton lines={6} label="Computing the nutrients" />;
  return (
    <div className={styles['verdict']}>
      {words.role === 'occasional' && bowl.analysis.safety.isValid ? (
        <>
          <p>A treat or topper, not the only food: keep it to a tenth of the day’s energy.</p>
          <BowlCautions cautions={bowl.analysis.cautions} />
        </>
      ) : (
        <VerdictCard
          bowl={bowl}
          standard={standard}
          onStandard={setStandard}
          onAdd={(lines, done) => void keep(withLinesAdded(values.ingredients, lines), done)}
        />
      )}
      {open.length > 0 && (
        <LinesCard
          lines={open.map(({ line }) => line)}
          toxic={NONE}
          leftOut={0}
          onRewrite={(place, text) => {
            const at = open[place]?.at ?? 0;
            const { values: next, done } = rewritten(at, text, bowl, values);
            void keep(next.ingredients, done[0] ?? 'The line is changed.');
          }}
        />
      )}
    </div>
  );
}
