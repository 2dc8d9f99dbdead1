import { Router } from '@koa/router';
import { VISITOR_CALLS } from '#domain/contract/calls/visitor';
import type { EmailShare } from '#domain/messages/email-share';
import type { Recipe } from '#domain/recipe/recipe';
import { serve } from '../../http/serve.ts';
import { recipeIdOf } from '../../http/validate.ts';
import type { Visitors } from '../../http/visitors.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import type { Insertion } from '../../storage/insert-once.ts';
import type { Shares } from '../../storage/shares.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { plainWords } from '../mail/mail-words.ts';
import type { Mail } from '../mail/mailer.ts';
import { acceptItem } from '../sync/accept-item.ts';
import type { ShareDelivery } from './share-delivery.ts';

/** The message that sends a recipe to a friend. It links to our own page only, and names the sender. */
function shareMail(
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
    `${sender} asked us to send this once. We haven’t kept your address.`,
  ];
  return {
    id: key,
    to: share.recipientEmail,
    subject: `${sender} shared a recipe with you: ${plainWords(recipe.title)}`,
    text: lines.join('\n'),
  };
}

type ShareDeps = {
  catalogue: Catalogue;
  shares: Shares;
  visitors: Visitors;
  delivery: ShareDelivery;
  publicOrigin: string;
};

const UNKNOWN =
  'The mail server disconnected, so this e-mail may or may not have arrived. We won’t resend it automatically: ask your friend, then send it once more or discard it.';
const UNDER_WAY = 'This e-mail is being sent, but the mail server is slow.';
const LOOK_AGAIN = { 'Retry-After': '15' };

/**
 * Recipes sent to friends by e-mail, each at most once; one that may have been sent is never resent automatically.
 */
export function shareRoutes({ catalogue, shares, visitors, delivery, publicOrigin }: ShareDeps): Router {
  const router = new Router();

  /** @throws {ApiError} 422 or 409 unless the mail server has certainly accepted the message */
  async function send(id: string, share: EmailShare, recipe: Recipe): Promise<Insertion> {
    const opened = await shares.open(id, { recipeId: recipe.id, ...share });
    if (opened === 'conflict') return opened;
    const wasSent = opened === 'replayed' && (await shares.state(id)) === 'sent';
    const state = await delivery.deliver(id, shareMail(id, share, recipe, publicOrigin));
    if (state === 'unknown') throw new ApiError(422, 'outcome-unknown', UNKNOWN);
    if (state !== 'sent') throw new ApiError(409, 'key-in-flight', UNDER_WAY, { headers: LOOK_AGAIN });
    return wasSent ? 'replayed' : 'created';
  }

  serve(router, VISITOR_CALLS.shareByEmail, async (ctx, { params, key, body: share }) => {
    const recipeId = recipeIdOf(params.id);
    const recipe = recipeId === null ? undefined : (await catalogue.snapshot()).recipe(recipeId);
    if (recipe === undefined) throw notFound('There is no such recipe.');
    return await acceptItem(ctx, key, {
      isKnown: async (known) => (await shares.state(known)) !== null,
      limit: () => visitors.limit(ctx, 'share'),
      insert: (id) => send(id, share, recipe),
      status: 'sent',
    });
  });

  return router;
}
