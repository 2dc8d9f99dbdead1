import type { EmailShare } from '#domain/messages/email-share';
import type { Recipe } from '#domain/recipe/recipe';
import { plainWords } from '../mail/mail-words.ts';
import type { Mail } from '../mail/mailer.ts';

/** The message that sends a recipe to a friend. It links to our own page only, and names the sender. */
export function shareMail(
  key: string,
  share: EmailShare,
  recipe: Pick<Recipe, 'id' | 'title' | 'description'>,
  publicOrigin: string,
): Mail {
  const sender = plainWords(share.senderName);
  const words = share.personalMessage ? [`${sender} writes:`, share.personalMessage, ''] : [];
  const lines = [
    `${sender} thinks that you would like this recipe.`,
    '',
    ...words,
    recipe.title,
    recipe.description,
    '',
    `${publicOrigin}/recipe/${recipe.id}`,
    '',
    '-- ',
    'A visitor of Bowlful asked us to send you this one message. We keep no address of yours.',
  ];
  return {
    id: key,
    to: share.recipientEmail,
    subject: `${sender} shared a recipe with you: ${plainWords(recipe.title)}`,
    text: lines.join('\n'),
  };
}
