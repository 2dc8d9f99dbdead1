import { type FormEvent, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { type PetLimits, petLimits } from '#domain/pet/pet-limits';
import type { LabelFood } from '#domain/pet-food/label-food';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageBar } from '../../components/page-bar.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { whenIdle } from '../../platform/database/device.ts';
import { useNamedFoods } from '../../platform/own/label-foods.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import type { KeptForm } from '../forms/use-kept-form.ts';
import { useUndoable } from '../forms/use-undoable.ts';
import { useKitchen } from '../market/use-market.ts';
import { ChangeNote } from '../nutrition/change-note.tsx';
import checker from '../nutrition/checker.module.css';
import { NotLoaded } from '../nutrition/not-loaded.tsx';
import card from '../nutrition/tool-card.module.css';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { hasProfile, useActivePet } from '../pets/pets.ts';
import { filledRows, type SubmitError, type SubmitField } from '../recipe-form/read-submission.ts';
import type { RowNote } from '../recipe-form/row-field.tsx';
import styles from '../recipe-form/submit.module.css';
import type { SubmitCheck } from '../recipe-form/submit-check.ts';
import type { RowField, SubmitValues } from '../recipe-form/submit-values.ts';
import { BasicCard, DetailsCard } from './facts-cards.tsx';
import type { Apply } from './row-notes.tsx';
import { IngredientsCard, InstructionsCard } from './rows-cards.tsx';
import { FIELD_NAMES, fieldId } from './use-submit-errors.ts';

export type SubmissionCheck = {
  /** Whether there is anything to check. */
  hasIngredients: boolean;
  engine: Engine | null;
  /** Null until the engine has loaded, and if there is nothing to check. */
  check: SubmitCheck | null;
  /** Whether the check reflects the form's current values. */
  isCurrent: boolean;
  isFailed: boolean;
  retry: () => void;
};

type SubmitAsideProps = { checking: SubmissionCheck; values: SubmitValues; apply: Apply };

/** Beside the form: engine results for its recipe. */
function SubmitAside({ checking, values, apply }: SubmitAsideProps) {
  const { hasIngredients, engine, check, isFailed, retry } = checking;
  return (
    <aside className={styles['beside']} aria-label="Safety and completeness">
      {!hasIngredients ? (
        <EmptyState
          art={<EmptyBowl species={values.species} />}
          text="Add an ingredient, and we’ll check safety and nutrients as you type."
        />
      ) : engine !== null && check !== null ? (
        <engine.SubmitResults check={check} values={values} apply={apply} />
      ) : isFailed ? (
        <NotLoaded what="The nutrient tables" onRetry={retry} />
      ) : (
        <Skeleton lines={8} label="Opening the nutrient tables" />
      )}
    </aside>
  );
}

