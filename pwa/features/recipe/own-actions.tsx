import { Camera, Pencil, Send, Share2, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { OwnOrigin, OwnRecipe } from '#domain/own/own-recipe';
import type { Recipe } from '#domain/recipe/recipe';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { saveDraft } from '../../platform/database/drafts.ts';
import { removeOwnRecipe, saveOwnRecipe, useOwnPhoto } from '../../platform/own/own-recipes.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { ownEditorAddress, valuesOfWords } from '../own/own-draft.tsx';
import { errorWords, runCommand } from '../page/run-command.ts';
import { NO_FILE } from '../page/save-and-share.ts';
import { useStandingSubmission } from '../recipe-form/standing-submission.ts';
import { SUBMIT_DRAFT } from '../recipe-form/submit-values.ts';
import styles from './own-actions.module.css';

/** Copies the recipe into the submission form; nothing is sent until it is submitted there. */
function SubmitOwn({ own, onCancel }: { own: OwnRecipe; onCancel: () => void }) {
  const standing = useStandingSubmission();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  async function hand() {
    try {
      const { origin: _, isTreat: __, ...values } = valuesOfWords(own.words, own.origin);
      await saveDraft(SUBMIT_DRAFT, values);
      navigate('/submit');
    } catch (error) {
      setProblem(errorWords(error));
    }
  }
  if (standing === undefined) return null;
  return (
    <div className={styles['question']}>
      {problem !== null && <SpokenError>{problem}</SpokenError>}
      {standing === null ? (
        <p>
          We’ll open the form with your recipe. Once you submit it there and we publish it, everyone can read
          it.
        </p>
      ) : (
        <p>The submit form already holds ‘{standing}’, which is not sent yet. Replace it with this recipe?</p>
      )}
      <div className={styles['buttons']}>
        <Button onClick={() => void hand()}>{standing === null ? 'Open the form' : 'Replace it'}</Button>
        {standing !== null && (
          <Button asChild variant="soft">
            <Link to="/submit">Open the other one</Link>
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Longest side on the device: shown in a card or the page head, never full screen. */
const LONGEST_SIDE = 800;

/** Replaces the drawn bowl with a photo, or removes the photo. It never leaves the device. */
function OwnPhoto({ own }: { own: OwnRecipe }) {
  const input = useRef<HTMLInputElement>(null);
  const hasPhoto = useOwnPhoto(own.id);

  const keep = (file: File | null) =>
    runCommand(async () => {
      if (file === null) return saveOwnRecipe(own, null, own);
      const { resizePhoto } = await import('../reviews/resize-photo.ts');
      await saveOwnRecipe(own, await resizePhoto(file, LONGEST_SIDE), own);
    });

  return (
    <>
      <Button variant="outline" onClick={() => input.current?.click()}>
        <Camera size={18} aria-hidden /> {hasPhoto ? 'Change the photo' : 'Add a photo'}
      </Button>
      {hasPhoto && (
        <Button variant="ghost" onClick={() => void keep(null)}>
          Remove the photo
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo of your bowl"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) void keep(file);
        }}
      />
    </>
  );
}

/** The owner's actions on a recipe: edit, add a photo, share, submit, delete. */
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
      <p>Delete this recipe? It goes from all your devices, and you can’t get it back without a backup.</p>
      <div className={styles['buttons']}>
        <Button onClick={() => void remove()}>Delete it</Button>
        <Button variant="ghost" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
