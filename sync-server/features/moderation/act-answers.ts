import type { Context } from 'koa';
import type { ActAnswer } from '#domain/contract/editorial';
import { noteAct } from '../../http/act-notes.ts';
import { staleVersion } from '../../http/if-version.ts';
import { notFound } from '../../lib/errors.ts';
import type { ActResult, Versioned } from '../../storage/editorial/editorial-acts.ts';

/**
 * The answer to an act on published content.
 * @throws {ApiError} 404 if there is no such thing, 412 if it has changed since it was read
 */
export function answerOfAct<T extends Versioned & { status: unknown }>(
  result: ActResult<T>,
  statusOf: (status: T['status']) => ActAnswer['status'],
): ActAnswer {
  if (!('document' in result)) {
    if (result.outcome === 'missing') throw notFound('There is no such published content.');
    throw staleVersion();
  }
  const { _id, version = 0, status } = result.document;
  return { id: String(_id), version, status: statusOf(status) };
}

/** Notes an act for the audit log; one that changed nothing has no new version. */
export function noteResult<T extends Versioned & { status?: unknown }>(
  ctx: Context,
  { act, kind }: { act: string; kind: string },
  result: ActResult<T>,
): void {
  if (!('document' in result)) return;
  const { _id, version = 0, status } = result.document;
  const before = result.outcome === 'done' ? { version: version - 1 } : { version };
  noteAct(ctx, {
    target: `${kind}:${_id}`,
    before,
    after: { act, version, status: String(status ?? 'published') },
  });
}
