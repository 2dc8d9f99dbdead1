import { useMemo, useState } from 'react';
import { type Photo, photoSchema } from '#domain/outbox/photo';
import { clearDraft, saveDraft, useDraft } from '../../database/drafts.ts';
import { resizePhoto } from './resize-photo.ts';

function readKept(kept: unknown): Photo | null {
  const parsed = photoSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

export type ReviewPhoto = {
  photo: Photo | null;
  /** Why the last file was not taken. */
  problem: string | undefined;
  isReading: boolean;
  choose: (file: Blob) => Promise<void>;
  remove: () => void;
  /** It is safe in the queue: drops the kept copy. */
  forget: () => void;
};

/** The photo of a review that is being written: made smaller, and kept on the device beside its words. */
export function useReviewPhoto(recipeId: number): ReviewPhoto {
  const key = `review-photo:${recipeId}`;
  const draft = useDraft(key);
  const kept = useMemo(() => readKept(draft), [draft]);
  const [chosen, setChosen] = useState<Photo | null>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  return {
    photo: chosen === undefined ? kept : chosen,
    problem,
    isReading,
    async choose(file) {
      setReading(true);
      setProblem(undefined);
      try {
        const photo = await resizePhoto(file);
        setChosen(photo);
        // A failure is no loss yet: the form holds the picture.
        saveDraft(key, photo).catch(() => {});
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      } finally {
        setReading(false);
      }
    },
    forget() {
      clearDraft(key).catch(() => {});
    },
    remove() {
      setProblem(undefined);
      setChosen(null);
      clearDraft(key).catch(() => {});
    },
  };
}
