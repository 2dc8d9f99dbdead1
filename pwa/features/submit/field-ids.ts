import type { SubmitError, SubmitField } from '../recipe-form/read-submission.ts';
import { rowId } from '../recipe-form/row-field.tsx';

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
