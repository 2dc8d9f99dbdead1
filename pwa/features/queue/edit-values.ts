import { DRAFT_SCHEMAS } from '../../platform/outbox/entry.ts';
import type { ItemBodies, PendingItem } from '../../platform/outbox/item.ts';
import { EMPTY_MESSAGE, readMessage } from '../contact/contact-values.ts';
import { readReport, reportValues } from '../safety/report-values.ts';
import { EMPTY_SHARE, readShare } from '../share/share-values.ts';

/** Types that are edited in the queue; a recipe has a page for that, a photo is replaced. */
export type EditableType = 'review' | 'contact' | 'newsletter' | 'share' | 'report';
export type EditableItem = PendingItem<EditableType>;

/** Texts of an item by field. */
export type EditValues = Record<string, string | number>;
/** First error per field. */
export type EditErrors = Partial<Record<string, string>>;

/** Initial values of the editor; an omitted field is empty. */
export function firstValues(item: EditableItem): EditValues {
  if (item.type === 'report') return reportValues(item.body.draft);
  if (item.type === 'contact') {
    const { context: _, ...typed } = item.body.draft;
    return typed;
  }
  if (item.type !== 'share') return { ...item.body.draft };
  const { personalMessage = '', ...others } = item.body.draft;
  return { ...others, personalMessage };
}

/** Stored edits, valid fields only; null if there are none. */
export function keptValues(kept: unknown, first: EditValues): EditValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fitting = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(first, name) && typeof value === typeof first[name],
  );
  return fitting.length === 0 ? null : { ...first, ...Object.fromEntries(fitting) };
}

type Read = { draft: ItemBodies[EditableType]['draft']; errors: null } | { draft: null; errors: EditErrors };

/** The draft from the values, or the first message per invalid field, as in the original form. */
export function readValues(item: EditableItem, values: EditValues): Read {
  const { type } = item;
  if (type === 'contact') {
    const read = readMessage({ ...EMPTY_MESSAGE, ...values });
    if (read.draft === null) return read;
    // Data sent along with the texts is not edited.
    const { context } = item.body.draft;
    return { draft: { ...read.draft, ...(context !== undefined && { context }) }, errors: null };
  }
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
