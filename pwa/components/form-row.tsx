import { OctagonAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useAnnouncement } from './announce.ts';
import styles from './form-row.module.css';

/** Attributes that tie the control to its label, help and error. */
type FieldProps = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
};

type FormRowProps = {
  label: string;
  /** Id of the control, if referenced elsewhere. */
  id?: string | undefined;
  /** A sentence below, left. */
  help?: string | undefined;
  /** A count below, right. */
  counter?: string | undefined;
  /** The error and how to correct it. */
  error?: string | undefined;
  /** A warning, announced when it appears; the entry is still valid. Empty if none. */
  remark?: string | undefined;
  children: (field: FieldProps) => ReactNode;
};

/** Label above, control, help and counter below; an error in words, with an icon. */
export function FormRow({ label, id: givenId, help, counter, error, remark, children }: FormRowProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  useAnnouncement(remark ?? '', { delayMs: 1000 });
  const describedBy = [
    error && `${id}-error`,
    remark && `${id}-remark`,
    help && `${id}-help`,
    counter && `${id}-counter`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles['row']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {children({
        id,
        className: styles['field'] ?? '',
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles['error']}>
          <OctagonAlert size={18} aria-hidden /> {error}
        </p>
      )}
      {remark !== undefined && (
        <p id={`${id}-remark`} className={styles['remark']}>
          {remark}
        </p>
      )}
      {(help !== undefined || counter !== undefined) && (
        <div className={styles['below']}>
          {help !== undefined && <p id={`${id}-help`}>{help}</p>}
          {counter !== undefined && (
            <p id={`${id}-counter`} className={styles['counter']}>
              {counter}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
