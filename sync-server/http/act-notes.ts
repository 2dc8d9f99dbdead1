import type { Context } from 'koa';
import type { ActNote } from '../storage/audit-log.ts';

/**
 * Says what an act was done to and what it changed, for the audit log: ids, statuses, counts, names of fields. Nothing
 * that a visitor wrote, so that an erasure need not look there.
 */
export function noteAct(ctx: Context, note: ActNote): void {
  ctx.state['act'] = { ...actNoteOf(ctx), ...note };
}

/** What routes have said of the act; its target is the id in the path unless they say otherwise. */
export function actNoteOf(ctx: Context): ActNote {
  const noted = ctx.state['act'] as ActNote | undefined;
  if (noted !== undefined) return noted;
  const [target] = Object.values((ctx['params'] ?? {}) as Record<string, string>);
  return target === undefined ? {} : { target: target.slice(0, 120) };
}
