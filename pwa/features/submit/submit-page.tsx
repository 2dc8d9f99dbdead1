import { useSearchParams } from 'react-router-dom';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { EMPTY_SUBMISSION, readKept, SUBMIT_DRAFT } from '../recipe-form/submit-values.ts';
import { QueuedRecipe } from './queued-recipe.tsx';
import { SubmitForm } from './submit-form.tsx';
import { SubmitFrame } from './submit-frame.tsx';

/** Route `/submit`; with `?item=` it edits a queued recipe. */
export function SubmitPage() {
  const itemId = useSearchParams()[0].get('item');
  return itemId === null ? <NewRecipe /> : <QueuedRecipe key={itemId} itemId={itemId} />;
}

function NewRecipe() {
  const form = useKeptForm(SUBMIT_DRAFT, readKept, EMPTY_SUBMISSION);
  return (
    <SubmitFrame state={form.state}>
      <SubmitForm form={form} itemId={null} />
    </SubmitFrame>
  );
}
