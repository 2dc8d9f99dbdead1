import { Bone, Leaf } from 'lucide-react';
import { OWN_SERVINGS_MAX } from '#domain/own/own-recipe';
import { PREP_TIME_MAX_MINUTES, SERVINGS_MAX } from '#domain/submission/submission';
import row from '../../components/form-row.module.css';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Switch } from '../../components/switch.tsx';
import { ANIMALS } from '../nutrition/animals.tsx';
import card from '../nutrition/tool-card.module.css';
import styles from '../recipe-form/submit.module.css';
import { categoryChoices, withSpecies } from '../recipe-form/submit-categories.ts';
import type { CardProps } from './card-props.ts';
import { inputId } from './field-ids.ts';

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
