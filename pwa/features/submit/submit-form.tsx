import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { useSend } from '../../platform/outbox/use-send.ts';
import type { KeptForm } from '../forms/use-kept-form.ts';
import { ImportOffer } from '../intake/import-offer.tsx';
import { useKitchen } from '../market/use-market.ts';
import { readSubmission } from '../recipe-form/read-submission.ts';
import styles from '../recipe-form/submit.module.css';
import type { SubmitValues } from '../recipe-form/submit-values.ts';
import { RecipeForm } from './recipe-form.tsx';
import { useSubmitErrors } from './use-submit-errors.ts';

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
};

/** The submission form: a recipe for everyone. */
export function SubmitForm({ form, itemId }: SubmitFormProps) {
  const { values, handOver } = form;
  const navigate = useNavigate();
  const { isPending, send } = useSend(TEXTS, { corrects: true, itemId });
  const [isLate, setLate] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const read = readSubmission(values, useKitchen());
  const { errors, refuse } = useSubmitErrors(read);

  async function handleSubmit(toxic: string | undefined) {
    if (isPending) return;
    if (read.draft === null) {
      refuse(read.errors);
      return;
    }
    if (toxic !== undefined && !isAsking) {
      setAsking(true);
      return;
    }
    setAsking(false);
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
          {itemId === null && <ImportOffer target="submit" />}
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
        isAsking && toxic !== undefined ? (
          <SendUnsafe toxic={toxic} formId={formId} onKeep={() => setAsking(false)} />
        ) : (
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? 'Submitting...' : 'Submit Recipe'}
          </Button>
        )
      }
    />
  );
}
