import { useState } from 'react';
import type { ReadRecipe } from '#domain/interchange/read-source';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import type { ImportTarget } from '../intake/import-target.ts';
import { readSubmission } from '../recipe-form/read-submission.ts';
import { HandOver } from './hand-over.tsx';
import { RemarksCard } from './remarks-card.tsx';
import { ReviewForm } from './review-form.tsx';
import { readKeptReview, reviewValues, toSubmission } from './review-values.ts';

type ImportReviewProps = {
  item: string;
  /** Index of the recipe within the import. */
  place: number;
  recipe: ReadRecipe;
  target: ImportTarget;
};

/** The recipe's editable parts; corrections are stored until it is passed on. */
export function ImportReview({ item, place, recipe, target }: ImportReviewProps) {
  const [initial] = useState(() => reviewValues(recipe));
  const { values, setValues, state, forget } = useKeptForm(
    `import:${item}:${place}`,
    readKeptReview,
    initial,
  );
  useDirtyForm(state === 'unsaved' || state === 'failed');
  const [isAsked, setAsked] = useState(false);
  const { errors } = readSubmission(toSubmission(values, 'dog'));
  return (
    <>
      <ReviewForm
        values={values}
        onChange={setValues}
        errors={errors}
        needsSpecies={isAsked && values.species === null}
      />
      <RemarksCard values={values} onChange={setValues} />
      <HandOver
        values={values}
        item={item}
        target={target}
        mended={errors.length}
        onNoSpecies={() => setAsked(true)}
        onHandedOver={forget}
      />
    </>
  );
}
