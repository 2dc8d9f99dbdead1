import { OctagonAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type NumberBounds, typedError } from '#domain/units/typed-number';
import { useAnnouncement } from './announce.tsx';
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

type ChoiceFieldProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Value[];
  labelOf: (choice: Value) => string;
  help?: string | undefined;
  onChange: (choice: Value) => void;
};

/** One of a few values, as a select. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, labelOf, help, onChange } = props;
  return (
    <FormRow label={label} help={help}>
      {(field) => (
        <select {...field} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labelOf(choice)}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  );
}

type NumberFieldProps = {
  label: string;
  bounds: NumberBounds;
  /** For the message that names the bounds. */
  unit?: string;
  /** As typed. */
  value: string;
  id?: string;
  help?: string | undefined;
  /** Replaces the field's own error. */
  error?: string | undefined;
  remark?: string | undefined;
  onChange: (value: string) => void;
};

/**
 * A number with bounds, as text: a browser's number field silently drops the comma of '2,5'. Read it with
 * `typedNumber`.
 */
export function NumberField({ bounds, unit, value, error, onChange, ...row }: NumberFieldProps) {
  return (
    <FormRow {...row} error={error ?? typedError(value, bounds, unit)}>
      {(field) => (
        <input
          {...field}
          inputMode={bounds.isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormRow>
  );
}
