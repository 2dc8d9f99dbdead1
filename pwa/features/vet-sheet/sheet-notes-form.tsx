import type { HistorySupplement } from '#domain/diet-history/history-recipe';
import type { SheetNotes } from '#domain/diet-history/sheet-notes';
import { BRAND_MAX, QUESTIONS_MAX } from '#domain/diet-history/sheet-notes';
import { FormRow } from '../../components/form-row.tsx';
import { KeptStatus } from '../forms/kept-status.tsx';
import type { KeptForm } from '../forms/use-kept-form.ts';
import styles from './vet-sheet.module.css';

type SheetNotesFormProps = {
  form: KeptForm<SheetNotes>;
  supplements: readonly HistorySupplement[];
};

/** What the owner adds to the sheet: questions, and the brands of the supplements. */
export function SheetNotesForm({ form, supplements }: SheetNotesFormProps) {
  const { values, setValues, state } = form;
  const bought = supplements.filter(({ id }) => id !== null);
  return (
    <div className={styles['notes']}>
      <FormRow
        label="Your questions for the vet"
        help="They’re printed on the sheet."
        counter={`${values.questions.length} of ${QUESTIONS_MAX}`}
      >
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={QUESTIONS_MAX}
            value={values.questions}
            onChange={(event) => setValues({ ...values, questions: event.target.value })}
          />
        )}
      </FormRow>
      {bought.length > 0 && (
        <fieldset>
          <legend>Brands of your supplements</legend>
          {bought.map(({ name }) => (
            <FormRow key={name} label={name}>
              {(field) => (
                <input
                  {...field}
                  type="text"
                  autoComplete="off"
                  maxLength={BRAND_MAX}
                  value={values.brands[name] ?? ''}
                  onChange={(event) =>
                    setValues({ ...values, brands: { ...values.brands, [name]: event.target.value } })
                  }
                />
              )}
            </FormRow>
          ))}
        </fieldset>
      )}
      <p className={styles['kept']}>
        <KeptStatus state={state} saved="Kept on this device" />
      </p>
    </div>
  );
}
