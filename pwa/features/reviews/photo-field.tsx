import { Camera, OctagonAlert, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import row from '../../components/form-row.module.css';
import styles from './review-card.module.css';
import { usePhotoAddress } from './use-photo-address.ts';
import type { ReviewPhoto } from './use-review-photo.ts';

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
