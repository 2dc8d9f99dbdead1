import { Button } from '../../components/button.tsx';
import type { ProfileFormProps } from './profile-form-props.ts';
import styles from './profile-panel.module.css';

type ProfileFormActionsProps = ProfileFormProps<unknown> & { canSave: boolean };

/** The last row of a profile's form. */
export function ProfileFormActions(props: ProfileFormActionsProps) {
  const { canSave, pet, isFurther, onDone, onMinimize } = props;
  return (
    <div className={styles['buttons']}>
      <Button
        type="submit"
        disabledBecause={canSave ? undefined : 'Enter a breed, an age and a weight to save.'}
      >
        Save
      </Button>
      {(pet !== null || isFurther) && (
        <Button type="button" variant="outline" onClick={onDone}>
          Cancel
        </Button>
      )}
      <Button type="button" variant="ghost" onClick={onMinimize}>
        Minimize
      </Button>
    </div>
  );
}
