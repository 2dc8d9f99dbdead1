import { useMemo, useState } from 'react';
import type { OwnRecipe } from '#domain/own/own-recipe';
import type { Standard } from '#domain/reference/targets';
import { BowlCautions } from '../../components/bowl-cautions.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useNamedFoods } from '../../platform/own/label-foods.ts';
import { saveOwnRecipe } from '../../platform/own/own-recipes.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { checkBowl } from '../nutrition/check-bowl.ts';
import { checkedWords, withLinesAdded } from '../nutrition/checker-values.ts';
import { type Fix, flaggedLines, isToxic, rewritten, toxicLines } from '../nutrition/flagged-lines.ts';
import { LinesCard } from '../nutrition/lines-card.tsx';
import { SafetyCard } from '../nutrition/safety-card.tsx';
import { VerdictCard, withFix } from '../nutrition/verdict-card.tsx';
import { runCommand } from '../page/run-command.ts';
import { hasProfile, useActivePet } from '../pets/pets.ts';
import { filledRows } from '../recipe-form/read-submission.ts';
import styles from './recipe-article.module.css';

/**
 * The verdict on an owner's recipe from its text, as in the checker: a line with an open question counts at both ends.
 * Answers, swaps and suggested doses are written into the recipe.
 */
export function OwnVerdict({ own }: { own: OwnRecipe }) {
  const { words } = own;
  const pet = useActivePet(words.species);
  const [standard, setStandard] = useState<Standard>('AAFCO');
  const values = useMemo(() => checkedWords(words, hasProfile(pet)), [words, pet]);
  const foods = useNamedFoods();
  const bowl = useMemo(
    () => checkBowl(values, pet, words.kitchen, foods),
    [values, pet, words.kitchen, foods],
  );
  const flagged = useMemo(() => flaggedLines(bowl), [bowl]);
  const toxic = toxicLines(bowl);
  const open = bowl.analysis.lines.flatMap((line, at) =>
    line.questions.some(({ code }) => code !== 'named-food') ||
    (line.ingredientId === null && line.bought === undefined) ||
    line.grams === null ||
    line.basis === null
      ? [{ line, at }]
      : [],
  );

  const keep = ({ values: next, done }: Fix, canUndo = false) =>
    void runCommand(async () => {
      const changed: OwnRecipe = {
        ...own,
        words: {
          ...words,
          ingredients: filledRows(next.ingredients.split('\n')),
          // A step with line breaks stays one step.
          instructions:
            next.instructions === values.instructions
              ? words.instructions
              : filledRows(next.instructions.split('\n')),
        },
      };
      // Another tab or device may have stored other words since.
      await saveOwnRecipe(changed, undefined, own);
      const undo = () => void runCommand(() => saveOwnRecipe(own, undefined, changed));
      showToast({ title: done[0] ?? 'The recipe is changed.', ...(canUndo && { undo }) });
    });

  // A verdict that ignores the animal would be wrong for a puppy.
  if (pet === undefined) return <Skeleton lines={6} label="Computing the nutrients" />;
  return (
    <div className={styles['own']}>
      {flagged.some((line) => line.asked.length > 0 || isToxic(line)) && (
        <SafetyCard lines={flagged} values={values} onFix={keep} />
      )}
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
          onAdd={(lines, done) =>
            keep({
              values: { ...values, ingredients: withLinesAdded(values.ingredients, lines) },
              done: [done],
            })
          }
          onFix={(fixed, done) => keep(withFix(fixed, done, bowl, values), true)}
        />
      )}
      {open.length > 0 && (
        <LinesCard
          lines={open.map(({ line }) => line)}
          toxic={new Set(open.flatMap(({ at }, place) => (toxic.has(at) ? [place] : [])))}
          leftOut={0}
          onRewrite={(place, text) => keep(rewritten(open[place]?.at ?? 0, text, bowl, values))}
        />
      )}
    </div>
  );
}
