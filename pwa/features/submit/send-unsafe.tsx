import { Button } from '../../components/button.tsx';
import styles from '../recipe-form/submit.module.css';

type SendUnsafeProps = {
  /** 'Onion: toxic to dogs.' */
  toxic: string;
  formId: string;
  onKeep: () => void;
};

/** Asks once more before a recipe with a toxic food is sent. */
export function SendUnsafe({ toxic, formId, onKeep }: SendUnsafeProps) {
  return (
    <div role="alertdialog" aria-label="Send it all the same?" className={styles['question']}>
      <p>{toxic} It cannot be published like this. Send it all the same?</p>
      <Button onClick={onKeep} autoFocus>
        Change the recipe
      </Button>
      <Button type="submit" form={formId} variant="destructive">
        Send all the same
      </Button>
    </div>
  );
}
