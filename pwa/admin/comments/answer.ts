import type { ModerateRatingBody } from '#domain/contract/admin';

/** Reply and translation typed beside a comment before its approval. */
export type CommentAnswer = {
  reply: string;
  /** BCP 47, of the translation. */
  language: string;
  translation: string;
};

export const NO_ANSWER: CommentAnswer = { reply: '', language: 'en', translation: '' };

/** Whether something is typed that an approval would publish. */
export function saysSomething({ reply, translation }: CommentAnswer): boolean {
  return reply.trim() !== '' || translation.trim() !== '';
}

/** Body fields for an approval; blank fields are left out. */
export function approvalOf({
  reply,
  language,
  translation,
}: CommentAnswer): Pick<ModerateRatingBody, 'adminReply' | 'translation'> {
  return {
    ...(reply.trim() !== '' && { adminReply: reply.trim() }),
    ...(translation.trim() !== '' && { translation: { language, comment: translation.trim() } }),
  };
}
