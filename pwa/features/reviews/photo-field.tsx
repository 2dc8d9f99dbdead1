import { Camera, OctagonAlert, X } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { type Photo, photoSchema } from '#domain/review/photos';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import row from '../../components/form-row.module.css';
import { clearDraft, PHOTO_DRAFTS, saveDraft, useDraft } from '../../platform/database/drafts.ts';
import { errorWords } from '../page/run-command.ts';
import { resizePhoto } from './resize-photo.ts';
import styles from './review-card.module.css';
import { usePhotoAddress } from './use-photo-address.ts';

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

/** Photo of a review: selection, preview, removal. */
export function PhotoField({ photo, disabled }: { photo: ReviewPhoto; disabled: boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePhotoAddress(photo.photo);
  return (
    <fieldset className={row['row']} aria-describedby={photo.problem ? `${id}-error` : `${id}-help`}>
      <legend className={row['label']}>Photo (optional)</legend>
      {preview !== null && <img className={styles['photo']} src={preview} alt="What you attached" />}
      <div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label="Photo"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Allows choosing the same file again.
            event.target.value = '';
            if (file !== undefined) void photo.choose(file);
          }}
        />
        <Button
          type="button"
          variant="outline"
          disabled={disabled || photo.isReading}
          onClick={() => input.current?.click()}
        >
          <Camera size={18} aria-hidden />{' '}
          {photo.isReading
            ? 'Reading the photo...'
            : photo.photo === null
              ? 'Add a photo'
              : 'Change the photo'}
        </Button>{' '}
        {photo.photo !== null && (
          <Button type="button" variant="ghost" disabled={disabled} onClick={photo.remove}>
            <X size={18} aria-hidden /> Remove the photo
          </Button>
        )}
      </div>
      {photo.problem !== undefined && (
        <SpokenError id={`${id}-error`} className={row['error']}>
          <OctagonAlert size={18} aria-hidden /> {photo.problem}
        </SpokenError>
      )}
      <p id={`${id}-help`} className={row['below']}>
        We make it smaller on this device and remove the place where it was taken. Our team checks it before
        it appears.
      </p>
    </fieldset>
  );
}

function readKept(kept: unknown): Photo | null {
  const parsed = photoSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

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
        setProblem(errorWords(error));
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
