/** Fields sorted by name, without the device's revision: neither affects what a reader sees. */
function contentOf(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'revision');
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** True if two recipes with their cards have the same content: the inlined one and the row on the device. */
export function isSameContent(one: object, other: object): boolean {
  return JSON.stringify(one, contentOf) === JSON.stringify(other, contentOf);
}
