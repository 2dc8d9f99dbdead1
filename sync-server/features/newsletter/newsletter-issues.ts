import { Router } from '@koa/router';
import { type Issue, type IssueDraft, NEWSLETTER_CALLS } from '#domain/contract/newsletter-issue';
import { noteAct } from '../../http/request-notes.ts';
import { serve, staleVersion } from '../../http/serve.ts';
import { uuidOf } from '../../http/validate.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import type { Change, IssueRecipe, StoredIssue } from '../../storage/newsletter/issues.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Mail, type Mailer, MailOutcomeUnknown } from '../mail/mailer.ts';
import type { IssueSending } from './issue-sending.ts';
import { issueLetter } from './newsletter-mail.ts';

const NO_COUNTS = { sent: 0, unknown: 0, refused: 0, waiting: 0 };

type IssueDeps = {
  store: Store;
  catalogue: Catalogue;
  mailer: Mailer;
  sending: IssueSending;
  publicOrigin: string;
  mailsPerMinute: number;
};

function issueIdOf(text: string): string {
  const id = uuidOf(text);
  if (id === null) throw notFound('There is no such issue.');
  return id;
}

/** @throws {ApiError} unless the change was made */
function requireDone(change: Change): void {
  if (change === 'missing') throw notFound('There is no such issue.');
  if (change === 'stale') throw staleVersion();
}

/** @throws {ApiError} 422 if the message may have arrived, and the mailer's own errors */
async function sendNow(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailOutcomeUnknown)) throw error;
    throw new ApiError(
      422,
      'outcome-unknown',
      'The mail server disconnected, so the test may or may not have arrived.',
    );
  }
}

/** The weekly issue, behind the session check. */
export function newsletterIssueRoutes(deps: IssueDeps): Router {
  const { store, catalogue, mailer, sending, publicOrigin } = deps;
  const router = new Router();

  /** @throws {ApiError} 409 if one of them is not published */
  async function recipesOf({ recipeIds }: Pick<IssueDraft, 'recipeIds'>): Promise<IssueRecipe[]> {
    const snapshot = await catalogue.snapshot();
    return recipeIds.map((id) => {
      const recipe = snapshot.recipe(id);
      if (recipe === undefined) throw new ApiError(409, 'conflict', `Recipe ${id} is not published.`);
      return { id, title: recipe.title, description: recipe.description };
    });
  }

  async function countsOf(issue: StoredIssue): Promise<Issue['counts']> {
    if (issue.state === 'sent') return { ...NO_COUNTS, ...issue.counts };
    if (issue.startedAt === null) return NO_COUNTS;
    const { isSettled, ...counts } = await store.issueDeliveries.tally(issue.id);
    const circle = { list: issue.list, startedAt: issue.startedAt };
    return { ...counts, waiting: await store.audience.countWithout(circle, isSettled) };
  }

  async function present(issue: StoredIssue): Promise<Issue> {
    const { id, version, state, list, subject, intro, recipeIds, startedAt, finishedAt } = issue;
    const snapshot = await catalogue.snapshot();
    const sent = new Map(issue.recipes?.map((recipe) => [recipe.id, recipe.title]));
    const titles = recipeIds.map((recipe) => sent.get(recipe) ?? snapshot.recipe(recipe)?.title ?? null);
    const counts = await countsOf(issue);
    return { id, version, state, list, subject, intro, recipeIds, titles, counts, startedAt, finishedAt };
  }

  async function standing(id: string): Promise<StoredIssue> {
    const found = await store.issues.find(id);
    if (found === null) throw notFound('There is no such issue.');
    return found;
  }

  const letterOf = async (draft: IssueDraft) =>
    issueLetter(draft, await recipesOf(draft), { publicOrigin, wayOut: `${publicOrigin}/unsubscribe` });

  serve(router, NEWSLETTER_CALLS.getNewsletter, async () => {
    const issues: Issue[] = [];
    for (const issue of await store.issues.list()) issues.push(await present(issue));
    return {
      audience: await store.audience.counts(),
      issues,
      bounces: await store.audience.bounces(),
      problem: sending.problem(),
      perMinute: deps.mailsPerMinute,
    };
  });

  serve(router, NEWSLETTER_CALLS.previewIssue, (_, { body }) => letterOf(body));

  serve(router, NEWSLETTER_CALLS.saveIssue, async (ctx, { params, body: { version, ...draft } }) => {
    const id = issueIdOf(params.id);
    requireDone(await store.issues.save(id, draft, version));
    noteAct(ctx, { target: `issue:${id}`, before: { version }, after: { list: draft.list } });
    return await present(await standing(id));
  });

  serve(router, NEWSLETTER_CALLS.testIssue, async (ctx, { params, body: { email } }) => {
    const issue = await standing(issueIdOf(params.id));
    noteAct(ctx, { target: `issue:${issue.id}`, after: { isTest: true } });
    const letter = await letterOf(issue);
    const subject = `Test: ${letter.subject}`;
    await sendNow(mailer, { id: crypto.randomUUID(), to: email, ...letter, subject });
    return { status: 'sent' as const };
  });

  serve(router, NEWSLETTER_CALLS.actOnIssue, async (ctx, { params, body: { act, version } }) => {
    const id = issueIdOf(params.id);
    noteAct(ctx, { target: `issue:${id}`, before: { version }, after: { act } });
    switch (act) {
      case 'send':
        requireDone(await store.issues.start(id, version, await recipesOf(await standing(id))));
        break;
      case 'stop':
        requireDone(await store.issues.stop(id, version));
        break;
      case 'resume':
        requireDone(await store.issues.resume(id, version));
        break;
      case 'discard':
        requireDone(await store.issues.discard(id, version));
        return { id, state: 'discarded' as const };
    }
    if (act !== 'stop') sending.wake();
    return await present(await standing(id));
  });

  return router;
}
