import type { Bowlful } from './bowlful.ts';

/** Prefix of the draft's key. */
const PREFIX = 'left-draft:';

/** How to merge text typed before the stored draft was read; see `mergeDrafts`. */
type Joining = { initial: object; between: string };

type Note = { value: object; updatedAt: string; page: number; joining?: Joining | undefined };

/** Distinguishes this page from earlier pages and other tabs. */
const thisPage = () => performance.timeOrigin;

/**
 * Journals a draft while its page is being left, synchronously: a transaction begun now may never end. `adoptJournalledDrafts`
 * moves it into the database. Failing for lack of space is no loss yet: the transaction may still succeed.
 * @param updatedAt timestamp of the save in flight, so that only one of the two is used
 * @param joining given if the stored draft is unknown
 */
export function journalDraft(key: string, value: object, updatedAt: string, joining?: Joining): void {
  const note: Note = { value, updatedAt, page: thisPage(), joining };
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

async function adopt(database: Bowlful, key: string, { value, updatedAt, joining }: Note): Promise<void> {
  await database.transaction('rw', database.drafts, async () => {
    const kept = await database.drafts.get(key);
    if (kept !== undefined && kept.updatedAt >= updatedAt) return;
    const before: unknown = kept?.value;
    const isJoined = joining !== undefined && isObject(before);
    const whole = isJoined ? mergeDrafts(before, value, joining.initial, joining.between) : value;
    await database.drafts.put({ key, value: whole, updatedAt });
  });
  dropJournalledDraft(key, updatedAt);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readNote(text: string | null): Note | null {
  try {
    const { value, updatedAt, page, joining } = JSON.parse(text ?? '') as Record<keyof Note, unknown>;
    if (typeof updatedAt !== 'string' || !isObject(value)) return null;
    return { value, updatedAt, page: Number(page), joining: isJoining(joining) ? joining : undefined };
  } catch {
    return null;
  }
}

function isJoining(joining: unknown): joining is Joining {
  const { initial, between } = (joining ?? {}) as Partial<Record<keyof Joining, unknown>>;
  return isObject(initial) && typeof between === 'string';
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Both: the stored text or rows, then the new ones. Choices stay as stored. */
function joined(kept: unknown, typed: unknown, initial: unknown, between: string): unknown {
  if (Array.isArray(kept) && Array.isArray(typed)) return [...kept, ...typed.filter((row) => row !== '')];
  return initial === '' ? `${kept}${between}${typed}` : kept;
}

/**
 * A stored draft merged with text typed before it was read. Neither replaces the other, or the form would lose text.
 * @param initial the values that both started from
 * @param between separator between stored and new text
 */
export function mergeDrafts<T extends object>(kept: T, typed: T, initial: T, between = ' '): T {
  const fields = Object.entries(typed).map(([name, now]) => {
    const [before, first] = [kept[name as keyof T], initial[name as keyof T]];
    if (isSame(now, first)) return [name, before];
    return [name, before === undefined || isSame(before, first) ? now : joined(before, now, first, between)];
  });
  return { ...kept, ...Object.fromEntries(fields) };
}

/**
 * A draft that another tab has stored, merged with text typed since in this one. A field that only one of them changed
 * is taken as changed; one that both did is joined as by `mergeDrafts`.
 * @param base the draft that both started from
 */
export function mergeNewer<T extends object>(kept: T, typed: T, base: T, initial: T, between = ' '): T {
  const [newer, added] = [{ ...kept }, { ...typed }];
  for (const name of Object.keys(typed) as (keyof T)[]) {
    if (isSame(typed[name], base[name]) || isSame(typed[name], kept[name])) added[name] = initial[name];
    else if (isSame(kept[name], base[name])) newer[name] = initial[name];
  }
  return mergeDrafts(newer, added, initial, between);
}
