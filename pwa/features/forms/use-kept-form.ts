import { useEffect, useMemo, useRef, useState } from 'react';
import { journalDraft } from '../../platform/database/draft-journal.ts';
import { draftStamp } from '../../platform/database/draft-stamp.ts';
import { clearDraft, joinDraft, saveDraft, useDraft } from '../../platform/database/drafts.ts';
import { mergeDrafts } from '../../platform/database/merge-drafts.ts';

const SAVE_AFTER_MS = 300;

export type KeptState = 'none' | 'unsaved' | 'saved' | 'failed';

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
  /**
   * The values are safe elsewhere: deletes the draft and resets the form to `next`, or leaves it as it is. If more
   * has been typed since, all of it stays in the form and on the device.
   */
  handOver: (values: T, next?: T) => void;
};

/**
 * Form values with a draft stored on the device while typing: debounced after the last key, and at once when the page
 * is left or the form unmounts.
 * @param key of the draft; another key is another form, so remount it
 * @param read parses a draft, possibly of an earlier build; null if it is not one
 * @param initial the form's values without a draft
 * @param between separator for joining a draft with text typed before it was read: a line break in a form of lines
 */
export function useKeptForm<T extends object>(
  key: string,
  read: (kept: unknown) => T | null,
  initial: T,
  between = ' ',
): KeptForm<T> {
  const draft = useDraft(key);
  const kept = useMemo(() => (draft === undefined || draft === null ? null : read(draft)), [draft, read]);
  const [typed, setTyped] = useState<T | null>(null);
  const [state, setState] = useState<KeptState>('none');
  const unsaved = useRef<T | null>(null);
  // Values being written to the device, not confirmed yet.
  const underWay = useRef<{ values: T; updatedAt: string } | null>(null);
  const empty = JSON.stringify(initial);
  const isEmpty = (values: T) => JSON.stringify(values) === empty;
  const isRead = draft !== undefined;
  // Typed before the draft was read: merged into it, here and on the device.
  const isEarly = useRef(false);
  // The draft from before the early input, once read: input may be merged into it more than once as more arrives.
  const keptBefore = useRef<{ values: T | null } | null>(null);
  const joinEarly = (values: T) =>
    mergeDrafts(keptBefore.current?.values ?? initial, values, initial, between);
  const keepLatest = useRef(() => {});
  keepLatest.current = () => {
    const values = unsaved.current;
    if (values === null) return;
    unsaved.current = null;
    const saving = { values, updatedAt: draftStamp() };
    underWay.current = saving;
    const isNothing = isEmpty(values);
    const join = (before: unknown) => {
      keptBefore.current ??= { values: read(before) };
      return joinEarly(values);
    };
    const saveEarly = async () => {
      const whole = await joinDraft(key, join, saving.updatedAt);
      // If more has been typed since, it is merged in turn.
      if (!isEarly.current || unsaved.current !== null || underWay.current !== saving) return;
      isEarly.current = false;
      // What was computed from the same values stays valid.
      if (JSON.stringify(whole) !== JSON.stringify(values)) setTyped(whole);
    };
    const saveRead = () => (isNothing ? clearDraft(key) : saveDraft(key, values, saving.updatedAt));
    // Only the latest save sets the state: more may have been typed since this one began.
    const settle = (outcome: KeptState) => {
      if (underWay.current !== saving) return;
      if (outcome !== 'failed') underWay.current = null;
      if (outcome === 'failed' || unsaved.current === null) setState(outcome);
    };
    (isRead ? saveRead() : saveEarly()).then(
      () => settle(isNothing ? 'none' : 'saved'),
      () => settle('failed'),
    );
  };
  const leave = useRef(() => {});
  leave.current = () => {
    keepLatest.current();
    if (underWay.current === null) return;
    const { values, updatedAt } = underWay.current;
    if (isEmpty(values)) return;
    if (!isEarly.current) journalDraft(key, values, updatedAt);
    else if (keptBefore.current !== null) journalDraft(key, joinEarly(values), updatedAt);
    else journalDraft(key, values, updatedAt, { initial, between });
  };

  useEffect(() => {
    const keep = () => keepLatest.current();
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') leave.current();
    };
    const keepWhenLeft = () => leave.current();
    document.addEventListener('visibilitychange', keepWhenHidden);
    window.addEventListener('pagehide', keepWhenLeft);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      window.removeEventListener('pagehide', keepWhenLeft);
      keep();
    };
  }, []);

  // Debounce: every change restarts the timer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are the trigger
  useEffect(() => {
    if (unsaved.current === null) return;
    const timer = setTimeout(() => keepLatest.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft is there
  useEffect(() => {
    if (!isRead || !isEarly.current) return;
    isEarly.current = false;
    keptBefore.current ??= { values: kept };
    if (keptBefore.current.values === null || typed === null) return;
    unsaved.current = joinEarly(typed);
    setTyped(unsaved.current);
  }, [isRead]);

  const values = typed ?? kept ?? initial;
  const latest = useRef(values);
  latest.current = values;

  function forget() {
    unsaved.current = null;
    underWay.current = null;
    isEarly.current = false;
    setState('none');
    clearDraft(key).catch(() => {});
  }

  return {
    values,
    setValues(next) {
      unsaved.current = next;
      isEarly.current ||= !isRead;
      setState('unsaved');
      setTyped(next);
    },
    state: typed === null && kept !== null ? 'saved' : state,
    isRead,
    isChanged: !isEmpty(values),
    forget,
    handOver(handed, next = handed) {
      if (JSON.stringify(latest.current) !== JSON.stringify(handed)) return;
      forget();
      setTyped(next);
    },
  };
}
