import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isOwnRecipeId, newOwnRecipeId } from '#domain/own/own-id';
import type { OwnRecipe } from '#domain/own/own-recipe';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipe } from '../../platform/database/recipes.ts';
import { useNamedFoods } from '../../platform/own/label-foods.ts';
import { saveOwnRecipe } from '../../platform/own/own-recipes.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { type KeptForm, useKeptForm } from '../forms/use-kept-form.ts';
import { useKitchen } from '../market/use-market.ts';
import {
  EMPTY_OWN,
  type OwnValues,
  ownDraftKey,
  ownEditorAddress,
  readKeptOwn,
  valuesOfWords,
} from '../own/own-draft.tsx';
import { NotFound } from '../page/not-found.tsx';
import { errorWords } from '../page/run-command.ts';
import { readOwnWords, rowOfLine, type SubmitError } from '../recipe-form/read-submission.ts';
import type { SubmitValues } from '../recipe-form/submit-values.ts';
import { FormFrame } from './form-frame.tsx';
import { RecipeForm } from './recipe-form.tsx';
import { useSubmitErrors } from './use-submit-errors.ts';

const MY_RECIPES = { to: '/my-recipes', label: 'Your recipes' };

/** Route `/my-recipes/new`: a recipe gets its id before anything is typed, so several can be unfinished. */
export function NewOwnRecipe() {
  const [id] = useState(() => newOwnRecipeId());
  return <Navigate to={ownEditorAddress(id)} replace />;
}

/** Route `/my-recipes/:id`: a recipe of the owner's, new or stored. */
export function OwnEditor() {
  const id = Number(useLocation().pathname.split('/').at(-1));
  const stored = useRecipe(id);
  if (!isOwnRecipeId(id)) return <NotFound />;
  if (stored === undefined) {
    return (
      <FormFrame back={MY_RECIPES} title="Your recipe" state="none">
        <Skeleton lines={6} label="Loading recipe..." />
      </FormFrame>
    );
  }
  return <Editor key={id} id={id} stored={stored?.own ?? null} />;
}

function Editor({ id, stored }: { id: number; stored: OwnRecipe | null }) {
  const navigate = useNavigate();
  // As opened: restoring a backup must not change the text being edited.
  const [opened] = useState(stored);
  const form = useKeptForm(
    ownDraftKey(id),
    readKeptOwn,
    opened === null ? EMPTY_OWN : valuesOfWords(opened.words, opened.origin),
    { isEdit: opened !== null },
  );
  const { values, state, handOver } = form;
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ error: SubmitError; of: OwnValues } | null>(null);
  const { origin, ...written } = values;
  // A British hand must not shrink an American tin.
  const kitchen = useKitchen();
  const read = readOwnWords(written, opened === null ? kitchen : opened.words.kitchen);
  const foods = useNamedFoods();
  const { errors, refuse } = useSubmitErrors(read);
  const shown = problem?.of === values ? [...errors, problem.error] : errors;

  async function save() {
    if (isPending) return;
    if (read.draft === null) return refuse(read.errors);
    setPending(true);
    try {
      const { ownRecipeProblem } = await import('#domain/own/make-own-recipe');
      const found = ownRecipeProblem(read.draft, foods);
      if (found !== null) {
        const row = rowOfLine(values.ingredients, found.line);
        const error: SubmitError = { field: 'ingredients', row, message: found.message };
        setProblem({ error, of: values });
        return refuse([error]);
      }
      const createdAt = opened?.createdAt ?? new Date().toISOString();
      await saveOwnRecipe({ id, words: read.draft, origin, createdAt }, undefined, opened);
      handOver(values);
      showToast({ title: 'Recipe saved', description: 'Saved on this device and included in your backups.' });
      navigate(`/recipe/${id}`);
    } catch (error) {
      showToast({ variant: 'destructive', title: 'Error', description: errorWords(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <FormFrame back={MY_RECIPES} title={opened === null ? 'New recipe' : 'Edit your recipe'} state={state}>
      <RecipeForm
        form={inFields(form)}
        errors={shown}
        onSubmit={() => void save()}
        note="Your recipe stays on your devices unless you submit it."
        button={(formId) => (
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? 'Saving...' : 'Save recipe'}
          </Button>
        )}
        isOwn
      />
    </FormFrame>
  );
}

/** The form as its fields need it; every change keeps the recipe's origin. */
function inFields(form: KeptForm<OwnValues>): KeptForm<SubmitValues> {
  const { origin } = form.values;
  const whole = (values: SubmitValues) => ({ ...values, origin });
  return {
    ...form,
    setValues: (values) => form.setValues(whole(values)),
    handOver: (values) => form.handOver(whole(values)),
  };
}
