import { useLayoutEffect, useState } from 'react';
import { showToast } from '../../platform/state/toast-store.ts';
import {
  MISSING_ROWS,
  type ReadSubmission,
  type SubmitError,
  type SubmitField,
} from '../recipe-form/read-submission.ts';
import { rowId } from '../recipe-form/row-field.tsx';

/**
 * No errors before the first attempt to submit, then updated with every change. A failed attempt focuses the first
 * invalid field.
 */
export function useSubmitErrors(read: ReadSubmission): {
  errors: readonly SubmitError[];
  refuse: (errors: readonly SubmitError[]) => void;
} {
  const [attempt, setAttempt] = useState({ count: 0, first: '' });

  useLayoutEffect(() => {
    if (attempt.count > 0) document.getElementById(attempt.first)?.focus();
  }, [attempt]);

  return {
    errors: attempt.count > 0 ? read.errors : [],
    refuse(errors) {
      const [first] = errors;
      if (first === undefined) return;
      setAttempt(({ count }) => ({ count: count + 1, first: fieldId(first) }));
      tellMissing(errors);
    },
  };
}

const MISSING_LISTS = [
  { field: 'ingredients', title: 'Missing Ingredients' },
  { field: 'instructions', title: 'Missing Instructions' },
] as const;

/** A list without any row gets its own toast. */
function tellMissing(errors: readonly SubmitError[]): void {
  const missing = MISSING_LISTS.find(({ field }) =>
    errors.some((error) => error.field === field && error.message === MISSING_ROWS[field]),
  );
  if (missing === undefined) return;
  const { field, title } = missing;
  showToast({ variant: 'destructive', title, description: MISSING_ROWS[field] });
}

/** Field names in the error summary. */
export const FIELD_NAMES: Record<SubmitField, string> = {
  title: 'Title',
  description: 'Description',
  imageUrl: 'Image URL',
  authorName: 'Your name',
  species: 'Species',
  category: 'Category',
  prepTime: 'Prep time',
  servings: 'Servings',
  isOrganic: '100% Organic',
  isTreat: 'A treat or topper',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
};

export const inputId = (field: SubmitField) => `submit-${field}`;

/** The control that an error is about. */
export function fieldId({ field, row }: SubmitError): string {
  return row === undefined ? inputId(field) : rowId(inputId(field), row);
}
