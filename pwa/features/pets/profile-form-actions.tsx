import { Button } from '../../components/button.tsx';
import { showToast } from '../../platform/state/toast-store.ts';
import kept from '../forms/kept-status.module.css';
import { KeptStatus } from '../forms/kept-status.tsx';
import type { KeptForm } from '../forms/use-kept-form.ts';
import type { ProfileFormProps } from './profile-form-props.ts';
import styles from './profile-panel.module.css';

type ProfileFormActionsProps<Values> = ProfileFormProps<unknown> & {
  /** Why Save is disabled; undefined if it isn't. */
  missing?: string | undefined;
  form: KeptForm<Values>;
  initial: Values;
};

/** The last rows of a profile's form. */
export function ProfileFormActions<Values>(props: ProfileFormActionsProps<Values>) {
  const { missing, pet, isFurther, form, initial, onDone, onMinimize } = props;

  function cancel() {
    form.forget();
    onDone();
  }

  function startAgain() {
    const typed = form.values;
    form.handOver(typed, initial);
    showToast({ title: 'What you typed is gone', undo: () => form.setValues(typed) });
  }

  return (
    <>
      <p className={kept['kept']}>
        <KeptStatus state={form.state} saved="Draft saved on this device" />
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" disabledBecause={missing}>
          Save
        </Button>
        {pet !== null || isFurther ? (
          <Button type="button" variant="outline" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          form.isChanged && (
            <Button type="button" variant="ghost" onClick={startAgain}>
              Empty the form
            </Button>
          )
        )}
        <Button type="button" variant="ghost" onClick={onMinimize}>
          Minimize
        </Button>
      </div>
    </>
  );
}
