import { SUBMITTED_LINES_MAX } from '#domain/submission/submission';
import card from '../nutrition/tool-card.module.css';
import { RowField, type RowNote } from '../recipe-form/row-field.tsx';
import { type SubmitValues, withRows } from '../recipe-form/submit-values.ts';
import { inputId } from './field-ids.ts';

type IngredientsCardProps = {
  values: SubmitValues;
  onChange: (values: SubmitValues) => void;
  notes: ReadonlyMap<number, RowNote>;
};

/** The ingredients, one per row, as people write them. */
export function IngredientsCard({ values, onChange, notes }: IngredientsCardProps) {
  return (
    <section className={card['card']} aria-labelledby="submit-foods">
      <h2 id="submit-foods">Ingredients</h2>
      <p className={card['muted']}>
        Put one on each row, with its amount: 500 g beef mince. If you paste a list, we split it into rows.
      </p>
      <RowField
        id={inputId('ingredients')}
        name="Ingredient"
        addLabel="Add ingredient"
        rows={values.ingredients}
        most={SUBMITTED_LINES_MAX}
        notes={notes}
        onChange={(rows) => onChange(withRows(values, 'ingredients', rows))}
      />
    </section>
  );
}
