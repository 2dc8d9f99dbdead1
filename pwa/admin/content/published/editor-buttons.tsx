import { Button } from '../../../components/button.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import styles from '../../parts/list.module.css';

type Props = {
  isSaving: boolean;
  isChanged: boolean;
  /** Drops the changes and closes the editor. */
  onCancel: () => void;
};

/** Save and cancel below the fields of an editor. */
export function EditorButtons({ isSaving, isChanged, onCancel }: Props) {
  return (
    <div className={styles['buttons']}>
      <Button type="submit" disabled={isSaving}>
        Save
      </Button>
      {isChanged ? (
        <ConfirmButton
          variant="ghost"
          disabled={isSaving}
          question="Discard your changes?"
          text="You can’t get them back."
          action="Discard"
          back="Keep writing"
          onConfirm={onCancel}
        >
          Cancel
        </ConfirmButton>
      ) : (
        <Button type="button" variant="ghost" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
