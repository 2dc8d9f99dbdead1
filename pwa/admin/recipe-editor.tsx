import { type FormEvent, useState } from 'react';
import type { RecipeForEdit } from '#domain/contract/editorial';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/recipe/submission';
import { useDirtyForm } from '../components/dirty-forms.ts';
import { FormRow } from '../components/form-row.tsx';
import { EditorButtons } from './editor-buttons.tsx';
import published from './published.module.css';

type Edited = RecipeForEdit['recipe'];

type RecipeEditorProps = {
  recipe: RecipeForEdit;
  isSaving: boolean;
  onSave: (recipe: Edited) => void;
  onClose: () => void;
};

/** Edits the texts of a recipe. Amounts and foods are fixed: another amount is another recipe. */
export function RecipeEditor({ recipe: { recipe }, isSaving, onSave, onClose }: RecipeEditorProps) {
  const [edited, setEdited] = useState<Edited>(recipe);
  const put = (changes: Partial<Edited>) => setEdited((before) => ({ ...before, ...changes }));
  useDirtyForm(edited !== recipe);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave(edited);
  }

  return (
    <form
      className={published['form']}
      onSubmit={handleSubmit}
      noValidate
      aria-label={`Edit ${recipe.title}`}
    >
      <FormRow label="Title">
        {(field) => (
          <input
            {...field}
            maxLength={TITLE_MAX}
            value={edited.title}
            onChange={(event) => put({ title: event.target.value })}
          />
        )}
      </FormRow>
      <FormRow label="Description">
        {(field) => (
          <textarea
            {...field}
            rows={4}
            maxLength={DESCRIPTION_MAX}
            value={edited.description}
            onChange={(event) => put({ description: event.target.value })}
          />
        )}
      </FormRow>
      <FormRow label="Author" help="Empty shows none.">
        {(field) => (
          <input
            {...field}
            maxLength={80}
            value={edited.authorName ?? ''}
            onChange={(event) => put({ authorName: event.target.value || null })}
          />
        )}
      </FormRow>
      <FormRow label="Picture address" help="Empty shows the bowl drawn from the recipe.">
        {(field) => (
          <input
            {...field}
            type="url"
            value={edited.imageUrl ?? ''}
            onChange={(event) => put({ imageUrl: event.target.value || null })}
          />
        )}
      </FormRow>
      {edited.steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are neither moved nor removed here
        <FormRow key={index} label={`Step ${index + 1}`}>
          {(field) => (
            <textarea
              {...field}
              rows={3}
              value={step.text}
              onChange={(event) =>
                put({
                  steps: edited.steps.map((other, at) =>
                    at === index ? { ...other, text: event.target.value } : other,
                  ),
                })
              }
            />
          )}
        </FormRow>
      ))}
      <EditorButtons isSaving={isSaving} onClose={onClose} />
    </form>
  );
}
