import { newOwnRecipeId } from '#domain/own/own-id';
import { saveDraft } from '../../platform/database/drafts.ts';
import { type OwnValues, ownDraftKey } from './own-values.ts';

/** Address of the editor of a recipe of the owner's. */
export const ownEditorAddress = (id: number) => `/my-recipes/${id}`;

/**
 * Keeps a recipe as the draft of a new one of the owner's.
 * @returns the address of the editor that opens it
 * @throws {DeviceError} where it could not be kept
 */
export async function startOwnRecipe(values: OwnValues): Promise<string> {
  const id = newOwnRecipeId();
  await saveDraft(ownDraftKey(id), values);
  return ownEditorAddress(id);
}