/** All errors that prevent submission, each linking to its field. Not announced: the first invalid field is focused. */
function ErrorSummary({ errors }: { errors: readonly SubmitError[] }) {
  return (
    <div className={styles['errors']}>
      <h2>{errors.length === 1 ? 'One thing to fix' : `${errors.length} things to fix`}</h2>
      <ul>
        {errors.map((error) => (
          <li key={fieldId(error)}>
            <a
              href={`#${fieldId(error)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(error))?.focus();
              }}
            >
              {FIELD_NAMES[error.field]}
              {error.row !== undefined && error.row > 0 && ` ${error.row + 1}`}: {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const FORM_ID = 'submit-form';

type RecipeFormProps = {
  form: KeptForm<SubmitValues>;
  errors: readonly SubmitError[];
  /** `toxic` names the toxic foods found so far. */
  onSubmit: (toxic: string | undefined) => void;
  /** Above the fields. */
  before?: ReactNode;
  /** Below the form: what happens to the recipe. */
  note: string;
  button: (formId: string, toxic: string | undefined) => ReactNode;
  /** For the owner's own recipes: no image address unless it is invalid, more servings, may be a treat. */
  isOwn?: boolean;
};

/** The text fields of a recipe, with engine results alongside. */
export function RecipeForm({ form, errors, onSubmit, before, note, button, isOwn = false }: RecipeFormProps) {
  const { values, setValues, state } = form;
  const { change, type, apply: applyChange, undo } = useUndoable(values, setValues);
  const checking = useSubmissionCheck(values, isOwn);
  const { engine, check, isCurrent } = checking;
  useDirtyForm(state === 'unsaved' || state === 'failed');
  const live = useRef(values);
  live.current = values;

  const apply = (next: SubmitValues, done: readonly string[]) =>
    applyChange(next, { done, before: live.current, isLasting: false });

  const toxic =
    check === null
      ? undefined
      : engine?.toxicSentence(
          [...check.titleFlags, ...check.flagged.flatMap(({ flags }) => flags)],
          values.species,
        );

  const errorOf = (field: SubmitField) => errors.find((error) => error.field === field)?.message;
  const notesOf = (field: RowField): Map<number, RowNote> => {
    const notes = new Map(
      engine !== null && check !== null && isCurrent ? engine.rowNotes(check, field, values, apply) : [],
    );
    for (const { field: wrong, row = 0, message } of errors) if (wrong === field) notes.set(row, { message });
    return notes;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(toxic);
  };

  return (
    <div className={checker['column']}>
      <form
        id={FORM_ID}
        className={styles['form']}
        onSubmit={handleSubmit}
        noValidate
        aria-label="Your recipe"
      >
        {before}
        {errors.length > 0 && <ErrorSummary errors={errors} />}
        <BasicCard
          values={values}
          onChange={type}
          errorOf={errorOf}
          titleNote={check === null ? undefined : engine?.toxicSentence(check.titleFlags, values.species)}
          isOwn={isOwn}
        />
        <DetailsCard values={values} onChange={type} errorOf={errorOf} isOwn={isOwn} />
        <IngredientsCard values={values} onChange={type} notes={notesOf('ingredients')} />
        <InstructionsCard
          values={values}
          onChange={type}
          notes={notesOf('instructions')}
          onGenerated={(steps) => {
            // The text on the screen now: typing goes on while the steps are written.
            const { instructions } = live.current;
            applyChange(
              { ...live.current, instructions: [...steps] },
              {
                done: ['The generated steps have replaced yours.'],
                before: { instructions },
                isLasting: true,
              },
            );
          }}
        />
        {change !== null && <ChangeNote done={change.done} onUndo={undo} />}
      </form>
      <SubmitAside
        checking={checking}
        values={values}
        apply={(next, done) => isCurrent && apply(next, done)}
      />
      <p className={card['muted']}>{note}</p>
      <PageBar className={styles['bar']}>
        {engine !== null && check !== null && <engine.SubmitChips check={check} />}
        {button(FORM_ID, toxic)}
      </PageBar>
    </div>
  );
}

/** The tables are larger than the form, so they load when there is an ingredient to look up. */
async function loadEngine() {
  await whenIdle();
  const [{ checkSubmission }, { rowNotes, toxicSentence }, { SubmitResults }, { SubmitChips }] =
    await Promise.all([
      import('../recipe-form/submit-check.ts'),
      import('./row-notes.tsx'),
      import('./submit-results.tsx'),
      import('./submit-chips.tsx'),
    ]);
  return { checkSubmission, rowNotes, toxicSentence, SubmitResults, SubmitChips };
}
type Engine = Awaited<ReturnType<typeof loadEngine>>;

const NO_FOODS: readonly LabelFood[] = [];
const NO_LIMITS: PetLimits = {};

/**
 * Engine results for the recipe, rendered after the key itself: rendering is interruptible, so typing never waits.
 * @param isOwn for the owner's own recipe, which may name bought foods and is for the owner's animal
 */
function useSubmissionCheck(values: SubmitValues, isOwn: boolean): SubmissionCheck {
  const named = useNamedFoods();
  const foods = isOwn ? named : NO_FOODS;
  const kitchen = useKitchen();
  const settled = useDeferredValue(values);
  const pet = useActivePet(settled.species);
  const limits = useMemo(() => (isOwn && hasProfile(pet) ? petLimits(pet) : NO_LIMITS), [isOwn, pet]);
  const hasIngredients = filledRows(settled.ingredients).length > 0;
  const { value: engine, isFailed, retry } = useLazyModule(hasIngredients ? loadEngine : null);
  const check = useMemo(
    () =>
      engine === null || !hasIngredients ? null : engine.checkSubmission(settled, kitchen, foods, limits),
    [engine, hasIngredients, settled, kitchen, foods, limits],
  );
  return { hasIngredients, engine, check, isCurrent: settled === values, isFailed, retry };
}
