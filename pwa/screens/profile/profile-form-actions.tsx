import { Button } from '../../components/button.tsx';
import styles from './profile-panel.module.css';

type ProfileFormActionsProps = {
  canSave: boolean;
  /** Null while there is no profile to cancel back to. */
  onCancel: (() => void) | null;
  onMinimize: () => void;
};

/** The last row of a profile's form. */
export function ProfileFormActions({ canSave, onCancel, onMinimize }: ProfileFormActionsProps) {
  return (
    <div className={styles['buttons']}>
      <Button type="submit" disabled={!canSave}>
        Save
      </Button>
      {onCancel !== null && (
        <Button type="button" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button type="button" variant="ghost" onClick={onMinimize}>
        Minimize
      </Button>
    </div>
  );
}
