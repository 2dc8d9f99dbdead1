import type { Context } from 'koa';
import type { ActAnswer } from '#domain/contract/editorial';
import { noteAct } from '../../http/act-notes.ts';
import { staleVersion } from '../../http/if-version.ts';
import { notFound } from '../../lib/errors.ts';
import type { ActResult, Versioned } from '../../storage/editorial/editorial-acts.ts';

/**
 * The answer to an act on published content, which is noted for the audit log; one that changed nothing has no new version.
 * @throws {ApiError} 404 if there is no such thing, 412 if it has changed since it was read
 */
export function answerOfAct<T extends Versioned & { status: unknown }>(
  ctx: Context,
  { act, kind }: { act: string; kind: string },
  result: ActResult<T>,
  stateOf: (status: T['status']) => ActAnswer['status'],
): ActAnswer {
  if (!('document' in result)) {
    if (result.outcome === 'missing') throw notFound('There is no such published content.');
    throw staleVersion();
  }
  const { _id, version = 0, status } = result.document;
  noteAct(ctx, {
    target: `${kind}:${_id}`,
    before: { version: result.outcome === 'done' ? version - 1 : version },
    after: { act, version, status: String(status) },
  });
  return { id: String(_id), version, status: stateOf(status) };
}
