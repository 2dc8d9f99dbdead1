import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { PageBar } from '../../components/page-bar.tsx';
import { SpokenError } from '../../components/spoken.tsx';
import styles from '../intake/import.module.css';
import type { ImportTarget } from '../intake/import-target.ts';
import question from '../page/item-card.module.css';
import type { ReviewValues } from './review-values.ts';
import { useHandOver } from './use-hand-over.ts';

const LABELS: Readonly<Record<ImportTarget, string>> = {
  own: 'Keep as my recipe',
  submit: 'Fill in the form',
  checker: 'Check nutrients',
};
const PLACES: Readonly<Record<ImportTarget, string>> = {
  own: 'your recipes',
  submit: 'the submit form',
  checker: 'the nutrition checker',
};
const ADDRESSES: Readonly<Record<ImportTarget, string>> = {
  own: '/my-recipes',
  submit: '/submit',
  checker: '/tools/nutrition-checker',
};
const TARGETS: readonly ImportTarget[] = ['own', 'submit', 'checker'];

type HandOverProps = {
  values: ReviewValues;
  item: string;
  target: ImportTarget;
  /** Number of fields that the submit form will reject. */
  mended: number;
  onNoSpecies: () => void;
  /** The recipe is in the submit form, or one of the owner's. */
  onHandedOver: () => void;
};

/** Passes the recipe to the target form; asks first if that form contains a draft of the owner's. */
export function HandOver({ values, item, target, mended, onNoSpecies, onHandedOver }: HandOverProps) {
  const { standing, handOver } = useHandOver(item);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ImportTarget | null>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function put(to: ImportTarget) {
    if (values.species === null) return;
    setPending(true);
    setProblem(null);
    try {
      await handOver(values, values.species, to);
      if (to !== 'checker') onHandedOver();
    } catch (error) {
      setProblem((error as Error).message);
      setPending(false);
    }
  }

  function choose(to: ImportTarget) {
    if (values.species === null) {
      onNoSpecies();
      document.querySelector<HTMLElement>('#import-species input')?.focus();
    } else if (standing[to] === null) void put(to);
    else setAsked(to);
  }

  const standingWords = asked === null ? null : standing[asked];
  return (
    <>
      {mended > 0 && (
        <p className={styles['mended']}>
          {mended === 1 ? 'One field needs' : `${mended} fields need`} something before it can be submitted.
        </p>
      )}
      <PageBar className={styles['bar']}>
        {problem !== null && <SpokenError className={styles['problem']}>{problem}</SpokenError>}
        {asked !== null && standingWords ? (
          <Question
            words={standingWords}
            place={PLACES[asked]}
            isPending={isPending}
            onReplace={() => void put(asked)}
            onKeep={() => navigate(ADDRESSES[asked])}
            onCancel={() => setAsked(null)}
          />
        ) : (
          <div className={styles['actions']}>
            {TARGETS.toSorted((a, b) => Number(b === target) - Number(a === target)).map((to) => (
              <Button
                key={to}
                type="button"
                variant={to === target ? 'solid' : 'outline'}
                disabled={isPending || standing[to] === undefined}
                onClick={() => choose(to)}
              >
                {LABELS[to]}
              </Button>
            ))}
          </div>
        )}
      </PageBar>
    </>
  );
}

type QuestionProps = {
  words: string;
  place: string;
  isPending: boolean;
  onReplace: () => void;
  onKeep: () => void;
  onCancel: () => void;
};

/** Replacing a person's draft needs confirmation. */
function Question({ words, place, isPending, onReplace, onKeep, onCancel }: QuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="alertdialog" aria-labelledby="import-question" className={question['question']}>
      <p id="import-question">
        In {place} stands something of yours: <b>{words}</b>. Replace it with the imported recipe?
      </p>
      <div className={question['actions']}>
        <Button ref={first} type="button" disabled={isPending} onClick={onKeep}>
          Keep mine
        </Button>
        <Button type="button" variant="destructive" disabled={isPending} onClick={onReplace}>
          Replace
        </Button>
        <Button type="button" variant="ghost" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
