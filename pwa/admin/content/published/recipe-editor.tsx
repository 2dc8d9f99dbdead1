import { type FormEvent, useState } from 'react';
import type { RecipeForEdit } from '#domain/contract/editorial';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/submission/submission';
import { useDirtyForm } from '../../../platform/state/dirty-forms.ts';
import { AreaRow, TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { StaleNotice } from '../../parts/stale-notice.tsx';
import { changedSince } from './changed-since.ts';
import { EditorButtons } from './editor-buttons.tsx';

type Edited = RecipeForEdit['recipe'];

type RecipeEditorProps = {
  /** The stored version: after a conflict, somebody else's. */
  recipe: RecipeForEdit;
  isSaving: boolean;
  isStale: boolean;
  onSave: (recipe: Edited) => void;
  onClose: () => void;
};

const fieldsOf = ({ title, description, authorName, imageUrl, steps }: Edited) => [
  { label: 'Title', text: title },
  { label: 'Description', text: description },
  { label: 'Author', text: authorName ?? '' },
  { label: 'Picture address', text: imageUrl ?? '' },
  ...steps.map(({ text }, index) => ({ label: `Step ${index + 1}`, text })),
];

/** Edits a recipe's texts. Amounts and foods are fixed: another amount would be another recipe. */
export function RecipeEditor({ recipe: { recipe }, isSaving, isStale, onSave, onClose }: RecipeEditorProps) {
  const [opened] = useState(recipe);
  const [edited, setEdited] = useState<Edited>(recipe);
  const put = (changes: Partial<Edited>) => setEdited((before) => ({ ...before, ...changes }));
  useDirtyForm(edited !== opened);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave(edited);
  }

  return (
    <form className={list['form']} onSubmit={handleSubmit} noValidate aria-label={`Edit ${recipe.title}`}>
      {isStale && <StaleNotice what="recipe" theirs={changedSince(fieldsOf(opened), fieldsOf(recipe))} />}
      <TextRow
        label="Title"
        maxLength={TITLE_MAX}
        value={edited.title}
        onChange={(title) => put({ title })}
      />
      <AreaRow
        label="Description"
        rows={4}
        maxLength={DESCRIPTION_MAX}
        value={edited.description}
        onChange={(description) => put({ description })}
      />
      <TextRow
        label="Author"
        help="Leave empty to show none."
        maxLength={80}
        value={edited.authorName ?? ''}
        onChange={(authorName) => put({ authorName: authorName || null })}
      />
      <TextRow
        label="Picture address"
        help="Leave empty to show the bowl drawn from the recipe."
        type="url"
        value={edited.imageUrl ?? ''}
        onChange={(imageUrl) => put({ imageUrl: imageUrl || null })}
      />
      {edited.steps.map((step, index) => (
        <AreaRow
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are neither moved nor removed here
          key={index}
          label={`Step ${index + 1}`}
          rows={3}
          value={step.text}
          onChange={(text) =>
            put({ steps: edited.steps.map((other, at) => (at === index ? { ...other, text } : other)) })
          }
        />
      ))}
      <EditorButtons isSaving={isSaving} onClose={onClose} />
    </form>
  );
}
