import type { Bowlful } from './bowlful.ts';
import { mergeDrafts } from './merge-drafts.ts';

/** Before the key of the draft. */
const PREFIX = 'left-draft:';

/** How words that were typed before the kept draft had been read are to be joined to it; see `mergeDrafts`. */
type Joining = { initial: object; between: string };

type Note = { value: object; updatedAt: string; page: number; joining?: Joining | undefined };

/** Told apart from the pages before it and beside it. */
const thisPage = () => performance.timeOrigin;

/**
 * Notes a draft while its page is being left: at once, since a transaction that is begun now may never end. `adoptJournalledDrafts`
 * takes it over. Without room it is no loss yet: the transaction may make it.
 * @param updatedAt the stamp of the save that is on its way, so that of the two only one is taken
 * @param joining where the draft that was kept before is not known
 */
export function journalDraft(key: string, value: object, updatedAt: string, joining?: Joining): void {
  const note: Note = { value, updatedAt, page: thisPage(), joining };
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(note));
  } catch {
    // Refused or full.
  }
}

/** The draft of that time is safe in the database, or no longer wanted; what was noted later stays. */
export function dropJournalledDraft(key: string, updatedAt: string): void {
  try {
    const note = readNote(localStorage.getItem(PREFIX + key));
    if (note === null || note.updatedAt <= updatedAt) localStorage.removeItem(PREFIX + key);
  } catch {
    // Refused: then nothing was noted either.
  }
}

/**
 * Moves what was noted into the database, save where that holds something newer.
 * @param page whose notes stay: its forms are still there, and save them by themselves
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
