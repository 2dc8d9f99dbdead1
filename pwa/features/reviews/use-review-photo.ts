import { useMemo, useState } from 'react';
import { type Photo, photoSchema } from '#domain/review/photos';
import { clearDraft, PHOTO_DRAFTS, saveDraft, useDraft } from '../../platform/database/drafts.ts';
import { resizePhoto } from './resize-photo.ts';

function readKept(kept: unknown): Photo | null {
  const parsed = photoSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

export type ReviewPhoto = {
  photo: Photo | null;
  /** Why the last file was rejected. */
  problem: string | undefined;
  isReading: boolean;
  choose: (file: Blob) => Promise<void>;
  remove: () => void;
  /** Deletes the stored copy, once the photo is safely queued. */
  forget: () => void;
};

/** Photo of a review draft: resized, and stored on the device with it. */
export function useReviewPhoto(recipeId: number): ReviewPhoto {
  const key = `${PHOTO_DRAFTS}${recipeId}`;
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
        // A failed store loses nothing yet: the form holds the picture.
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
