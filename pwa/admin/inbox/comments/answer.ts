import type { ModerateRatingBody, PendingRating } from '#domain/contract/admin';

/** Reply and translation typed beside a comment before its approval. */
export type CommentAnswer = {
  reply: string;
  /** Language of the translation, BCP 47. */
  language: string;
  translation: string;
};

/** Reply and translation of an undone decision. */
export function earlierAnswer({ adminReply, translation }: PendingRating): CommentAnswer {
  return {
    reply: adminReply ?? '',
    language: translation?.language ?? 'en',
    translation: translation?.comment ?? '',
  };
}

/** Whether an answer differs from what the server holds. */
export function isTyped(answer: CommentAnswer, comment: PendingRating): boolean {
  const { reply, translation } = earlierAnswer(comment);
  return answer.reply.trim() !== reply || answer.translation.trim() !== translation;
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
