import { isSame, journalDraft, mergeNewer } from './draft-journal.ts';
import { clearDraft, draftStamp, joinDraft } from './drafts.ts';
import type { DraftRow } from './rows.ts';
import { ontoStored } from './with-newer.ts';

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
  /** Whether the form changes something stored, which another device may change too. */
  isEdit?: boolean;
};

export type DraftView<T> = {
  /** The values on the screen; null before anything is typed. */
  typed: T | null;
  /** Storage state of the draft; 'none' before anything is typed. */
  state: KeptState;
};

type Saving<T> = { values: T; updatedAt: string };
type Found<T> = { value: T | null; updatedAt: string };

const DEVICE = { join: joinDraft, clear: clearDraft, journal: journalDraft };
export type DraftStorage = typeof DEVICE;

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
  #isClosed = false;
  /** Whether it is known what the device holds; until then the journal says how to merge the text into it. */
  #isRead = false;
  /** The draft as read; undefined until then. */
  #kept: T | null | undefined;
  /** Timestamps of the stored drafts whose words are on the screen: any other is another tab's, or older than the form. */
  readonly #seen = new Set<string>();
  /** The draft as last read or stored, from which the text on the screen began. */
  #base: T | null = null;
  /** A draft that a save found on the device and merged; not on the screen yet. */
  #found: Found<T> | null = null;
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
    this.#isClosed = false;
    const leave = () => this.#leave();
    const leaveWhenHidden = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', leaveWhenHidden);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leaveWhenHidden);
      window.removeEventListener('pagehide', leave);
      this.#isClosed = true;
      // Nobody else tries again.
      if (this.#view.state === 'failed') this.#unsaved ??= this.#saving?.values ?? null;
      this.#leave();
    };
  }

  /**
   * Takes the form's current terms and the draft stored on the device, maybe by another tab.
   * @param kept undefined until it has been read
   * @param updatedAt its timestamp; undefined if there is none
   */
  follow(terms: DraftTerms<T>, kept: T | null | undefined, updatedAt?: string): void {
    this.#terms = terms;
    this.#kept = kept;
    if (kept === undefined) return;
    this.#isRead = true;
    // Sent or discarded by another tab: what is typed next begins from nothing.
    if (kept === null && updatedAt === undefined && this.#saving === null) this.#base = null;
    if (updatedAt !== undefined && !this.#seen.has(updatedAt)) this.#take({ value: kept, updatedAt });
  }

  setValues(values: T): void {
    this.#type(values, 'unsaved');
  }

  /** Deletes the draft, but not one that another tab stored and this one never showed. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#unsaved = null;
    this.#saving = null;
    this.#base = null;
    this.#show({ state: 'none' });
    this.#clear().catch(() => {});
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
    // Merged after the form has closed: nobody types on.
    if (this.#isClosed) this.#save();
    else this.#timer = setTimeout(() => this.#save(), SAVE_AFTER_MS);
  }

  #save(): void {
    clearTimeout(this.#timer);
    const values = this.#unsaved;
    if (values === null) return;
    this.#unsaved = null;
    const saving = { values, updatedAt: draftStamp() };
    this.#saving = saving;
    this.#seen.add(saving.updatedAt);
    const isNothing = isSame(values, this.#terms.initial);
    (isNothing ? this.#clear() : this.#write(saving)).then(
      () => this.#settle(saving, isNothing ? 'none' : 'saved'),
      () => this.#settle(saving, 'failed'),
    );
  }

  #clear(): Promise<void> {
    return this.#storage.clear(this.#key, (at) => this.#seen.has(at) && this.#found === null);
  }

  async #write(saving: Saving<T>): Promise<void> {
    const { read, initial } = this.#terms;
    const opened = this.#opened();
    const join = (kept: unknown, row: DraftRow | undefined) => {
      if (row !== undefined && !this.#seen.has(row.updatedAt)) {
        const value = ontoStored(read(kept), opened && row.opened, initial);
        this.#found = { value, updatedAt: row.updatedAt };
      }
      return this.#joined(this.#found, saving.values);
    };
    const whole = await this.#storage.join(this.#key, join, saving.updatedAt, opened);
    this.#isRead = true;
    // Forgotten meanwhile: then what was found stays on the device.
    if (this.#found === null || this.#saving === null) return;
    if (this.#saving !== saving || this.#unsaved !== null) return this.#take(this.#found);
    this.#seen.add(this.#found.updatedAt);
    this.#found = null;
    // What was computed from the same values stays valid.
    if (!isSame(whole, saving.values)) this.#show({ typed: whole });
    saving.values = whole;
  }

  /** Shows another tab's draft; text that is not stored yet is merged with it and saved. */
  #take(found: Found<T>): void {
    this.#seen.add(found.updatedAt);
    this.#found = null;
    const { typed } = this.#view;
    if (found.value === null) return;
    if (typed !== null) {
      if (this.#unsaved === null && this.#saving === null) this.#show({ typed: found.value, state: 'saved' });
      else {
        // The save in flight may come after the other tab's.
        if (this.#saving !== null) this.#saving.values = this.#joined(found, this.#saving.values);
        this.#type(this.#joined(found, typed));
      }
    }
    this.#base = found.value;
  }

  /** The stored values that the draft changes; undefined if it changes none. */
  #opened(): T | undefined {
    return this.#terms.isEdit ? this.#terms.initial : undefined;
  }

  #joined(found: Found<T> | null, typed: T): T {
    const { initial, between } = this.#terms;
    if (found === null || found.value === null) return typed;
    return mergeNewer(found.value, typed, this.#base ?? initial, initial, between);
  }

  /** Only the latest save sets the state: more may have been typed since this one began. */
  #settle(saving: Saving<T>, outcome: KeptState): void {
    if (this.#saving !== saving) return;
    if (outcome !== 'failed') this.#saving = null;
    if (outcome !== 'failed' && this.#unsaved === null) this.#base = saving.values;
    if (outcome === 'failed' || this.#unsaved === null) this.#show({ state: outcome });
  }

  /** Journals unconfirmed text synchronously: a transaction begun now may never end. */
  #leave(): void {
    this.#save();
    if (this.#saving === null) return;
    const { values, updatedAt } = this.#saving;
    const { initial, between } = this.#terms;
    if (isSame(values, initial)) return;
    const isKnown = this.#isRead || this.#found !== null;
    const value = isKnown ? this.#joined(this.#found, values) : values;
    const joining = isKnown ? undefined : { initial, between };
    this.#storage.journal(this.#key, { value, updatedAt, opened: this.#opened() }, joining);
  }
}
