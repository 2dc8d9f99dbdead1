import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Species } from '#domain/reference/species';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { PageBar } from '../../components/page-bar.tsx';
import { saveDraft, useDraft } from '../../platform/database/drafts.ts';
import styles from '../intake/import.module.css';
import type { ImportTarget } from '../intake/import-target.ts';
import { CHECKER_DRAFT, readKept as readCheckerDraft } from '../nutrition/checker-values.ts';
import { EMPTY_OWN, startOwnRecipe } from '../own/own-draft.tsx';
import question from '../page/item-card.module.css';
import { errorWords } from '../page/run-command.ts';
import { useStandingSubmission } from '../recipe-form/standing-submission.ts';
import { SUBMIT_DRAFT } from '../recipe-form/submit-values.ts';
import { type ReviewValues, toChecker, toSubmission } from './review-form.tsx';
import { passOn } from './waiting-imports.tsx';

/** A recipe by its place within an import, and how many the import has. */
type ImportedRecipe = { item: string; place: number; count: number };

/** Description of a form's existing draft; null if there is none, undefined until it has been read. */
type StandingDraft = string | null | undefined;

function checkerWords(draft: unknown): StandingDraft {
  const kept = draft === null ? null : readCheckerDraft(draft);
  const text = kept?.ingredients.trim() || kept?.instructions.trim();
  return text?.split('\n')[0] || null;
}

/** Puts an imported recipe into a form of the site; the form's screen opens with it. */
function useHandOver({ item, place, count }: ImportedRecipe): {
  standing: Readonly<Record<ImportTarget, StandingDraft>>;
  handOver: (values: ReviewValues, species: Species, target: ImportTarget) => Promise<void>;
} {
  const navigate = useNavigate();
  const submit = useStandingSubmission();
  const checker = useDraft(CHECKER_DRAFT);
  return {
    standing: {
      // Always a new recipe, so nothing is replaced.
      own: null,
      submit,
      checker: checker === undefined ? undefined : checkerWords(checker),
    },
    async handOver(values, species, target) {
      if (target === 'own') {
        const origin = { kind: 'import', from: null } as const;
        const editor = await startOwnRecipe({ ...EMPTY_OWN, ...toSubmission(values, species), origin });
        await passOn(item, place, count);
        navigate(editor);
      } else if (target === 'submit') {
        await saveDraft(SUBMIT_DRAFT, toSubmission(values, species));
        // The form has stored it as its own draft.
        await passOn(item, place, count);
        navigate('/submit');
      } else {
        // The checker has no place for its title: the import stays for the submit form.
        await saveDraft(CHECKER_DRAFT, toChecker(values, species));
        navigate('/tools/nutrition-checker');
      }
    },
  };
}

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

type HandOverProps = ImportedRecipe & {
  values: ReviewValues;
  target: ImportTarget;
  /** Number of fields that the submit form will reject. */
  mended: number;
  onNoSpecies: () => void;
  /** Called once the recipe is in the submit form or in the owner's recipes. */
  onHandedOver: () => void;
};

/** Passes the recipe to the target form; asks first if that form already has a draft. */
export function HandOver({ values, target, mended, onNoSpecies, onHandedOver, ...recipe }: HandOverProps) {
  const { standing, handOver } = useHandOver(recipe);
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
      setProblem(errorWords(error));
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
          {mended === 1 ? 'One field needs' : `${mended} fields need`} attention before you can submit the
          recipe.
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
        You already have something in {place}: <b>{words}</b>. Replace it with the imported recipe?
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
