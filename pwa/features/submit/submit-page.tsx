import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import type { KeptState } from '../../platform/database/draft-form.ts';
import { editedKey, type PendingItem } from '../../platform/outbox/item.ts';
import { useOutboxItem } from '../../platform/outbox/use-outbox.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import styles from '../recipe-form/submit.module.css';
import { EMPTY_SUBMISSION, readKept, SUBMIT_DRAFT, valuesOf } from '../recipe-form/submit-values.ts';
import { FormFrame } from './form-frame.tsx';
import { SubmitForm } from './submit-form.tsx';

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
  return (
    <SubmitFrame state="none">
      {item === undefined ? (
        <Skeleton lines={6} label="Reading the queue" />
      ) : (
        <EmptyState
          art={<EmptyBowl />}
          text={
            item?.status === 'sent'
              ? 'This recipe has already arrived. It is being reviewed.'
              : 'This recipe is no longer in the queue.'
          }
        >
          <Button asChild variant="soft">
            <Link to="/queue">To the queue</Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to="/submit">Write another recipe</Link>
          </Button>
        </EmptyState>
      )}
    </SubmitFrame>
  );
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

function NewRecipe() {
  const form = useKeptForm(SUBMIT_DRAFT, readKept, EMPTY_SUBMISSION);
  return (
    <SubmitFrame state={form.state}>
      <SubmitForm form={form} itemId={null} />
    </SubmitFrame>
  );
}
