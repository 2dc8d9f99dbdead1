import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ReviewErrors, type ReviewValues, reviewErrors } from './review-errors.ts';

/**
 * Validation of a review form: silent until the first attempt to send, then updated with every change. A failed
 * attempt focuses the first invalid field of `form`.
 */
export function useReviewErrors(values: ReviewValues, form: RefObject<HTMLFormElement | null>) {
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
