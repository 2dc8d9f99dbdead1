import { type FormEvent, useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { useDirtyForm } from '../../components/dirty-forms.ts';
import { isReviewEmpty } from './review-errors.ts';
import { ReviewFields } from './review-fields.tsx';
import styles from './review-form.module.css';
import { newReviewKey, useReviewDraft } from './use-review-draft.ts';
import { useReviewErrors } from './use-review-errors.ts';
import { useSubmitReview } from './use-submit-review.ts';

export type ReviewFormProps = {
  recipeId: number;
  title: string;
  /** The review is in the queue, or the form was put away with its words kept. */
  onClose: () => void;
};

/** Writing a review. What is typed is kept on the device until it is in the queue. */
export function ReviewForm({ recipeId, title, onClose }: ReviewFormProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { values, setValues, forget } = useReviewDraft(newReviewKey(recipeId));
  const { errors, check } = useReviewErrors(values, form);
  const { isPending, submit } = useSubmitReview({ id: recipeId, title }, forget);
  useDirtyForm(!isReviewEmpty(values) && !isPending);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending || !check()) return;
    if (await submit(values)) onClose();
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={handleSubmit} noValidate aria-labelledby={titleId}>
      <h3 id={titleId}>Write a review</h3>
      <ReviewFields values={values} errors={errors} onChange={setValues} disabled={isPending} />
      <p className={styles['notice']}>
        Reviews are read by our team before they appear. Your name is shown with yours.
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Submitting...' : 'Submit Review'}
        </Button>
        <Button type="button" variant="ghost" onClick={onClose} disabled={isPending}>
          Close
        </Button>
      </div>
    </form>
  );
}
