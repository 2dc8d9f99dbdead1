import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useSend } from '../../platform/outbox/use-send.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { PhotoField } from './photo-field.tsx';
import { isReviewEmpty, type ReviewErrors, type ReviewValues, reviewErrors } from './review-errors.ts';
import { ReviewFields } from './review-fields.tsx';
import styles from './review-form.module.css';
import { newReviewKey, useReviewDraft } from './use-review-draft.ts';
import { useReviewPhoto } from './use-review-photo.ts';

/**
 * Validation of a review form: silent until the first attempt to send, then updated with every change. A failed
 * attempt focuses the first invalid field of `form`.
 */
function useReviewErrors(values: ReviewValues, form: RefObject<HTMLFormElement | null>) {
  const [attempts, setAttempts] = useState(0);
  const errors: ReviewErrors = attempts > 0 ? reviewErrors(values) : {};

  useLayoutEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, form]);

  return {
    errors,
    /** True if the review is valid. */
    check(): boolean {
      if (Object.keys(reviewErrors(values)).length === 0) return true;
      setAttempts((count) => count + 1);
      return false;
    },
    reset() {
      setAttempts(0);
    },
  };
}

const TEXTS = {
  sent: {
    title: 'Review Submitted!',
    description: 'Thank you for your review! It will appear after moderation.',
  },
  failed: { title: 'Error', fallback: 'Failed to submit your review. Please try again.' },
};

type ReviewFormProps = {
  recipeId: number;
  title: string;
  /** The review is queued, or the form was closed with its draft stored. */
  onClose: () => void;
};

/** Form for a review. The draft is stored on the device until it is queued. */
export function ReviewForm({ recipeId, title, onClose }: ReviewFormProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { values, setValues, handOver } = useReviewDraft(newReviewKey(recipeId));
  const { errors, check } = useReviewErrors(values, form);
  const photo = useReviewPhoto(recipeId);
  const { isPending, send } = useSend(TEXTS);
  useDirtyForm((!isReviewEmpty(values) || photo.photo !== null) && !isPending);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending || photo.isReading || !check()) return;
    const entry = {
      type: 'review' as const,
      recipeId,
      recipeTitle: title,
      draft: values,
      ...(photo.photo === null ? {} : { photo: photo.photo }),
    };
    const forgetAll = () => {
      handOver(values);
      photo.forget();
    };
    if ((await send(entry, forgetAll)) !== 'unsaved') onClose();
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={handleSubmit} noValidate aria-labelledby={titleId}>
      <h3 id={titleId}>Write a review</h3>
      <ReviewFields values={values} errors={errors} onChange={setValues} disabled={isPending} />
      <PhotoField photo={photo} disabled={isPending} />
      <p className={styles['notice']}>
        Our team reads reviews before they appear. Yours will show your name.
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
