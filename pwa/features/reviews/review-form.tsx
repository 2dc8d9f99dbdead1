import { type FormEvent, useId } from 'react';
import { Button } from '../../components/button.tsx';
import { useSend } from '../../platform/outbox/use-send.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { useRefusedForm } from '../forms/use-refused-form.ts';
import { PhotoField, useReviewPhoto } from './photo-field.tsx';
import {
  EMPTY_REVIEW,
  isReviewEmpty,
  newReviewKey,
  ReviewFields,
  readKept,
  reviewErrors,
} from './review-fields.tsx';
import styles from './review-form.module.css';

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
  const { form, isRefused, refuse } = useRefusedForm();
  const { values, setValues, handOver } = useKeptForm(newReviewKey(recipeId), readKept, EMPTY_REVIEW);
  const wrong = reviewErrors(values);
  const photo = useReviewPhoto(recipeId);
  const { isPending, send } = useSend(TEXTS);
  useDirtyForm((!isReviewEmpty(values) || photo.photo !== null) && !isPending);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending || photo.isReading) return;
    if (Object.keys(wrong).length > 0) return refuse();
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
      <ReviewFields
        values={values}
        errors={isRefused ? wrong : {}}
        onChange={setValues}
        disabled={isPending}
      />
      <PhotoField photo={photo} disabled={isPending} />
      <p className={styles['notice']}>
        Our team reads reviews before they appear. Yours will show your name.
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" disabled={isPending || photo.isReading}>
          {isPending ? 'Submitting...' : photo.isReading ? 'Reading the photo...' : 'Submit Review'}
        </Button>
        <Button type="button" variant="ghost" onClick={onClose} disabled={isPending}>
          Close
        </Button>
      </div>
    </form>
  );
}
