import { DRAFT_SCHEMAS } from '#domain/outbox/new-entry';
import type { ItemBodies, PendingItem } from '#domain/outbox/outbox-item';
import { EMPTY_MESSAGE, readMessage } from '../contact/contact-values.ts';
import { EMPTY_SHARE, readShare } from '../share/share-values.ts';
import { readReport, reportValues } from '../shared/report-values.ts';

/** The types whose words are edited in the queue; a recipe has its page for that, a photo is exchanged. */
export type EditableType = 'review' | 'contact' | 'newsletter' | 'share' | 'report';
export type EditableItem = PendingItem<EditableType>;

/** The words of an item by the field that they stand in. */
export type EditValues = Record<string, string | number>;
/** The first thing wrong with a field. */
export type EditErrors = Partial<Record<string, string>>;

/** What stands in the form first; a field that was left out stands there empty. */
export function firstValues(item: EditableItem): EditValues {
  if (item.type === 'report') return reportValues(item.body.draft);
  if (item.type !== 'share') return { ...item.body.draft };
  const { personalMessage = '', ...others } = item.body.draft;
  return { ...others, personalMessage };
}

/** What was typed before, field by field where it fits; null where nothing of it does. */
export function keptValues(kept: unknown, first: EditValues): EditValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fitting = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(first, name) && typeof value === typeof first[name],
  );
  return fitting.length === 0 ? null : { ...first, ...Object.fromEntries(fitting) };
}

type Read = { draft: ItemBodies[EditableType]['draft']; errors: null } | { draft: null; errors: EditErrors };

/** The values as the draft that they make, or the first message of every wrong field, as their own form says it. */
export function readValues(type: EditableType, values: EditValues): Read {
  if (type === 'contact') return readMessage({ ...EMPTY_MESSAGE, ...values });
  if (type === 'share') {
    const { draft, errors } = readShare({ ...EMPTY_SHARE, ...values });
    return draft === null ? { draft, errors } : { draft, errors: null };
  }
  if (type === 'report') return readReport(values);
  const parsed = DRAFT_SCHEMAS[type].safeParse(values);
  if (parsed.success) return { draft: parsed.data, errors: null };
  const errors: EditErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { draft: null, errors };
}
