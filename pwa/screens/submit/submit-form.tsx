import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { useDirtyForm } from '../../components/dirty-forms.ts';
import { ImportOffer } from '../import/import-offer.tsx';
import type { KeptForm } from '../shared/use-kept-form.ts';
import { ChangeNote } from '../tools/change-note.tsx';
import checker from '../tools/checker.module.css';
import card from '../tools/tool-card.module.css';
import { BasicCard } from './basic-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { IngredientsCard } from './ingredients-card.tsx';
import { InstructionsCard } from './instructions-card.tsx';
import { readSubmission, type SubmitField } from './read-submission.ts';
import type { RowNote } from './row-field.tsx';
import styles from './submit.module.css';
import { SubmitAside } from './submit-aside.tsx';
import type { RowField, SubmitValues } from './submit-values.ts';
import { useSubmissionCheck } from './use-submission-check.ts';
import { useSubmitErrors } from './use-submit-errors.ts';
import { useSubmitRecipe } from './use-submit-recipe.ts';

const FORM_ID = 'submit-form';

type SubmitFormProps = {
  form: KeptForm<SubmitValues>;
  /** Id of the queued item being edited; null for a new recipe. */
  itemId: string | null;
};

/** The submission form, with engine results alongside. */
export function SubmitForm({ form, itemId }: SubmitFormProps) {
  const { values, setValues, state, handOver } = form;
  const navigate = useNavigate();
  const { isPending, submit } = useSubmitRecipe(itemId);
  const [change, setChange] = useState<{ done: readonly string[]; before: SubmitValues } | null>(null);
  const [isLate, setLate] = useState(false);
  const read = readSubmission(values);
  const { errors, refuse } = useSubmitErrors(read);
  const checking = useSubmissionCheck(values);
  const { engine, check, isCurrent } = checking;
  useDirtyForm(state === 'unsaved' || state === 'failed');

  const type = (next: SubmitValues) => {
    setChange(null);
    setValues(next);
  };
  const apply = (next: SubmitValues, done: readonly string[]) => {
    setChange({ done, before: values });
    setValues(next);
  };

  const errorOf = (field: SubmitField) => errors.find((error) => error.field === field)?.message;
  const notesOf = (field: RowField): Map<number, RowNote> => {
    const notes = new Map(
      engine !== null && check !== null && isCurrent ? engine.rowNotes(check, field, values, apply) : [],
    );
    for (const { field: wrong, row = 0, message } of errors) if (wrong === field) notes.set(row, { message });
    return notes;
  };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (read.draft === null) {
      refuse(read.errors);
      return;
    }
    const outcome = await submit(read.draft, () => handOver(values));
    if (outcome === 'late') setLate(true);
    if (outcome === 'sent' || outcome === 'waiting')
      navigate(itemId === null || outcome === 'sent' ? '/' : '/queue');
  }

  return (
    <div className={checker['column']}>
      <form
        id={FORM_ID}
        className={styles['form']}
        onSubmit={handleSubmit}
        noValidate
        aria-label="Your recipe"
      >
        {itemId === null && <ImportOffer target="submit" />}
        {isLate && (
          <p className={styles['errors']} role="alert">
            Your first version has already arrived. This is your newer one: submit it again as a second
            recipe, or leave it.
          </p>
        )}
        {errors.length > 0 && <ErrorSummary errors={errors} />}
        <BasicCard
          values={values}
          onChange={type}
          errorOf={errorOf}
          titleNote={check === null ? undefined : engine?.toxicSentence(check.titleFlags, values.species)}
        />
        <DetailsCard values={values} onChange={type} errorOf={errorOf} />
        <IngredientsCard values={values} onChange={type} notes={notesOf('ingredients')} />
        <InstructionsCard
          values={values}
          onChange={type}
          notes={notesOf('instructions')}
          onGenerated={(steps) =>
            apply({ ...values, instructions: [...steps] }, ['The generated steps stand in place of yours.'])
          }
        />
        {change !== null && (
          <ChangeNote
            change={change}
            onUndo={() => {
              setValues(change.before);
              setChange(null);
            }}
          />
        )}
      </form>
      <SubmitAside
        checking={checking}
        values={values}
        apply={(next, done) => isCurrent && apply(next, done)}
      />
      <p className={card['muted']}>Your recipe will be reviewed and published within 24-48 hours.</p>
      <div className={styles['bar']} data-bottom-action>
        {engine !== null && check !== null && <engine.SubmitChips check={check} />}
        <Button type="submit" form={FORM_ID} disabled={isPending}>
          {isPending ? 'Submitting...' : 'Submit Recipe'}
        </Button>
      </div>
    </div>
  );
}
