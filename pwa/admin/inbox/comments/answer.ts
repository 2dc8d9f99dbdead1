import * as z from 'zod/mini';
import type { ModerateRatingBody, PendingRating } from '#domain/contract/admin';

/** Reply and translation typed beside a comment before its approval. */
const commentAnswerSchema = z.object({
  reply: z.string(),
  /** Language of the translation, BCP 47. */
  language: z.string(),
  translation: z.string(),
});
export type CommentAnswer = z.infer<typeof commentAnswerSchema>;

/** Answers by comment id. */
export const answersSchema = z.record(z.string(), commentAnswerSchema);

/** Reply and translation of an undone decision. */
export function earlierAnswer({ adminReply, translation }: PendingRating): CommentAnswer {
  return {
    reply: adminReply ?? '',
    language: translation?.language ?? 'en',
    translation: translation?.comment ?? '',
  };
}

/** Body fields for an approval. Blank fields are left out, or remove those of an earlier decision. */
export function approvalOf(
  { reply, language, translation }: CommentAnswer,
  { adminReply, translation: earlier }: PendingRating,
): Pick<ModerateRatingBody, 'adminReply' | 'translation'> {
  const [said, translated] = [reply.trim(), translation.trim()];
  return {
    ...(said !== '' ? { adminReply: said } : adminReply !== null && { adminReply: null }),
    ...(translated !== ''
      ? { translation: { language, comment: translated } }
      : earlier !== null && { translation: null }),
  };
}
