import * as z from 'zod/mini';
import { contactMessageSchema } from '#domain/messages/contact-message';
import { emailShareSchema } from '#domain/messages/email-share';
import { safetyReportSchema } from '#domain/messages/safety-report';
import { newsletterSignUpSchema } from '#domain/messages/sign-up';
import { photoSchema } from '#domain/review/photo';
import { reviewDraftSchema } from '#domain/review/review';
import { recipeSubmissionSchema } from '#domain/submission/submission';
import type { ItemBodies, ItemType } from './outbox-item.ts';

/** Schema of the draft for each item type. */
export const DRAFT_SCHEMAS = {
  review: reviewDraftSchema,
  recipe: recipeSubmissionSchema,
  contact: contactMessageSchema,
  newsletter: newsletterSignUpSchema,
  share: emailShareSchema,
  report: safetyReportSchema,
  photo: photoSchema,
  withdrawal: z.strictObject({}),
} satisfies { [Type in ItemType]: z.ZodMiniType<ItemBodies[Type]['draft']> };

const ofRecipe = { recipeId: z.int(), recipeTitle: z.string().check(z.minLength(1)) };

/** An entry that the queue accepts. */
export const newEntrySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('review'),
    ...ofRecipe,
    draft: DRAFT_SCHEMAS.review,
    photo: z.optional(photoSchema),
  }),
  z.strictObject({ type: z.literal('recipe'), draft: DRAFT_SCHEMAS.recipe }),
  z.strictObject({ type: z.literal('contact'), draft: DRAFT_SCHEMAS.contact }),
  z.strictObject({ type: z.literal('newsletter'), draft: DRAFT_SCHEMAS.newsletter }),
  z.strictObject({ type: z.literal('share'), ...ofRecipe, draft: DRAFT_SCHEMAS.share }),
  z.strictObject({ type: z.literal('report'), draft: DRAFT_SCHEMAS.report }),
  z.strictObject({
    type: z.literal('withdrawal'),
    ...ofRecipe,
    reviewId: z.string(),
    secret: z.optional(z.string()),
    draft: DRAFT_SCHEMAS.withdrawal,
  }),
]);
export type NewEntry = z.infer<typeof newEntrySchema>;
