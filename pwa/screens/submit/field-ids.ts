import type { SubmitError, SubmitField } from './read-submission.ts';
import { rowId } from './row-field.tsx';

/** Field names in the error summary. */
export const FIELD_NAMES: Record<SubmitField, string> = {
  title: 'Title',
  description: 'Description',
  imageUrl: 'Image URL',
  species: 'Species',
  category: 'Category',
  prepTime: 'Prep time',
  servings: 'Servings',
  isOrganic: '100% Organic',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
};

export const inputId = (field: SubmitField) => `submit-${field}`;

/** The control that an error is about. */
export function fieldId({ field, row }: SubmitError): string {
  return row === undefined ? inputId(field) : rowId(inputId(field), row);
}
