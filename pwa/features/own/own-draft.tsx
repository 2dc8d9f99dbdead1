import { BookHeart } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { newOwnRecipeId, OWN_DRAFTS } from '#domain/own/own-id';
import { type OwnOrigin, type OwnWords, originSchema } from '#domain/own/own-recipe';
import { Button } from '../../components/button.tsx';
import { saveDraft } from '../../platform/database/drafts.ts';
import { runCommand } from '../page/run-command.ts';
import { EMPTY_SUBMISSION, readKept, type SubmitValues, valuesOf } from '../recipe-form/submit-values.ts';

/** The editor's values, as typed, and the recipe's origin. */
export type OwnValues = SubmitValues & { origin: OwnOrigin };

export const EMPTY_OWN: OwnValues = { ...EMPTY_SUBMISSION, isTreat: false, origin: { kind: 'hand' } };

/** Key of the draft of a recipe. */
export const ownDraftKey = (id: number) => `${OWN_DRAFTS}${id}`;

const keptOrigin = z.object({ origin: z.catch(originSchema, EMPTY_OWN.origin) });

/** Parses a stored draft; null if it is not one. */
export function readKeptOwn(kept: unknown): OwnValues | null {
  const values = readKept(kept);
  const origin = keptOrigin.safeParse(kept);
  return values === null || !origin.success ? null : { ...values, ...origin.data };
}

/** Stored words as form values. */
export function valuesOfWords({ role, ...words }: OwnWords, origin: OwnOrigin): OwnValues {
  return { ...valuesOf(words), isTreat: role === 'occasional', origin };
}

/** Address of the editor for an owner's recipe. */
export const ownEditorAddress = (id: number) => `/my-recipes/${id}`;

/**
 * Stores a recipe as a new draft of the owner's.
 * @returns the address of the editor that opens it
 * @throws {DeviceError} if it could not be stored
 */
export async function startOwnRecipe(values: OwnValues): Promise<string> {
  const id = newOwnRecipeId();
  await saveDraft(ownDraftKey(id), values);
  return ownEditorAddress(id);
}

/** Opens the recipe on screen in the owner's editor, as a draft. */
export function KeepAsOwn({ values }: { values: Partial<OwnValues> }) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  async function keep() {
    setPending(true);
    const editor = await runCommand(() => startOwnRecipe({ ...EMPTY_OWN, ...values }));
    // Stays disabled until the editor replaces it: a second press would start a second recipe.
    if (editor === undefined) setPending(false);
    else navigate(editor);
  }

  return (
    <Button variant="soft" disabled={isPending} onClick={() => void keep()}>
      <BookHeart size={18} aria-hidden /> Keep this recipe
    </Button>
  );
}
