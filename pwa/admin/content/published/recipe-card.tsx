import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import type { PublishedRecipe, RecipeForEdit } from '#domain/contract/editorial';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/submission/submission';
import { Button } from '../../../components/button.tsx';
import { actOnRecipe, readRecipeForEdit } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { Card } from '../../parts/card.tsx';
import { AreaRow, TextRow } from '../../parts/fields.tsx';
import styles from '../../parts/list.module.css';
import { Tag } from '../../parts/tag.tsx';
import {
  changedSince,
  EditorButtons,
  StaleNotice,
  useEditedWords,
  WithdrawButton,
} from './edit-published.tsx';

type PublishedRecipeCardProps = {
  recipe: PublishedRecipe;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** One recipe that is or was public. */
export function PublishedRecipeCard({ recipe, onDone, onSignedOut }: PublishedRecipeCardProps) {
  const [open, setOpen] = useState<RecipeForEdit | null>(null);
  const { id, version, title, species, isBuiltin } = recipe;
  const { isSaving, act } = useActs({
    async onDone() {
      await onDone();
      // An open editor shows the stored version beside the typed text.
      if (open !== null) setOpen(await readRecipeForEdit(id));
    },
    onSignedOut,
  });
  const opening = useActs({ onDone: async () => undefined, onSignedOut });
  const isWithdrawn = recipe.status === 'withdrawn';
  const withdraw = () =>
    act(
      () => actOnRecipe(id, version, { act: 'withdraw' }),
      'Recipe Updated',
      (done) => actOnRecipe(id, done.version, { act: 'restore' }),
    );
  const restore = () => act(() => actOnRecipe(id, version, { act: 'restore' }), 'Recipe Updated');
  return (
    <Card asChild className={styles['card']}>
      <li>
        <div className={styles['text']}>
          <p className={styles['who']}>
            <strong>{isWithdrawn ? title : <Link to={`/recipe/${id}`}>{title}</Link>}</strong>
            <span>
              {id}, for {species}s, {isBuiltin ? 'built in' : 'from a visitor'}
            </span>
            {isWithdrawn && <Tag tone="refused">Withdrawn</Tag>}
          </p>
        </div>
        {open === null ? (
          <div className={styles['buttons']}>
            {isWithdrawn ? (
              <Button
                variant="outline"
                disabled={isSaving}
                aria-label={`Restore ${title}`}
                onClick={() => void restore()}
              >
                Restore
              </Button>
            ) : (
              <WithdrawButton
                what={`‘${title}’`}
                label={`Withdraw ${title}`}
                also="Its reviews go with it."
                disabled={isSaving}
                onWithdraw={() => void withdraw()}
              >
                Withdraw
              </WithdrawButton>
            )}
            <Button
              variant="outline"
              disabled={isSaving || opening.isSaving}
              aria-label={`Edit ${title}`}
              onClick={() => void opening.act(async () => setOpen(await readRecipeForEdit(id)), null)}
            >
              Edit
            </Button>
          </div>
        ) : (
          <RecipeEditor
            recipe={open}
            isSaving={isSaving}
            onSave={async (edited) => {
              const send = () => actOnRecipe(id, open.version, { act: 'edit', recipe: edited });
              const isSaved = await act(send, 'Recipe Updated');
              if (isSaved) setOpen(null);
              return isSaved;
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </li>
    </Card>
  );
}

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
function RecipeEditor({ recipe: { id, recipe }, isSaving, onSave, onClose }: RecipeEditorProps) {
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
      className={styles['form']}
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
