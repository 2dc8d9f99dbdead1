import { useEffect, useMemo, useRef, useState } from 'react';
import { clearDraft, joinDraft, saveDraft, useDraft } from '../../database/drafts.ts';
import { leaveDraft } from '../../database/left-drafts.ts';
import { withEarlyWords } from './with-early-words.ts';

const SAVE_AFTER_MS = 300;

export type KeptState = 'none' | 'unsaved' | 'saved' | 'failed';

export type KeptForm<T> = {
  values: T;
  setValues: (values: T) => void;
  /** How the words stand on the device; 'none' while nothing was typed. */
  state: KeptState;
  /** Whether what was typed differs from what the form began with. */
  isChanged: boolean;
  /** The words are safe elsewhere: drops the kept copy. With `next` the form goes on from there. */
  forget: (next?: T) => void;
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
  const underWay = useRef<T | null>(null);
  const empty = JSON.stringify(initial);
  const isEmpty = (values: T) => JSON.stringify(values) === empty;
  const isRead = draft !== undefined;
  // Typed while the draft was on its way: it is joined to it, here and on the device.
  const isEarly = useRef(false);
  const keepLatest = useRef(() => {});
  keepLatest.current = () => {
    const values = unsaved.current;
    if (values === null) return;
    unsaved.current = null;
    underWay.current = values;
    const isNothing = isEmpty(values);
    const join = (before: unknown) => withEarlyWords(read(before) ?? initial, values, initial, between);
    const joinEarly = async () => {
      const whole = await joinDraft(key, join);
      // With more typed since, the draft is joined to that once it has been read.
      if (!isEarly.current || unsaved.current !== null) return;
      isEarly.current = false;
      setTyped(whole);
    };
    const saveRead = () => (isNothing ? clearDraft(key) : saveDraft(key, values));
    // Only the end of the latest save says how the words stand: more may have been typed since this one began.
    const settle = (outcome: KeptState) => {
      if (underWay.current !== values) return;
      if (outcome !== 'failed') underWay.current = null;
      if (outcome === 'failed' || unsaved.current === null) setState(outcome);
    };
    (isRead ? saveRead() : joinEarly()).then(
      () => settle(isNothing ? 'none' : 'saved'),
      () => settle('failed'),
    );
  };
  const leave = useRef(() => {});
  leave.current = () => {
    const unsafe = unsaved.current ?? underWay.current;
    if (unsafe !== null && isRead && !isEmpty(unsafe)) leaveDraft(key, unsafe);
    keepLatest.current();
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
    if (kept === null || typed === null) return;
    unsaved.current = withEarlyWords(kept, typed, initial, between);
    setTyped(unsaved.current);
  }, [isRead]);

  const values = typed ?? kept ?? initial;
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
    forget(next) {
      unsaved.current = null;
      underWay.current = null;
      setState('none');
      if (next !== undefined) setTyped(next);
      clearDraft(key).catch(() => {});
    },
  };
}
