import type { RecipeSubmission } from '#domain/submission/submission';
import { type SendOutcome, useSend } from '../../platform/outbox/use-send.ts';

const TEXTS = {
  sent: {
    title: 'Recipe Submitted!',
    description: 'Your recipe has been submitted for review and will be published once approved.',
  },
  failed: { title: 'Submission Failed', fallback: 'Failed to submit recipe. Please try again.' },
};

/**
 * Queues a recipe, or corrects the queued one in the form.
 * @param itemId of the queued item being corrected
 */
export function useSubmitRecipe(itemId: string | null): {
  isPending: boolean;
  submit: (draft: RecipeSubmission, onSaved: () => void) => Promise<SendOutcome>;
} {
  const { isPending, send } = useSend(TEXTS, { corrects: true, itemId });
  return { isPending, submit: (draft, onSaved) => send({ type: 'recipe', draft }, onSaved) };
}
