import { useEffect, useMemo, useRef, useState } from 'react';
import { draftStamp } from '../../database/draft-stamp.ts';
import { clearDraft, joinDraft, saveDraft, useDraft } from '../../database/drafts.ts';
import { leaveDraft } from '../../database/left-drafts.ts';
import { withEarlyWords } from '../../database/with-early-words.ts';

const SAVE_AFTER_MS = 300;

export type KeptState = 'none' | 'unsaved' | 'saved' | 'failed';

export type KeptForm<T> = {
  values: T;
  setValues: (values: T) => void;
  /** How the words stand on the device; 'none' while nothing was typed. */
  state: KeptState;
  /** Whether what was typed differs from what the form began with. */
  isChanged: boolean;
  /** Drops the kept copy. */
  forget: () => void;
  /**
   * These words are safe elsewhere: drops their kept copy, and the form goes on from `next`, or as it stands. Where more was
   * typed since, all of it stays, in the form and on the device.
   */
  handOver: (values: T, next?: T) => void;
};

/**
 * The values of a form, kept on the device while they are typed: shortly after the last key, and at once when the page
 * is left or the form closes.
 * @param key of the draft; a form with another key is another form, so mount it anew
 * @param read the values of a draft that an earlier build may have written; null where it is none
 * @param initial what stands in the form where nothing was typed before
 * @param between what stands between kept words and those typed before they were there: a line break in a form of lines
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
  // Given to the device, which has not said yet that they are safe.
  const underWay = useRef<{ values: T; updatedAt: string } | null>(null);
  const empty = JSON.stringify(initial);
  const isEmpty = (values: T) => JSON.stringify(values) === empty;
  const isRead = draft !== undefined;
  // Typed while the draft was on its way: it is joined to it, here and on the device.
  const isEarly = useRef(false);
  // What was kept before the early words, once known: they may be joined to it more than once, as more of them come.
  const keptBefore = useRef<{ values: T | null } | null>(null);
  const joinEarly = (values: T) =>
    withEarlyWords(keptBefore.current?.values ?? initial, values, initial, between);
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
      // With more typed since, that is joined in its turn.
      if (!isEarly.current || unsaved.current !== null || underWay.current !== saving) return;
      isEarly.current = false;
      setTyped(whole);
    };
    const saveRead = () => (isNothing ? clearDraft(key) : saveDraft(key, values, saving.updatedAt));
    // Only the end of the latest save says how the words stand: more may have been typed since this one began.
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
    if (!isEarly.current) leaveDraft(key, values, updatedAt);
    else if (keptBefore.current !== null) leaveDraft(key, joinEarly(values), updatedAt);
    else leaveDraft(key, values, updatedAt, { initial, between });
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

  // Every change starts the wait anew.
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
    isChanged: !isEmpty(values),
    forget,
    handOver(handed, next = handed) {
      if (JSON.stringify(latest.current) !== JSON.stringify(handed)) return;
      forget();
      setTyped(next);
    },
  };
}
