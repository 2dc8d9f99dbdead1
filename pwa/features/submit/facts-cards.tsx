import { Bone, Leaf } from 'lucide-react';
import { useState } from 'react';
import { OWN_SERVINGS_MAX } from '#domain/own/own-recipe';
import {
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  PREP_TIME_MAX_MINUTES,
  SERVINGS_MAX,
  TITLE_MAX,
} from '#domain/submission/submission';
import row from '../../components/form-row.module.css';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Switch } from '../../components/switch.tsx';
import { ANIMALS } from '../nutrition/species-and-stages.tsx';
import card from '../nutrition/tool-card.module.css';
import type { SubmitField } from '../recipe-form/read-submission.ts';
import styles from '../recipe-form/submit.module.css';
import { categoryChoices, type SubmitValues, withSpecies } from '../recipe-form/submit-values.ts';
import { ReportFlag } from '../safety/report-flag.tsx';
import { inputId } from './use-submit-errors.ts';

/** Props shared by every card of the form. */
export type CardProps = {
  values: SubmitValues;
  onChange: (values: SubmitValues) => void;
  /** Error of a field, once submission has been attempted. */
  errorOf: (field: SubmitField) => string | undefined;
};

/** Title, description, image address and author; in an owner's own recipe the address shows only if it is invalid. */
export function BasicCard({
  values,
  onChange,
  errorOf,
  titleNote,
  isOwn,
}: CardProps & { titleNote?: string | undefined; isOwn: boolean }) {
  const [hasImage, setHasImage] = useState(!isOwn);
  // Stays once shown: the address may become valid at any letter.
  if (!hasImage && errorOf('imageUrl') !== undefined) setHasImage(true);
  return (
    <section className={card['card']} aria-labelledby="submit-basic">
      <h2 id="submit-basic">Basic Information</h2>
      <FormRow
        id={inputId('title')}
        label="Title"
        error={errorOf('title') ?? titleNote}
        counter={`${values.title.trim().length} of ${TITLE_MAX}`}
      >
        {(field) => (
          <input
            {...field}
            type="text"
            autoComplete="off"
            value={values.title}
            onChange={(event) => onChange({ ...values, title: event.target.value })}
          />
        )}
      </FormRow>
      {titleNote !== undefined && (
        <div>
          <ReportFlag species={values.species} text={values.title} food={titleNote.split(':')[0]} />
        </div>
      )}
      <FormRow
        id={inputId('description')}
        label="Description"
        error={errorOf('description')}
        help={isOwn ? 'As you like' : `At least ${DESCRIPTION_MIN} characters`}
        counter={`${values.description.trim().length} of ${DESCRIPTION_MAX}`}
      >
        {(field) => (
          <textarea
            {...field}
            rows={3}
            value={values.description}
            onChange={(event) => onChange({ ...values, description: event.target.value })}
          />
        )}
      </FormRow>
      {hasImage && (
        <FormRow
          id={inputId('imageUrl')}
          label="Image URL (optional)"
          error={errorOf('imageUrl')}
          help="Without one, the bowl is drawn from your ingredients."
        >
          {(field) => (
            <input
              {...field}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              value={values.imageUrl}
              onChange={(event) => onChange({ ...values, imageUrl: event.target.value })}
            />
          )}
        </FormRow>
      )}
      <FormRow
        id={inputId('authorName')}
        label="Your name (optional)"
        error={errorOf('authorName')}
        help={isOwn ? 'Added to the recipe when you share it' : 'Published with the recipe'}
      >
        {(field) => (
          <input
            {...field}
            type="text"
            autoComplete="name"
            value={values.authorName}
            onChange={(event) => onChange({ ...values, authorName: event.target.value })}
          />
        )}
      </FormRow>
    </section>
  );
}

/** Species, preparation time, servings, and whether it is organic. */
export function DetailsCard({ values, onChange, errorOf, isOwn }: CardProps & { isOwn: boolean }) {
  const number = (name: 'prepTime' | 'servings', label: string, max: number, unit: string) => (
    <NumberField
      id={inputId(name)}
      label={label}
      bounds={{ min: 1, max, isWhole: true }}
      unit={unit}
      error={errorOf(name)}
      value={values[name]}
      onChange={(text) => onChange({ ...values, [name]: text })}
    />
  );
  return (
    <section className={card['card']} aria-labelledby="submit-details">
      <h2 id="submit-details">Recipe Details</h2>
      <div className={row['row']}>
        <p className={row['label']} aria-hidden>
          Species
        </p>
        <Segmented
          label="Species"
          options={ANIMALS}
          value={values.species}
          onChange={(species) => onChange(withSpecies(values, species))}
        />
      </div>
      <FormRow id={inputId('category')} label="Category" error={errorOf('category')}>
        {(field) => (
          <select
            {...field}
            value={values.category}
            onChange={({ target }) => {
              const chosen = categoryChoices(values.species).find(({ value }) => value === target.value);
              if (chosen !== undefined) onChange({ ...values, category: chosen.value });
            }}
          >
            {categoryChoices(values.species, values.category).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      <div className={styles['pair']}>
        {number('prepTime', 'Prep time (min)', PREP_TIME_MAX_MINUTES, 'minutes')}
        {number('servings', 'Servings', isOwn ? OWN_SERVINGS_MAX : SERVINGS_MAX, 'servings')}
      </div>
      <Switch checked={values.isOrganic} onChange={(isOrganic) => onChange({ ...values, isOrganic })}>
        <Leaf size={20} aria-hidden /> 100% Organic
      </Switch>
      {isOwn && (
        <Switch checked={values.isTreat === true} onChange={(isTreat) => onChange({ ...values, isTreat })}>
          <Bone size={20} aria-hidden /> A treat or topper, not a whole meal
        </Switch>
      )}
    </section>
  );
}
