import { useState } from 'react';
import type { ReviewDraft } from '#domain/review/review';
import { showToast } from '../../components/toast-store.ts';
import { enqueueReview } from '../../database/outbox/commands.ts';
import { useConnection } from '../../sync/connection.ts';
import { awaitDelivery, type DeliveryOutcome } from './await-delivery.ts';

/** How long the button says 'Sending': a quick server answers well within it, nobody waits longer for a slow one. */
const PATIENCE_MS = 4_000;

function report(outcome: DeliveryOutcome): void {
  if (outcome.status === 'sent') {
    showToast({
      title: 'Review Submitted!',
      description: 'Thank you for your review! It will appear after moderation.',
    });
  } else if (outcome.status === 'waiting') {
    showToast({ title: 'Saved on this device', description: 'It sends by itself when you are online.' });
  } else {
    showToast({ variant: 'destructive', title: 'Error', description: outcome.detail });
  }
}

export type SubmitReview = {
  isPending: boolean;
  /** Answers whether the review is safe in the queue. A toast has said what became of it. */
  submit: (draft: ReviewDraft) => Promise<boolean>;
};

/** Puts a review in the queue, watches it for a moment, and says what is true of it then. */
export function useSubmitReview(recipe: { id: number; title: string }, onSaved: () => void): SubmitReview {
  const { online } = useConnection();
  const [isPending, setPending] = useState(false);

  async function submit(draft: ReviewDraft): Promise<boolean> {
    setPending(true);
    try {
      const item = await enqueueReview({ recipeId: recipe.id, recipeTitle: recipe.title, draft });
      onSaved();
      report(online ? await awaitDelivery(item.id, PATIENCE_MS) : { status: 'waiting' });
      return true;
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      showToast({ variant: 'destructive', title: 'Error', description });
      return false;
    } finally {
      setPending(false);
    }
  }

  return { isPending, submit };
}
