import { OctagonAlert } from 'lucide-react';
import { SpokenError } from '../../components/announce.tsx';
import row from '../../components/form-row.module.css';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { Segmented } from '../../components/segmented.tsx';
import styles from '../intake/import.module.css';
import { ANIMALS } from '../nutrition/animals.tsx';
import card from '../nutrition/tool-card.module.css';
import type { SubmitError, SubmitField } from '../recipe-form/read-submission.ts';
import { RowField, type RowNote } from '../recipe-form/row-field.tsx';
import submit from '../recipe-form/submit.module.css';
import { ANY_COUNT, type RowField as RowName } from '../recipe-form/submit-values.ts';
import type { ReviewValues } from './review-values.ts';

/** The limits of the import. */
const MOST = { ingredients: 200, instructions: 100 } as const;

type ReviewFormProps = {
  values: ReviewValues;
  onChange: (values: ReviewValues) => void;
  /** Errors that the submit form would report. */
  errors: readonly SubmitError[];
  needsSpecies: boolean;
};

/** The fields of an imported recipe, with their errors. */
export function ReviewForm({ values, onChange, errors, needsSpecies }: ReviewFormProps) {
  const errorOf = (name: SubmitField) => errors.find(({ field }) => field === name)?.message;
  const notesOf = (name: RowName) =>
    new Map(
      errors.flatMap(({ field, row: at = 0, message }): [number, RowNote][] =>
        field === name ? [[at, { message }]] : [],
      ),
    );
  const number = (name: 'prepTime' | 'cookTime' | 'servings', label: string, error?: string) => (
    <NumberField
      label={label}
      bounds={ANY_COUNT}
      error={error}
      value={values[name]}
      onChange={(number) => onChange({ ...values, [name]: number })}
    />
  );
  const text = (name: 'title' | 'description' | 'imageUrl', label: string, help?: string) => (
    <FormRow label={label} error={errorOf(name)} help={help}>
      {(field) => (
        <textarea
          {...field}
          rows={name === 'description' ? 3 : 1}
          className={`${field.className} ${name === 'description' ? '' : styles['short']}`}
          value={values[name]}
          onChange={(event) => onChange({ ...values, [name]: event.target.value.replace(/[\r\n]+/g, ' ') })}
        />
      )}
    </FormRow>
  );
  const list = (name: RowName, label: string, addLabel: string) => (
    <RowField
      id={`import-${name}`}
      name={label}
      addLabel={addLabel}
      rows={values[name]}
      most={MOST[name]}
      isNumbered={name === 'instructions'}
      notes={notesOf(name)}
      onChange={(rows) => onChange({ ...values, [name]: rows.length === 0 ? [''] : [...rows] })}
    />
  );
  return (
    <section className={submit['form']} aria-label="The recipe as it was read">
      <section className={card['card']} aria-labelledby="import-basic">
        <h2 id="import-basic">Check the recipe</h2>
        <div id="import-species" tabIndex={-1} className={row['row']}>
          <p className={row['label']} aria-hidden>
            For whom?
          </p>
          <Segmented
            label="For whom?"
            options={ANIMALS}
            value={values.species}
            onChange={(species) => onChange({ ...values, species })}
          />
          {needsSpecies && (
            <SpokenError className={row['error']}>
              <OctagonAlert size={18} aria-hidden /> Choose dog or cat first.
            </SpokenError>
          )}
        </div>
        {text('title', 'Title')}
        {text('description', 'Description')}
        <div className={styles['numbers']}>
          {number('servings', 'Servings', errorOf('servings'))}
          {number('prepTime', 'Prep time (min)', errorOf('prepTime'))}
          {number('cookTime', 'Cooking time (min)')}
        </div>
        {text('imageUrl', 'Image URL (optional)')}
      </section>
      <section className={card['card']} aria-labelledby="import-foods">
        <h2 id="import-foods">Ingredients</h2>
        {list('ingredients', 'Ingredient', 'Add ingredient')}
      </section>
      <section className={card['card']} aria-labelledby="import-steps">
        <h2 id="import-steps">Steps</h2>
        {list('instructions', 'Step', 'Add step')}
      </section>
    </section>
  );
}
