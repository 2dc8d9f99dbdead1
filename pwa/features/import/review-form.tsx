import { OctagonAlert } from 'lucide-react';
import * as z from 'zod/mini';
import type { ReadRecipe } from '#domain/interchange/read-source';
import type { Species } from '#domain/reference/species';
import { speciesSchema } from '#domain/reference/species-schema';
import { SpokenError } from '../../components/announce.tsx';
import row from '../../components/form-row.module.css';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { Segmented } from '../../components/segmented.tsx';
import styles from '../intake/import.module.css';
import { type CheckerValues, EMPTY_VALUES } from '../nutrition/checker-values.ts';
import { ANIMALS } from '../nutrition/species-and-stages.tsx';
import card from '../nutrition/tool-card.module.css';
import { filledRows, type SubmitError, type SubmitField } from '../recipe-form/read-submission.ts';
import { RowField, type RowNote } from '../recipe-form/row-field.tsx';
import submit from '../recipe-form/submit.module.css';
import {
  ANY_COUNT,
  EMPTY_SUBMISSION,
  type RowField as RowName,
  readKept as readKeptSubmission,
  type SubmitValues,
  withSpecies,
} from '../recipe-form/submit-values.ts';

/** The limits of the import. */
const MOST = { ingredients: 200, instructions: 100 } as const;

/** An imported recipe under review, as typed. */
export type ReviewValues = Omit<SubmitValues, 'species'> & {
  /** Null until a species is chosen. */
  species: Species | null;
  /** Minutes stated by the recipe; blank if there are none. */
  cookTime: string;
};

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

const told = (number: number | null) => (number === null ? '' : String(number));
const rows = (texts: readonly string[]) => (texts.length === 0 ? [''] : [...texts]);

/** The imported recipe as form values; missing parts are blank. */
export function reviewValues(recipe: ReadRecipe): ReviewValues {
  return {
    ...EMPTY_SUBMISSION,
    title: recipe.title ?? '',
    description: recipe.description ?? '',
    imageUrl: recipe.imageUrl ?? '',
    species: recipe.species,
    prepTime: told(recipe.prepTime),
    cookTime: told(recipe.cookTime),
    servings: told(recipe.servings),
    ingredients: rows(recipe.ingredients),
    instructions: rows(recipe.steps),
  };
}

const extraSchema = z.object({
  species: z.catch(z.nullable(speciesSchema), null),
  cookTime: z.catch(z.string(), ''),
});

/** Parses stored corrections; null if they are not valid. */
export function readKeptReview(kept: unknown): ReviewValues | null {
  const values = readKeptSubmission(kept);
  const extra = extraSchema.safeParse(kept);
  return values === null || !extra.success ? null : { ...values, ...extra.data };
}

/** The recipe in the fields of the submit form. */
export function toSubmission(
  { cookTime: _, species, ...values }: ReviewValues,
  animal: Species,
): SubmitValues {
  return withSpecies({ ...values, species: species ?? animal }, species ?? animal);
}

/** The recipe in the fields of the nutrition checker. */
export function toChecker(values: ReviewValues, species: Species): CheckerValues {
  return {
    ...EMPTY_VALUES,
    species,
    servings: values.servings === '' ? EMPTY_VALUES.servings : values.servings,
    ingredients: filledRows(values.ingredients).join('\n'),
    instructions: filledRows(values.instructions).join('\n'),
  };
}
