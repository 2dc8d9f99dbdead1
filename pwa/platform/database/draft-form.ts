import { journalDraft } from './draft-journal.ts';
import { clearDraft, draftStamp, joinDraft, saveDraft } from './drafts.ts';
import { mergeDrafts } from './merge-drafts.ts';

const SAVE_AFTER_MS = 300;

export type KeptState = 'none' | 'unsaved' | 'saved' | 'failed';

/** What a form is about. */
export type DraftTerms<T> = {
  /** Parses a draft, possibly of an earlier build; null if it is not one. */
  read: (kept: unknown) => T | null;
  /** The form's values without a draft. */
  initial: T;
  /** Between a draft and text typed before it was read: a line break in a form of lines. */
  between: string;
};

export type DraftView<T> = {
  /** The values on the screen; null before anything is typed. */
  typed: T | null;
  /** Storage state of the draft; 'none' before anything is typed. */
  state: KeptState;
};

type Saving<T> = { values: T; updatedAt: string };

const DEVICE = { save: saveDraft, join: joinDraft, clear: clearDraft, journal: journalDraft };
export type DraftStorage = typeof DEVICE;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The text of one form and its draft on the device: saved 300 ms after the last key, and at once when the page is left or
 * the form closes.
 */
export class DraftForm<T extends object> {
  readonly #key: string;
  readonly #storage: DraftStorage;
  #terms: DraftTerms<T>;
  #view: DraftView<T> = { typed: null, state: 'none' };
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * 'early': typed before the draft was read. Until the two are merged, each save merges them on the device, because it may
   * run before the draft is read.
   */
  #phase: 'unread' | 'early' | 'read' = 'unread';
  /** The draft as read; undefined until then. */
  #kept: T | null | undefined;
  /** The draft without the early text; undefined while unknown. Merged again as more text arrives. */
  #before: T | null | undefined;
  /** Typed, but not being saved yet. */
  #unsaved: T | null = null;
  /** The last save, until it is confirmed. */
  #saving: Saving<T> | null = null;

  constructor(key: string, terms: DraftTerms<T>, storage: DraftStorage = DEVICE) {
    this.#key = key;
    this.#terms = terms;
    this.#storage = storage;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): DraftView<T> => this.#view;

  /** Saves when the page is left; the returned function closes the form and saves the rest. */
  open(): () => void {
    const leave = () => this.#leave();
    const leaveWhenHidden = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', leaveWhenHidden);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leaveWhenHidden);
      window.removeEventListener('pagehide', leave);
      this.#save();
    };
  }

  /**
   * Takes the form's current terms and the draft stored on the device.
   * @param kept undefined until it has been read
   */
  follow(terms: DraftTerms<T>, kept: T | null | undefined): void {
    this.#terms = terms;
    this.#kept = kept;
    if (kept === undefined || this.#phase === 'read') return;
    const wasEarly = this.#phase === 'early';
    this.#phase = 'read';
    const { typed } = this.#view;
    if (!wasEarly || typed === null) return;
    if (this.#before === undefined) this.#before = kept;
    if (this.#before !== null) this.#type(this.#joined(typed));
  }

  setValues(values: T): void {
    if (this.#phase === 'unread') this.#phase = 'early';
    this.#type(values, 'unsaved');
  }

  /** Deletes the draft. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#unsaved = null;
    this.#saving = null;
    this.#before = undefined;
    if (this.#phase === 'early') this.#phase = 'unread';
    this.#show({ state: 'none' });
    this.#storage.clear(this.#key).catch(() => {});
  }

  /**
   * The values are safe elsewhere: deletes the draft and resets the form to `next`, or leaves it as it is. If more has been
   * typed since, all of it stays in the form and on the device.
   */
  handOver(values: T, next: T = values): void {
    if (!isSame(this.#view.typed ?? this.#kept ?? this.#terms.initial, values)) return;
    this.forget();
    this.#show({ typed: next });
  }

  #show(change: Partial<DraftView<T>>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of [...this.#listeners]) listener();
  }

  #type(typed: T, state = this.#view.state): void {
    this.#unsaved = typed;
    this.#show({ typed, state });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#save(), SAVE_AFTER_MS);
  }

  #save(): void {
    clearTimeout(this.#timer);
    const values = this.#unsaved;
    if (values === null) return;
    this.#unsaved = null;
    const saving = { values, updatedAt: draftStamp() };
    this.#saving = saving;
    const isNothing = isSame(values, this.#terms.initial);
    this.#write(saving, isNothing).then(
      () => this.#settle(saving, isNothing ? 'none' : 'saved'),
      () => this.#settle(saving, 'failed'),
    );
  }

  async #write(saving: Saving<T>, isNothing: boolean): Promise<void> {
    const { values, updatedAt } = saving;
    if (this.#phase === 'early') return this.#join(saving);
    await (isNothing ? this.#storage.clear(this.#key) : this.#storage.save(this.#key, values, updatedAt));
  }

  async #join(saving: Saving<T>): Promise<void> {
    const { values, updatedAt } = saving;
    const join = (kept: unknown) => {
      if (this.#before === undefined) this.#before = this.#terms.read(kept);
      return this.#joined(values);
    };
    const whole = await this.#storage.join(this.#key, join, updatedAt);
    // If more has been typed since, it is merged in turn.
    if (this.#phase !== 'early' || this.#unsaved !== null || this.#saving !== saving) return;
    this.#phase = 'read';
    // What was computed from the same values stays valid.
    if (!isSame(whole, values)) this.#show({ typed: whole });
  }

  #joined(typed: T): T {
    const { initial, between } = this.#terms;
    return mergeDrafts(this.#before ?? initial, typed, initial, between);
  }

  /** Only the latest save sets the state: more may have been typed since this one began. */
  #settle(saving: Saving<T>, outcome: KeptState): void {
    if (this.#saving !== saving) return;
    if (outcome !== 'failed') this.#saving = null;
    if (outcome === 'failed' || this.#unsaved === null) this.#show({ state: outcome });
  }

  /** Journals unconfirmed text synchronously: a transaction begun now may never end. */
  #leave(): void {
    this.#save();
    if (this.#saving === null) return;
    const { values, updatedAt } = this.#saving;
    const { initial, between } = this.#terms;
    if (isSame(values, initial)) return;
    if (this.#phase !== 'early') this.#storage.journal(this.#key, values, updatedAt);
    else if (this.#before !== undefined) this.#storage.journal(this.#key, this.#joined(values), updatedAt);
    else this.#storage.journal(this.#key, values, updatedAt, { initial, between });
  }
}
