import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublishedRecipe, RecipeForEdit } from '#domain/contract/editorial';
import { Button } from '../../../components/button.tsx';
import { actOnRecipe, readRecipeForEdit } from '../../calls/editorial-api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { Card } from '../../parts/card.tsx';
import styles from '../../parts/list.module.css';
import { Tag } from '../../parts/tag.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

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
