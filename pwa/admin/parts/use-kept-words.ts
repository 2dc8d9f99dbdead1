import { useState } from 'react';
import type * as z from 'zod/mini';
import { type KeptForm, useKeptForm } from '../../features/forms/use-kept-form.ts';
import { ADMIN_DRAFTS } from '../../platform/database/drafts.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';

/** A stored draft; null if no field is valid. Only invalid fields, such as those of an earlier build, are dropped. */
export function readKeptWords<T extends object>(
  schema: z.ZodMiniType<T>,
  initial: T,
  kept: unknown,
): T | null {
  const whole = schema.safeParse(kept).data;
  if (whole !== undefined || typeof kept !== 'object' || kept === null) return whole ?? null;
  const sound = Object.entries(kept).filter(
    ([name, value]) => value !== undefined && schema.safeParse({ ...initial, [name]: value }).success,
  );
  if (sound.length === 0) return null;
  return schema.safeParse({ ...initial, ...Object.fromEntries(sound) }).data ?? null;
}

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
  const [read] = useState(() => (kept: unknown) => readKeptWords(schema, initial, kept));
  const form = useKeptForm(`${ADMIN_DRAFTS}${key}`, read, initial);
  useDirtyForm(form.state === 'unsaved' || form.state === 'failed');
  return form;
}
