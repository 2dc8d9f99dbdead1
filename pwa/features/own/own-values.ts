import * as z from 'zod/mini';
import { OWN_DRAFTS } from '#domain/own/own-id';
import { type OwnOrigin, type OwnWords, originSchema } from '#domain/own/own-recipe';
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
