import type { Context } from 'koa';
import type { ActNote } from '../storage/audit-log.ts';

/**
 * Notes an act's target and changes for the audit log: ids, statuses, counts, field names. Nothing
 * that a visitor wrote, so erasure doesn't have to search the log.
 */
export function noteAct(ctx: Context, note: ActNote): void {
  ctx.state['act'] = { ...actNoteOf(ctx), ...note };
}

/** The route's notes on the act; its target is the id in the path by default. */
export function actNoteOf(ctx: Context): ActNote {
  const noted = ctx.state['act'] as ActNote | undefined;
  if (noted !== undefined) return noted;
  const [target] = Object.values((ctx['params'] ?? {}) as Record<string, string>);
  return target === undefined ? {} : { target: target.slice(0, 120) };
}
