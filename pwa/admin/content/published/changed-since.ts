type Field = { label: string; text: string };

/** The fields whose text is not the one that an editor was opened with. */
export function changedSince(opened: readonly Field[], now: readonly Field[]): Field[] {
  return now.filter(({ label, text }) => opened.find((field) => field.label === label)?.text !== text);
}
