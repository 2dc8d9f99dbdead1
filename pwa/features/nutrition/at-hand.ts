import * as z from 'zod/mini';
import { saveDraft, useDraft } from '../../platform/database/drafts.ts';

const KEY = 'at-hand';

const atHandSchema = z.object({ isOnly: z.boolean(), ids: z.array(z.string()) });

/** Foods and supplements that the owner ticked as at hand, and whether a fix may use only those. */
export type AtHand = z.infer<typeof atHandSchema>;

const NOTHING: AtHand = { isOnly: false, ids: [] };

/** The ticked foods, kept on the device; undefined until they are read. */
export function useAtHand(): AtHand | undefined {
  const kept = useDraft(KEY);
  if (kept === undefined) return undefined;
  const parsed = atHandSchema.safeParse(kept);
  return parsed.success ? parsed.data : NOTHING;
}

/** @throws {DeviceError} if it could not be saved */
export const saveAtHand = (atHand: AtHand): Promise<void> => saveDraft(KEY, atHand);
