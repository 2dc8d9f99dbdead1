import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import type { KeptState } from '../../platform/database/draft-form.ts';
import { useDraft } from '../../platform/database/drafts.ts';
import { editedKey, type PendingItem, type SentItem } from '../../platform/outbox/item.ts';
import { useOutboxItem } from '../../platform/outbox/use-outbox.ts';
import { useSend } from '../../platform/outbox/use-send.ts';
import { type KeptForm, useKeptForm } from '../forms/use-kept-form.ts';
import { ImportOffer } from '../intake/recipe-file-button.tsx';
import { useKitchen } from '../market/use-market.ts';
import { LongWait } from '../page/long-wait.tsx';
import { readSubmission } from '../recipe-form/read-submission.ts';
import styles from '../recipe-form/submit.module.css';
import {
  EMPTY_SUBMISSION,
  readKept,
  SUBMIT_DRAFT,
  type SubmitValues,
  valuesOf,
} from '../recipe-form/submit-values.ts';
import { FormFrame } from './form-frame.tsx';
import { RecipeForm } from './recipe-form.tsx';
import { useSubmitErrors } from './use-submit-errors.ts';

/** The head of the submission form. */
function SubmitFrame({ state, children }: { state: KeptState; children: ReactNode }) {
  return (
    <FormFrame
      title="Submit Your Recipe"
      back={{ to: '/', label: 'Back' }}
      lead="All recipes are reviewed before publication."
      state={state}
    >
      {children}
    </FormFrame>
  );
}

type PendingRecipe = PendingItem<'recipe'>;

/**
 * A queued recipe opened in its form. Stays as it was opened, even if the item is delivered or discarded in the
 * meantime: the new text must not be lost.
 */
function QueuedRecipe({ itemId }: { itemId: string }) {
  const item = useOutboxItem(itemId);
  const [opened, setOpened] = useState<PendingRecipe | null>(null);
  if (opened === null && item?.type === 'recipe' && item.status !== 'sent') setOpened(item);
  if (opened !== null) return <OpenedRecipe item={opened} />;
  if (item?.type === 'recipe' && item.status === 'sent') return <SentRecipe item={item} />;
  return item === undefined ? READING : <NothingToEdit text="This recipe is no longer in the queue." />;
}

const READING = (
  <SubmitFrame state="none">
    <LongWait of="device">
      <Skeleton lines={6} label="Reading the queue" />
    </LongWait>
  </SubmitFrame>
);

function NothingToEdit({ text }: { text: string }) {
  return (
    <SubmitFrame state="none">
      <EmptyState art={<EmptyBowl />} text={text}>
        <Button asChild variant="soft">
          <Link to="/queue">To the queue</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/submit">Write another recipe</Link>
        </Button>
      </EmptyState>
    </SubmitFrame>
  );
}

/** A delivered recipe. What was typed into its form before and not sent is there to be sent as a second one. */
function SentRecipe({ item: { seq } }: { item: SentItem<'recipe'> }) {
  const draft = useDraft(editedKey(seq));
  const [isOpened, setOpened] = useState(false);
  if (!isOpened && draft) setOpened(true);
  if (isOpened) return <NewRecipe draftKey={editedKey(seq)} isLate />;
  if (draft === undefined) return READING;
  return <NothingToEdit text="This recipe has already arrived. It is being reviewed." />;
}

function OpenedRecipe({ item }: { item: PendingRecipe }) {
  const [initial] = useState(() => valuesOf(item.body.draft));
  const form = useKeptForm(editedKey(item.seq), readKept, initial);
  return (
    <SubmitFrame state={form.state}>
      {item.status === 'refused' && item.lastProblem !== null && (
        <SpokenError className={styles['errors']}>
          This recipe was refused: {item.lastProblem.detail} Correct it and send it again.
        </SpokenError>
      )}
      <SubmitForm form={form} itemId={item.id} />
    </SubmitFrame>
  );
}

/** Route `/submit`; with `?item=` it edits a queued recipe. */
export function SubmitPage() {
  const itemId = useSearchParams()[0].get('item');
  return itemId === null ? <NewRecipe /> : <QueuedRecipe key={itemId} itemId={itemId} />;
}

function NewRecipe({ draftKey = SUBMIT_DRAFT, isLate = false }) {
  const form = useKeptForm(draftKey, readKept, EMPTY_SUBMISSION);
  return (
    <SubmitFrame state={form.state}>
      <SubmitForm form={form} itemId={null} isLate={isLate} />
    </SubmitFrame>
  );
}

type SendUnsafeProps = {
  /** 'Onion: toxic to dogs.' */
  toxic: string;
  formId: string;
  onKeep: () => void;
};

/** Asks for confirmation before sending a recipe with a toxic food. */
function SendUnsafe({ toxic, formId, onKeep }: SendUnsafeProps) {
  return (
    <div role="alertdialog" aria-label="Send it anyway?" className={styles['question']}>
      <p>{toxic} We can’t publish it like this. Send it anyway?</p>
      <Button onClick={onKeep} autoFocus>
        Change the recipe
      </Button>
      <Button type="submit" form={formId} variant="destructive">
        Send anyway
      </Button>
    </div>
  );
}

const TEXTS = {
  sent: {
    title: 'Recipe Submitted!',
    description: 'Your recipe has been submitted for review and will be published once approved.',
  },
  failed: { title: 'Submission Failed', fallback: 'Failed to submit recipe. Please try again.' },
};

type SubmitFormProps = {
  form: KeptForm<SubmitValues>;
  /** Id of the queued item being edited; null for a new recipe. */
  itemId: string | null;
  /** The text is a newer version of a recipe that has arrived. */
  isLate?: boolean;
};

/** The submission form: a recipe for everyone. */
export function SubmitForm({ form, itemId, ...begun }: SubmitFormProps) {
  const { values, handOver } = form;
  const navigate = useNavigate();
  const { isPending, send } = useSend(TEXTS, { corrects: true, itemId });
  const [isLate, setLate] = useState(begun.isLate ?? false);
  /** The toxic foods that the question was about: with others it is another question. */
  const [asked, setAsked] = useState<string>();
  const read = readSubmission(values, useKitchen());
  const { errors, refuse } = useSubmitErrors(read);

  async function handleSubmit(toxic: string | undefined) {
    if (isPending) return;
    if (read.draft === null) {
      refuse(read.errors);
      return;
    }
    if (toxic !== undefined && toxic !== asked) {
      setAsked(toxic);
      return;
    }
    setAsked(undefined);
    const outcome = await send({ type: 'recipe', draft: read.draft }, () => handOver(values));
    if (outcome === 'late') setLate(true);
    if (outcome === 'sent' || outcome === 'waiting')
      navigate(itemId === null || outcome === 'sent' ? '/' : '/queue');
  }

  return (
    <RecipeForm
      form={form}
      errors={errors}
      onSubmit={(toxic) => void handleSubmit(toxic)}
      before={
        <>
          {itemId === null && !isLate && <ImportOffer target="submit" />}
          {isLate && (
            <SpokenError className={styles['errors']}>
              Your first version has already arrived. This is your newer one: submit it again as a second
              recipe, or leave it.
            </SpokenError>
          )}
        </>
      }
      note="Your recipe will be reviewed and published within 24-48 hours."
      button={(formId, toxic) =>
        toxic !== undefined && toxic === asked ? (
          <SendUnsafe toxic={toxic} formId={formId} onKeep={() => setAsked(undefined)} />
        ) : (
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? 'Submitting...' : 'Submit Recipe'}
          </Button>
        )
      }
    />
  );
}
