import { Pencil, Send, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { OwnOrigin, OwnRecipe } from '#domain/own/own-recipe';
import type { Recipe } from '#domain/recipe/recipe';
import { Button } from '../../components/button.tsx';
import { removeOwnRecipe } from '../../platform/own/own-recipes.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { ownEditorAddress } from '../own/start-own-recipe.ts';
import { runCommand } from '../page/run-command.ts';
import { NO_FILE } from '../page/save-file.ts';
import styles from './own-actions.module.css';
import { OwnPhoto } from './own-photo.tsx';
import { SubmitOwn } from './submit-own.tsx';

/** What its owner can do with a recipe: change it, add a photo, pass it on, send it in, delete it. */
export function OwnActions({ own, recipe }: { own: OwnRecipe; recipe: Recipe }) {
  const [asks, setAsks] = useState<'delete' | 'submit' | null>(null);
  return (
    <section className={styles['actions']} aria-label="Your recipe">
      <Origin origin={own.origin} />
      <div className={styles['buttons']}>
        <Button asChild>
          <Link to={ownEditorAddress(own.id)}>
            <Pencil size={18} aria-hidden /> Edit
          </Link>
        </Button>
        <OwnPhoto own={own} />
        <Button variant="outline" onClick={() => void share(recipe)}>
          <Share2 size={18} aria-hidden /> Share
        </Button>
        <Button variant="outline" onClick={() => setAsks('submit')}>
          <Send size={18} aria-hidden /> Submit to Bowlful
        </Button>
        <Button variant="outline" onClick={() => setAsks('delete')}>
          <Trash2 size={18} aria-hidden /> Delete
        </Button>
      </div>
      {asks === 'delete' && <DeleteQuestion own={own} onKeep={() => setAsks(null)} />}
      {asks === 'submit' && <SubmitOwn own={own} onCancel={() => setAsks(null)} />}
    </section>
  );
}

const share = (recipe: Recipe) =>
  runCommand(async () => {
    const { shareOwn } = await import('../share/share-own.ts');
    await shareOwn(recipe);
  }, NO_FILE);

function Origin({ origin }: { origin: OwnOrigin }) {
  if (origin.kind === 'copy') {
    return (
      <p>
        Made from <Link to={`/recipe/${origin.recipeId}`}>{origin.title}</Link>.
      </p>
    );
  }
  if (origin.kind === 'import' && origin.from !== null) return <p>Imported from {origin.from}.</p>;
  return null;
}

function DeleteQuestion({ own, onKeep }: { own: OwnRecipe; onKeep: () => void }) {
  const navigate = useNavigate();
  const remove = () =>
    runCommand(async () => {
      await removeOwnRecipe(own.id);
      showToast({ title: 'Recipe deleted', description: own.words.title });
      navigate('/my-recipes');
    });
  return (
    <div className={styles['question']} role="alertdialog" aria-label="Delete this recipe?">
      <p>Delete this recipe? It is on this device alone, and cannot be brought back without a backup.</p>
      <div className={styles['buttons']}>
        <Button onClick={() => void remove()}>Delete it</Button>
        <Button variant="ghost" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
