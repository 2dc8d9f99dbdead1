import type { Bowlful } from './bowlful.ts';
import { draftStamp } from './draft-stamp.ts';

/** Before the key of the draft. */
const PREFIX = 'left-draft:';

/**
 * Notes a draft while its page is being left: at once, since a transaction that is begun now may never end. `adoptLeftDrafts`
 * takes it over. Without room it is no loss yet: the transaction may make it.
 */
export function leaveDraft(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ value, updatedAt: draftStamp() }));
  } catch {
    // Refused or full.
  }
}

/** The draft of that time is safe in the database, or no longer wanted; what was noted later stays. */
export function dropLeftDraft(key: string, updatedAt: string): void {
  try {
    const note = readNote(localStorage.getItem(PREFIX + key));
    if (note === null || note.updatedAt <= updatedAt) localStorage.removeItem(PREFIX + key);
  } catch {
    // Refused: then nothing was noted either.
  }
}

/** Moves what was noted into the database, save where that holds something newer. */
export async function adoptLeftDrafts(database: Bowlful): Promise<void> {
  const noted = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  for (const name of noted) {
    const draft = readNote(localStorage.getItem(name));
    const key = name.slice(PREFIX.length);
    if (draft === null) {
      localStorage.removeItem(name);
    } else {
      await database.transaction('rw', database.drafts, async () => {
        const kept = await database.drafts.get(key);
        if (kept === undefined || kept.updatedAt < draft.updatedAt)
          await database.drafts.put({ key, ...draft });
      });
      dropLeftDraft(key, draft.updatedAt);
    }
  }
}

function readNote(text: string | null): { value: unknown; updatedAt: string } | null {
  try {
    const { value, updatedAt } = JSON.parse(text ?? '') as { value: unknown; updatedAt: unknown };
    return typeof updatedAt === 'string' ? { value, updatedAt } : null;
  } catch {
    return null;
  }
}
