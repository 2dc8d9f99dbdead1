import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { ModerateRecipeBody } from '#domain/contract/admin-recipes';
import { Button } from '../components/button.tsx';
import { FormRow } from '../components/form-row.tsx';
import card from '../screens/tools/tool-card.module.css';
import list from './comments-tab.module.css';
import styles from './recipes.module.css';
import type { ReadDraft } from './recipes-draft.ts';

const NOTES_MAX = 2000;

type RecipeDecisionProps = {
  read: ReadDraft;
  isSaving: boolean;
  problem: string | null;
  onDecide: (body: ModerateRecipeBody) => void;
};

/** Obstacles to publication, a note for the record, and the approve and reject buttons. */
export function RecipeDecision({ read, isSaving, problem, onDecide }: RecipeDecisionProps) {
  const [notes, setNotes] = useState('');
  const { publishable, problems } = read;
  const noted = notes.trim() === '' ? {} : { notes: notes.trim() };
  return (
    <section className={card['card']} aria-labelledby="review-decision">
      <h2 id="review-decision">Decision</h2>
      {problems.length > 0 && (
        <div id="review-problems">
          <p>Before it can be published:</p>
          <ul className={styles['problems']}>
            {problems.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <FormRow label="Note" help="Kept with the decision; the visitor does not see it.">
        {(field) => (
          <textarea
            {...field}
            rows={2}
            maxLength={NOTES_MAX}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        )}
      </FormRow>
      {problem !== null && <p role="alert">{problem}</p>}
      <div className={list['buttons']}>
        <Button
          variant="outline"
          disabled={isSaving}
          onClick={() => onDecide({ status: 'rejected', ...noted })}
        >
          <X size={18} aria-hidden /> Reject
        </Button>
        <Button
          disabled={isSaving || publishable === null}
          aria-describedby={problems.length > 0 ? 'review-problems' : undefined}
          onClick={() =>
            publishable !== null && onDecide({ status: 'approved', ...noted, recipe: publishable })
          }
        >
          <Check size={18} aria-hidden /> Approve
        </Button>
      </div>
    </section>
  );
}
