import type { PendingPhoto } from '#domain/review/photos';
import { Button } from '../../../components/button.tsx';
import { photoForReview } from '../../calls/api.ts';
import type { Decision } from '../../calls/use-moderation.ts';
import styles from '../../parts/list.module.css';

type PhotoDecisionProps = {
  photo: PendingPhoto;
  isSaving: boolean;
  onDecide: (status: Decision) => void;
};

/** A pending photo, full size on click, with its own approve and reject buttons. */
export function PhotoDecision({ photo, isSaving, onDecide }: PhotoDecisionProps) {
  const name = photo.userName.trim() || 'Anonymous';
  const address = photoForReview(photo.key);
  return (
    <div className={styles['buttons']}>
      <a href={address} target="_blank" rel="noreferrer">
        <img className={styles['picture']} src={address} alt={`From ${name}`} loading="lazy" />
      </a>
      <div className={styles['buttons']}>
        <Button
          variant="outline"
          disabled={isSaving}
          onClick={() => onDecide('rejected')}
          aria-label={`Reject Photo of ${name}`}
        >
          Reject Photo
        </Button>
        <Button
          variant="soft"
          disabled={isSaving}
          onClick={() => onDecide('approved')}
          aria-label={`Approve Photo of ${name}`}
        >
          Approve Photo
        </Button>
      </div>
    </div>
  );
}
