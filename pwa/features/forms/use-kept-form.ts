import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { DraftForm, type KeptState } from '../../platform/database/draft-form.ts';
import { useDraftRow } from '../../platform/database/drafts.ts';
import { ontoStored, withNewer } from '../../platform/database/with-newer.ts';

export type KeptForm<T> = {
  values: T;
  setValues: (values: T) => void;
  /** Storage state of the draft; 'none' before anything is typed. */
  state: KeptState;
  /** Whether the draft has been read. */
  isRead: boolean;
  /** True if the values differ from the initial ones. */
  isChanged: boolean;
  /** Deletes the draft. */
  forget: () => void;
  /** The values are safe elsewhere: unless more has been typed since, deletes the draft and shows `next`, if given. */
  handOver: (values: T, next?: T) => void;
  /** Empties the form; returns its undo, which keeps what has been typed meanwhile. */
  startAgain: () => () => void;
};

/**
 * Form values with a draft stored on the device while typing, by `DraftForm`.
 * @param key of the draft; another key is another form, so remount it
 * @param read parses a draft, possibly of an earlier build; null if it is not one
 * @param initial the form's values without a draft
 * @param between separator for joining a draft with text typed before it was read: a line break in a form of lines
 * @param isEdit whether the form changes something stored: a field that an older draft left alone is as stored now
 */
export function useKeptForm<T extends object>(
  key: string,
  read: (kept: unknown) => T | null,
  initial: T,
  { between = ' ', isEdit = false }: { between?: string; isEdit?: boolean } = {},
): KeptForm<T> {
  const row = useDraftRow(key);
  const isRead = row !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: some forms pass a new `initial` object in every render
  const kept = useMemo(
    () => (row?.value == null ? null : ontoStored(read(row.value), isEdit ? row.opened : undefined, initial)),
    [row, read],
  );
  const terms = { read, initial, between, isEdit };
  const [form] = useState(() => new DraftForm<T>(key, terms));
  const [{ typed, state }, show] = useState(form.view);
  // With the form's first paint: useSyncExternalStore listens only after it, and a key pressed in between would not show.
  useLayoutEffect(() => form.subscribe(() => show(form.view())), [form]);
  useEffect(() => form.follow(terms, isRead ? kept : undefined, row?.updatedAt));
  useEffect(() => form.open(), [form]);

  const values = typed ?? kept ?? initial;
  return {
    values,
    setValues: (next) => form.setValues(next),
    state: typed === null && kept !== null ? 'saved' : state,
    isRead,
    isChanged: JSON.stringify(values) !== JSON.stringify(initial),
    forget: () => form.forget(),
    handOver: (handed, next) => form.handOver(handed, next),
    startAgain: () => {
      form.handOver(values, initial);
      return () => form.setValues(withNewer(values, form.view().typed ?? initial, initial));
    },
  };
}
