import { Check, X } from 'lucide-react';
import type { ModerateRecipeBody } from '#domain/contract/admin-recipes';
import type { Completeness } from '#domain/nutrition/completeness';
import { REPLY_MAX } from '#domain/submission/submission';
import { Button } from '../../../components/button.tsx';
import card from '../../../features/nutrition/tool-card.module.css';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { AreaRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import type { ReadDraft, RecipeDraft } from './draft.ts';
import styles from './recipes.module.css';
import { isFarFromComplete, reviewTitle, shortageSentence } from './verdicts.tsx';

const NOTES_MAX = 2000;

type RecipeDecisionProps = {
  draft: RecipeDraft;
  read: ReadDraft;
  /** Its nutrients against the standard. */
  result: Completeness;
  isSaving: boolean;
  problem: string | null;
  onChange: (words: Partial<Pick<RecipeDraft, 'reply' | 'notes'>>) => void;
  onDecide: (body: ModerateRecipeBody) => void;
};

/** Obstacles to publication, a message to the author, an internal note, and the approve and reject buttons. */
export function RecipeDecision(props: RecipeDecisionProps) {
  const { draft, read, result, isSaving, problem, onChange, onDecide } = props;
  const { reply, notes } = draft;
  const { publishable, problems } = read;
  const words = {
    ...(notes.trim() && { notes: notes.trim() }),
    ...(reply.trim() && { reply: reply.trim() }),
  };
  const approve = () =>
    publishable !== null && onDecide({ status: 'approved', ...words, recipe: publishable });
  const approveLabel = (
    <>
      <Check size={18} aria-hidden /> Approve
    </>
  );
  return (
    <section className={card['card']} aria-labelledby="review-decision">
      <h2 id="review-decision">Decision</h2>
      {problems.length > 0 && (
        <Notice kind="note" id="review-problems">
          <p>Before it can be published:</p>
          <ul className={styles['problems']}>
            {problems.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      <AreaRow
        label="Message to the author"
        help="The author sees this beside the recipe in their queue."
        rows={2}
        maxLength={REPLY_MAX}
        value={reply}
        onChange={(reply) => onChange({ reply })}
      />
      <AreaRow
        label="Note"
        help="Stored with the decision. The author doesn’t see it."
        rows={2}
        maxLength={NOTES_MAX}
        value={notes}
        onChange={(notes) => onChange({ notes })}
      />
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <div className={list['buttons']}>
        <Button
          variant="outline"
          disabled={isSaving}
          onClick={() => onDecide({ status: 'rejected', ...words })}
        >
          <X size={18} aria-hidden /> Reject
        </Button>
        {publishable?.role === 'everyday' && isFarFromComplete(result) ? (
          <ConfirmButton
            variant="solid"
            disabled={isSaving}
            question="Publish this as everyday food?"
            text={`${reviewTitle(result, null)}. ${shortageSentence(result)} Some animals will eat nothing else. You can keep reviewing and make it a treat or topper.`}
            action="Publish as everyday food"
            back="Keep reviewing"
            onConfirm={approve}
          >
            {approveLabel}
          </ConfirmButton>
        ) : (
          <Button
            disabled={isSaving || publishable === null}
            aria-describedby={problems.length > 0 ? 'review-problems' : undefined}
            onClick={approve}
          >
            {approveLabel}
          </Button>
        )}
      </div>
    </section>
  );
}
