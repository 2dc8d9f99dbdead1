import { useState } from 'react';
import type * as z from 'zod/mini';
import { type KeptForm, useKeptForm } from '../../features/forms/use-kept-form.ts';
import { ADMIN_DRAFTS } from '../../platform/database/drafts.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';

/**
 * Saves what an administrator types on the device until it's sent, so a reload or a crash loses nothing. Signing out
 * deletes it.
 * @param key of the draft: what is written about
 * @param initial the values without a draft
 */
export function useKeptWords<T extends object>(
  key: string,
  schema: z.ZodMiniType<T>,
  initial: T,
): KeptForm<T> {
  const [read] = useState(() => (kept: unknown) => schema.safeParse(kept).data ?? null);
  const form = useKeptForm(`${ADMIN_DRAFTS}${key}`, read, initial);
  useDirtyForm(form.state === 'unsaved' || form.state === 'failed');
  return form;
}
