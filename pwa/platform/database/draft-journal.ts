import type { Bowlful } from './bowlful.ts';

/** Prefix of the draft's key. */
const PREFIX = 'left-draft:';

/** How to merge text typed before the stored draft was read; see `mergeNewer`. */
type Joining = { initial: object; between: string };

type Left = { value: object; updatedAt: string; opened?: object | undefined };
type Note = Left & { page: number; joining?: Joining | undefined };

/** Distinguishes this page from earlier pages and other tabs. */
const thisPage = () => performance.timeOrigin;

/**
 * Journals a draft while its page is being left, synchronously: a transaction begun now may never end. `adoptJournalledDrafts`
 * moves it into the database. Failing for lack of space is no loss yet: the transaction may still succeed.
 * @param draft its timestamp is that of the save in flight, so that only one of the two is used
 * @param joining given if the stored draft is unknown
 */
export function journalDraft(key: string, draft: Left, joining?: Joining): void {
  const note: Note = { ...draft, page: thisPage(), joining };
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(note));
  } catch {
    // Refused or full.
  }
}

/** The draft of that time is safe in the database, or no longer wanted; later entries stay. */
export function dropJournalledDraft(key: string, updatedAt: string): void {
  try {
    const note = readNote(localStorage.getItem(PREFIX + key));
    if (note === null || note.updatedAt <= updatedAt) localStorage.removeItem(PREFIX + key);
  } catch {
    // Refused: then nothing was journalled either.
  }
}

/** As `dropJournalledDraft`, for every key that begins with this. */
export function dropJournalledDrafts(prefix: string, updatedAt: string): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX + prefix)) dropJournalledDraft(name.slice(PREFIX.length), updatedAt);
  } catch {
    // Refused: then nothing was journalled either.
  }
}

/**
 * Moves journalled drafts into the database unless it holds something newer.
 * @param page its entries stay: its forms are still open and save them
 */
export async function adoptJournalledDrafts(database: Bowlful, page = thisPage()): Promise<void> {
  const noted = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  for (const name of noted) {
    const note = readNote(localStorage.getItem(name));
    if (note === null) localStorage.removeItem(name);
    else if (note.page !== page) await adopt(database, name.slice(PREFIX.length), note);
  }
}

async function adopt(database: Bowlful, key: string, note: Note): Promise<void> {
  const { value, updatedAt, joining, opened } = note;
  await database.transaction('rw', database.drafts, async () => {
    const kept = await database.drafts.get(key);
    if (kept !== undefined && kept.updatedAt >= updatedAt) return;
    const before: unknown = kept?.value;
    const isJoined = joining !== undefined && isObject(before);
    const { initial = {}, between } = joining ?? {};
    const whole = isJoined ? mergeNewer(before, value, initial, initial, between) : value;
    await database.drafts.put({
      ...kept,
      key,
      value: whole,
      updatedAt,
      ...(opened !== undefined && { opened }),
    });
  });
  dropJournalledDraft(key, updatedAt);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readNote(text: string | null): Note | null {
  try {
    const note = JSON.parse(text ?? '') as Record<keyof Note, unknown>;
    const { value, updatedAt, page, joining, opened } = note;
    if (typeof updatedAt !== 'string' || !isObject(value)) return null;
    return {
      ...{ value, updatedAt, page: Number(page) },
      joining: isJoining(joining) ? joining : undefined,
      opened: isObject(opened) ? opened : undefined,
    };
  } catch {
    return null;
  }
}

function isJoining(joining: unknown): joining is Joining {
  const { initial, between } = (joining ?? {}) as Partial<Record<keyof Joining, unknown>>;
  return isObject(initial) && typeof between === 'string';
}

/** Whether two values of a form hold the same. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const isRecord = (value: unknown): value is object =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
const recordOf = (value: unknown): object => (isRecord(value) ? value : {});
/** Choices and figures are single words. */
const isProse = (text: string) => /\s/.test(text);

/** One field; see `mergeNewer`. */
function merged(kept: unknown, typed: unknown, base: unknown, initial: unknown, between: string): unknown {
  if (isSame(typed, base) || isSame(typed, kept) || isSame(typed, initial)) return kept;
  if (isSame(kept, base) || isSame(kept, initial) || kept === undefined) return typed;
  if (Array.isArray(kept) && Array.isArray(typed))
    return [...kept, ...typed.filter((row) => row !== '' && !kept.some((one) => isSame(one, row)))];
  if (isRecord(kept) && isRecord(typed))
    return mergeNewer(kept, typed, recordOf(base), recordOf(initial), between);
  if (typeof kept !== 'string' || typeof typed !== 'string') return kept;
  const isText = initial === '' || isProse(kept) || isProse(typed);
  if (!isText || kept.includes(typed)) return kept;
  return typed.includes(kept) ? typed : `${kept}${between}${typed}`;
}

/**
 * A stored draft merged with what was typed since into a form that began before it. A field that only one of them changed
 * is taken as changed. One that both did is joined, or the form would lose words: texts and rows one after the other,
 * records field by field; a choice stays as stored.
 * @param base the values that both started from
 * @param initial the form's values without a draft: a field that is back there counts as unchanged
 * @param between separator between stored and new text
 */
export function mergeNewer<T extends object>(kept: T, typed: T, base: T, initial: T, between = ' '): T {
  const fields = (Object.keys(typed) as (keyof T)[]).map((name) => [
    name,
    merged(kept[name], typed[name], base[name], initial[name], between),
  ]);
  // Rows by id that another tab has removed are gone: present but undefined, they would make the draft unreadable.
  const whole = Object.entries({ ...kept, ...Object.fromEntries(fields) });
  return Object.fromEntries(whole.filter(([, value]) => value !== undefined)) as T;
}
