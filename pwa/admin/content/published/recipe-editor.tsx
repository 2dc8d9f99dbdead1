import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import type { RecipeForEdit } from '#domain/contract/editorial';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/submission/submission';
import { AreaRow, TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { StaleNotice } from '../../parts/stale-notice.tsx';
import { changedSince } from './changed-since.ts';
import { EditorButtons } from './editor-buttons.tsx';
import { useEditedWords } from './use-edited-words.ts';

type Edited = RecipeForEdit['recipe'];

type RecipeEditorProps = {
  /** The stored version: after a conflict, somebody else's. */
  recipe: RecipeForEdit;
  isSaving: boolean;
  /** Resolves to whether it was saved. */
  onSave: (recipe: Edited) => Promise<boolean>;
  onClose: () => void;
};

const wordsSchema = z.object({
  title: z.string(),
  description: z.string(),
  authorName: z.string(),
  imageUrl: z.string(),
  steps: z.array(z.string()),
});
type Words = z.infer<typeof wordsSchema>;

const wordsOf = ({ title, description, authorName, imageUrl, steps }: Edited): Words => ({
  title,
  description,
  authorName: authorName ?? '',
  imageUrl: imageUrl ?? '',
  steps: steps.map(({ text }) => text),
});

const withWords = (recipe: Edited, { authorName, imageUrl, steps, ...texts }: Words): Edited => ({
  ...recipe,
  ...texts,
  authorName: authorName || null,
  imageUrl: imageUrl || null,
  steps: recipe.steps.map((step, index) => ({ ...step, text: steps[index] ?? step.text })),
});

const fieldsOf = ({ title, description, authorName, imageUrl, steps }: Words) => [
  { label: 'Title', text: title },
  { label: 'Description', text: description },
  { label: 'Author', text: authorName },
  { label: 'Picture address', text: imageUrl },
  ...steps.map((text, index) => ({ label: `Step ${index + 1}`, text })),
];

/** Edits a recipe's texts. Amounts and foods are fixed: another amount would be another recipe. */
export function RecipeEditor({ recipe: { id, recipe }, isSaving, onSave, onClose }: RecipeEditorProps) {
  const stored = wordsOf(recipe);
  const { opened, words, put, isChanged, drop } = useEditedWords(
    `published recipe ${id}`,
    wordsSchema,
    stored,
  );
  const theirs = changedSince(fieldsOf(opened), fieldsOf(stored));

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await onSave(withWords(recipe, words))) drop();
  }

  return (
    <form
      className={list['form']}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      aria-label={`Edit ${recipe.title}`}
    >
      {theirs.length > 0 && <StaleNotice what="recipe" theirs={theirs} />}
      <TextRow label="Title" maxLength={TITLE_MAX} value={words.title} onChange={(title) => put({ title })} />
      <AreaRow
        label="Description"
        rows={4}
        maxLength={DESCRIPTION_MAX}
        value={words.description}
        onChange={(description) => put({ description })}
      />
      <TextRow
        label="Author"
        help="Leave empty to show none."
        maxLength={80}
        value={words.authorName}
        onChange={(authorName) => put({ authorName })}
      />
      <TextRow
        label="Picture address"
        help="Leave empty to show the bowl drawn from the recipe."
        type="url"
        value={words.imageUrl}
        onChange={(imageUrl) => put({ imageUrl })}
      />
      {words.steps.map((step, index) => (
        <AreaRow
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are neither moved nor removed here
          key={index}
          label={`Step ${index + 1}`}
          rows={3}
          value={step}
          onChange={(text) => put({ steps: words.steps.map((other, at) => (at === index ? text : other)) })}
        />
      ))}
      <EditorButtons
        isSaving={isSaving}
        isChanged={isChanged}
        onCancel={() => {
          drop();
          onClose();
        }}
      />
    </form>
  );
}
