import { useState } from 'react';
import * as z from 'zod/mini';
import { useKeptWords } from '../../parts/use-kept-words.ts';

/**
 * The texts of something published while somebody edits them.
 * @param key of the draft
 * @param stored the texts as the server has them now; after a conflict, somebody else's
 */
export function useEditedWords<Words extends object>(
  key: string,
  schema: z.ZodMiniType<Words>,
  stored: Words,
) {
  const [edited] = useState(() => z.object({ opened: schema, words: schema }));
  const initial = { opened: stored, words: stored };
  const { values, setValues, handOver } = useKeptWords(key, edited, initial);
  const { opened, words } = values;
  return {
    /** As stored when the editor was opened. */
    opened,
    words,
    put: (changes: Partial<Words>) => setValues({ opened, words: { ...words, ...changes } }),
    isChanged: JSON.stringify(words) !== JSON.stringify(stored),
    /** Deletes the draft: it was saved, or discarded. */
    drop: () => handOver(values, initial),
  };
}
