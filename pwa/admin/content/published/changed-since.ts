type Field = { label: string; text: string };

/** The fields whose text has changed since the editor was opened. */
export function changedSince(opened: readonly Field[], now: readonly Field[]): Field[] {
  return now.filter(({ label, text }) => opened.find((field) => field.label === label)?.text !== text);
}
