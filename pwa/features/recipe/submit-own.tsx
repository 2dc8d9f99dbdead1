import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { OwnRecipe } from '#domain/own/own-recipe';
import { Button } from '../../components/button.tsx';
import { SpokenError } from '../../components/spoken.tsx';
import { saveDraft } from '../../platform/database/drafts.ts';
import { valuesOfWords } from '../own/own-values.ts';
import { useStandingSubmission } from '../recipe-form/standing-submission.ts';
import { SUBMIT_DRAFT } from '../recipe-form/submit-values.ts';
import styles from './own-actions.module.css';

/** Copies the recipe into the submission form; nothing is sent before it is submitted there. */
export function SubmitOwn({ own, onCancel }: { own: OwnRecipe; onCancel: () => void }) {
  const standing = useStandingSubmission();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  async function hand() {
    try {
      const { origin: _, isTreat: __, ...values } = valuesOfWords(own.words, own.origin);
      await saveDraft(SUBMIT_DRAFT, values);
      navigate('/submit');
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  if (standing === undefined) return null;
  return (
    <div className={styles['question']}>
      {problem !== null && <SpokenError>{problem}</SpokenError>}
      {standing === null ? (
        <p>
          The form opens with your recipe. It is sent when you submit it there, and everybody can read it.
        </p>
      ) : (
        <p>
          The submit form already holds ‘{standing}’, which is not sent yet. Put this recipe in its place?
        </p>
      )}
      <div className={styles['buttons']}>
        <Button onClick={() => void hand()}>{standing === null ? 'Open the form' : 'Replace it'}</Button>
        {standing !== null && (
          <Button asChild variant="soft">
            <Link to="/submit">Open the other one</Link>
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
