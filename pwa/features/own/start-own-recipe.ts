import { newOwnRecipeId } from '#domain/own/own-id';
import { saveDraft } from '../../platform/database/drafts.ts';
import { type OwnValues, ownDraftKey } from './own-values.ts';

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
