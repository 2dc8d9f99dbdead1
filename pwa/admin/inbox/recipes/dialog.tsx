import { Dialog } from '@radix-ui/themes';
import { Plus, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ModerateRecipeBody } from '#domain/contract/admin-recipes';
import { auditCooking } from '#domain/cooking/cooking-audit';
import type { DraftRecipe } from '#domain/submission/recipe-from-submission';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { moveFocus } from '../../../components/focus.ts';
import { Fold, Folds } from '../../../components/fold.tsx';
import type { KeptForm } from '../../../features/forms/use-kept-form.ts';
import { CookingRemarks } from '../../../features/nutrition/cooking-remarks.tsx';
import card from '../../../features/nutrition/tool-card.module.css';
import { LAYER_TOKENS } from '../../parts/admin-theme.tsx';
import layer from '../../parts/dialog.module.css';
import { AreaRow } from '../../parts/fields.tsx';
import { useKeptWords } from '../../parts/use-kept-words.ts';
import { RecipeDecision } from './decision.tsx';
import {
  type DraftStep,
  nextKey,
  type ReadDraft,
  type RecipeDraft,
  readDraft,
  recipeDraftSchema,
} from './draft.ts';
import { type DraftChange, draftChanges } from './draft-changes.ts';
import { RecipeFields, RecipeLines } from './fields.tsx';
import styles from './recipes.module.css';
import { draftNutrients, RecipeCompleteness, RecipeSafety } from './verdicts.tsx';

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** Differences from the submitted recipe: old words struck out, new ones underlined. */
function RecipeChanges({ changes }: { changes: readonly DraftChange[] }) {
  if (changes.length === 0) return null;
  const count = counted(changes.length, 'change');
  return (
    <Folds>
      <Fold title="Changed by you" fact={count}>
        <dl className={styles['changes']}>
          {changes.map(({ label, pieces }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and are recomputed on every keystroke
            <div key={at}>
              <dt>{label}</dt>
              <dd>
                {pieces.map(({ kind, text }, place) => {
                  const Tag = TAGS[kind];
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  return <Tag key={place}>{text}</Tag>;
                })}
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Folds>
  );
}

type RecipeStepsProps = {
  steps: readonly DraftStep[];
  read: ReadDraft;
  onChange: (steps: DraftStep[]) => void;
};

/** The method, each step with the ingredients that cook mode will show beside it. */
function RecipeSteps({ steps, read, onChange }: RecipeStepsProps) {
  const { steps: understood, ingredientLines } = read.recipe;
  const written = steps.filter(({ text }) => text.trim() !== '');
  return (
    <section className={card['card']} aria-labelledby="review-steps">
      <h2 id="review-steps">Method</h2>
      <ol className={styles['rows']}>
        {steps.map((step, index) => {
          const used = understood[written.indexOf(step)]?.lines ?? [];
          const foods = used.map((line) => ingredientLines[line]?.metric).join('; ');
          return (
            <li key={step.key} className={styles['line']}>
              <AreaRow
                label={`Step ${index + 1}`}
                help={foods === '' ? undefined : `Uses ${foods}`}
                maxLength={1000}
                value={step.text}
                onChange={(text) => onChange(steps.map((each) => (each === step ? { ...each, text } : each)))}
              />
              <Button
                variant="ghost"
                aria-label={`Remove step ${index + 1}`}
                onClick={() => onChange(steps.filter((each) => each !== step))}
              >
                <X size={20} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ol>
      <Button variant="soft" onClick={() => onChange([...steps, { key: nextKey(steps), text: '' }])}>
        <Plus size={18} aria-hidden /> Add a step
      </Button>
    </section>
  );
}

type RecipeDialogProps = {
  id: string;
  /** As submitted. */
  sent: RecipeDraft;
  isSaving: boolean;
  /** Why the last decision failed. */
  problem: string | null;
  /** Resolves to whether the recipe is decided; `changes` are its corrections. */
  onDecide: (body: ModerateRecipeBody, changes: readonly DraftChange[]) => Promise<boolean>;
  onClose: () => void;
};

const remarksOf = ({ ingredientLines, steps }: DraftRecipe) =>
  auditCooking({
    ingredients: ingredientLines.map(({ metric }) => metric),
    steps: steps.map(({ text }) => text),
  });

/** The whole recipe as it will be published, to review, correct and decide. */
export function RecipeDialog(props: RecipeDialogProps) {
  const form = useKeptWords(`recipe ${props.id}`, recipeDraftSchema, props.sent);
  return form.isRead ? <OpenDialog {...props} form={form} /> : null;
}

/** A click outside keeps it open. */
function OpenDialog(props: RecipeDialogProps & { form: KeptForm<RecipeDraft> }) {
  const { sent, isSaving, problem, onDecide, onClose } = props;
  const { values: draft, setValues, forget } = props.form;
  // The library returns the focus only to its own trigger. Each card has its own button and goes away when decided.
  const [waysBack] = useState(() => {
    const card = document.activeElement?.closest('li');
    return [document.activeElement, card?.nextElementSibling, card?.previousElementSibling];
  });
  const read = useMemo(() => readDraft(draft), [draft]);
  const changes = useMemo(() => draftChanges(sent, draft), [sent, draft]);
  // Deferred, so that typing is never blocked by the computation.
  const settled = useDeferredValue(read.recipe);
  const judged = useMemo(() => draftNutrients(settled), [settled]);
  const remarks = useMemo(() => remarksOf(read.recipe), [read.recipe]);
  const put = (changes: Partial<RecipeDraft>) => setValues({ ...draft, ...changes });

  function addLines(texts: readonly string[]) {
    const first = nextKey(draft.lines);
    put({ lines: [...draft.lines, ...texts.map((text, at) => ({ key: first + at, text, grams: '' }))] });
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        aria-describedby={undefined}
        className={classNames(LAYER_TOKENS, layer['dialog'], styles['dialog'])}
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          moveFocus(
            () =>
              waysBack.find((way) => way?.isConnected) ?? document.querySelector('#pending-recipes-title'),
          );
        }}
      >
        <div className={styles['head']}>
          <Dialog.Title as="h2">Review Recipe</Dialog.Title>
          <Dialog.Close>
            <Button variant="ghost" aria-label="Close the review">
              <X size={22} aria-hidden />
            </Button>
          </Dialog.Close>
        </div>
        <RecipeSafety audit={read.audit} recipe={read.recipe} />
        <CookingRemarks remarks={remarks} />
        <RecipeFields draft={draft} read={read} onChange={put} />
        <RecipeLines lines={draft.lines} read={read} onChange={(lines) => put({ lines })} />
        <RecipeSteps steps={draft.steps} read={read} onChange={(steps) => put({ steps })} />
        <RecipeCompleteness judged={judged} role={draft.role} lead={read.audit.lead} onAdd={addLines} />
        <RecipeChanges changes={changes} />
        <RecipeDecision
          draft={draft}
          read={read}
          result={judged.result}
          isSaving={isSaving}
          problem={problem}
          onChange={put}
          onDecide={async (body) => {
            if (await onDecide(body, changes)) forget();
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
