/** The fields of a shared record. Each is merged as a whole, whatever it holds. */
export type RecordValue = { readonly [field: string]: unknown };

/** Shared records by name: `pet/<id>`, `weight/<petId>/<day>`, …; README.md lists them. */
export type Records = ReadonlyMap<string, RecordValue>;

const entriesOf = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);

/** Whether two values, or fields of them, are the same; a missing field is undefined. A sync compares thousands. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const parts = entriesOf(a);
  return (
    parts.length === entriesOf(b).length &&
    parts.every(([key, part]) => Object.hasOwn(b, key) && isSame(part, (b as RecordValue)[key]))
  );
}

/** A field by a name that another device chose, such as '__proto__'. */
export const fieldOf = (value: RecordValue, field: string): unknown =>
  Object.hasOwn(value, field) ? value[field] : undefined;

/** The names of all fields of either. */
export const fieldsOf = (a: RecordValue, b: RecordValue): string[] => [
  ...new Set([...Object.keys(a), ...Object.keys(b)]),
];

/** A value of these fields, without the missing ones. */
export const withFields = (fields: readonly (readonly [field: string, content: unknown])[]): RecordValue =>
  Object.fromEntries(fields.filter(([, content]) => content !== undefined));
