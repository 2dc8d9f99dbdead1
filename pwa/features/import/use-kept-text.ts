import { useState } from 'react';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';

const EMPTY = { text: '' };
/** Longer texts, such as whole pages, are too large to save at every pause and to put into backups. */
const MOST_CHARACTERS = 1_000_000;
/** The end of an invitation, even cut off: its secret must reach no storage. */
const SECRET = /(?:^|[\s#<>"'(])\d\.[\w-]{30}/;

function readKept(kept: unknown): typeof EMPTY | null {
  const { text } = (kept ?? {}) as { text?: unknown };
  return typeof text === 'string' ? { text } : null;
}

/** The text of a field, with a draft on the device unless it is very long or may hold an invitation. */
export function useKeptText(key: string) {
  const form = useKeptForm(key, readKept, EMPTY, '\n');
  const [unkept, setUnkept] = useState<string | null>(null);
  useDirtyForm(unkept !== null || form.state === 'unsaved' || form.state === 'failed');
  return {
    text: unkept ?? form.values.text,
    state: form.state,
    setText(text: string) {
      const mayKeep = text.length <= MOST_CHARACTERS && !SECRET.test(text);
      setUnkept(mayKeep ? null : text);
      if (mayKeep) form.setValues({ text });
      else if (form.values.text !== '') form.setValues(EMPTY);
    },
    /** The text is safe elsewhere: empties the field, unless more has been typed since. */
    handOver: (text: string) => form.handOver({ text }, EMPTY),
  };
}
