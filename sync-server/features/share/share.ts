import { Router } from '@koa/router';
import type { Logger } from 'pino';
import { VISITOR_CALLS } from '#domain/contract/visitor';
import type { EmailShare } from '#domain/messages/email-share';
import type { Recipe } from '#domain/recipe/recipe';
import { serve } from '../../http/serve.ts';
import { recipeIdOf } from '../../http/validate.ts';
import type { Visitors } from '../../http/visitors.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import { outsideRequests, withTimeout } from '../../lib/waiting-budget.ts';
import type { Insertion } from '../../storage/database.ts';
import type { ShareOutcome, ShareState, Shares } from '../../storage/shares.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Mail, type Mailer, MailOutcomeUnknown, plainWords } from '../mail/mailer.ts';
import { acceptItem } from '../sync/accept-item.ts';

/** The message that sends a recipe to a friend. It names the sender, whose own words may contain further links. */
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

export type ShareDelivery = {
  /**
   * Sends the message of a pending key unless another attempt is in progress, and returns its state once settled or
   * at the time limit. A slow attempt continues after the answer.
   * @throws {ApiError} 422 or 503 if the mail server refuses it or is unreachable: it was not sent
   */
  deliver(key: string, mail: Mail): Promise<ShareState>;
};

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

  /**
   * @param recipe undefined if it was withdrawn since an earlier attempt, whose outcome is then the answer
   * @throws {ApiError} 422 or 409 unless the mail server has certainly accepted the message
   */
  async function send(
    id: string,
    share: EmailShare,
    { recipeId, recipe }: { recipeId: number; recipe: Recipe | undefined },
  ): Promise<Insertion> {
    const opened = await shares.open(id, { recipeId, ...share });
    if (opened === 'conflict') return opened;
    const before = await shares.state(id);
    const wasSent = opened === 'replayed' && before === 'sent';
    const state = recipe ? await delivery.deliver(id, shareMail(id, share, recipe, publicOrigin)) : before;
    if (state === 'unknown') throw new ApiError(422, 'outcome-unknown', UNKNOWN);
    if (state !== 'sent') throw new ApiError(409, 'key-in-flight', UNDER_WAY, { headers: LOOK_AGAIN });
    return wasSent ? 'replayed' : 'created';
  }

  serve(router, VISITOR_CALLS.shareByEmail, async (ctx, { params, key, body: share }) => {
    const recipeId = recipeIdOf(params.id);
    const recipe = recipeId === null ? undefined : (await catalogue.snapshot()).recipe(recipeId);
    const earlier = recipe !== undefined || key === undefined ? null : await shares.state(key);
    const isTried = earlier !== null && earlier !== 'pending';
    if (recipeId === null || !(recipe || isTried)) throw notFound('There is no such recipe.');
    return await acceptItem(ctx, key, {
      isKnown: async (known) => (await shares.state(known)) !== null,
      limit: () => visitors.limit(ctx, 'share'),
      insert: (id) => send(id, share, { recipeId, recipe }),
      status: 'sent',
    });
  });

  return router;
}

/** A device's time-out is 20 s: the answer is due before that, however slow the mail server is. */
const ANSWER_WITHIN_MS = 12_000;

/** Sends each message at most once: the ledger says 'sending' before the first byte is sent. */
export function createShareDelivery(
  { shares, mailer, logger }: { shares: Shares; mailer: Mailer; logger: Logger },
  answerWithinMs = ANSWER_WITHIN_MS,
): ShareDelivery {
  const underWay = new Map<string, Promise<ShareState>>();

  /** The request that started it may be over by then. */
  const settle = (attempt: string, outcome: ShareOutcome) =>
    outsideRequests(() => shares.settle(attempt, outcome));

  async function send(attempt: string, mail: Mail): Promise<ShareState> {
    try {
      await mailer.send(mail);
    } catch (error) {
      const isUnknown = error instanceof MailOutcomeUnknown;
      await settle(attempt, isUnknown ? 'unknown' : 'failed');
      if (isUnknown) return 'unknown';
      throw error;
    }
    await settle(attempt, 'sent');
    return 'sent';
  }

  async function begin(key: string, mail: Mail): Promise<ShareState> {
    const attempt = await shares.begin(key);
    return attempt === null ? ((await shares.state(key)) ?? 'pending') : await send(attempt, mail);
  }

  function attemptOf(key: string, mail: Mail): Promise<ShareState> {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const attempt = begin(key, mail).finally(() => underWay.delete(key));
    underWay.set(key, attempt);
    // The answer may have been sent long before the attempt fails.
    attempt.catch((error: unknown) => logger.debug({ err: error }, 'share by e-mail'));
    return attempt;
  }

  return {
    deliver: (key, mail) => withTimeout(attemptOf(key, mail), answerWithinMs, () => 'sending'),
  };
}
