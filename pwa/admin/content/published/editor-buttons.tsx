import { Button } from '../../../components/button.tsx';
import styles from '../../parts/list.module.css';

type Props = { isSaving: boolean; onClose: () => void };

/** Save and cancel below the fields of an editor. */
export function EditorButtons({ isSaving, onClose }: Props) {
  return (
    <div className={styles['buttons']}>
      <Button type="submit" disabled={isSaving}>
        Save
      </Button>
      <Button type="button" variant="ghost" disabled={isSaving} onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
