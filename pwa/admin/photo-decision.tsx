import type { PendingPhoto } from '#domain/contract/photos';
import { Button } from '../components/button.tsx';
import styles from './comments-tab.module.css';
import type { Decision } from './use-moderation.ts';

type PhotoDecisionProps = {
  photo: PendingPhoto;
  isSaving: boolean;
  onDecide: (status: Decision) => void;
};

/** A photo not yet public, full size on click, with its own approve and reject. */
export function PhotoDecision({ photo, isSaving, onDecide }: PhotoDecisionProps) {
  const name = photo.userName.trim() || 'Anonymous';
  const address = `/api/admin/photos/${photo.key}`;
  return (
    <div className={styles['buttons']}>
      <a href={address} target="_blank" rel="noreferrer">
        <img className={styles['picture']} src={address} alt={`From ${name}`} loading="lazy" />
      </a>
      <Button
        variant="outline"
        disabled={isSaving}
        onClick={() => onDecide('rejected')}
        aria-label={`Reject the photo of ${name}`}
      >
        Reject Photo
      </Button>
      <Button
        variant="soft"
        disabled={isSaving}
        onClick={() => onDecide('approved')}
        aria-label={`Approve the photo of ${name}`}
      >
        Approve Photo
      </Button>
    </div>
  );
}
