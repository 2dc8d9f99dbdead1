import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

type Option<T extends string> = { value: T; label: ReactNode };

/** Two or three choices side by side, one of them chosen: radio buttons in a trough. */
export function Segmented<T extends string>(props: {
  label: string;
  options: readonly Option<T>[];
  /** Null before a choice is made. */
  value: T | null;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles['trough']}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          <span className={styles['thumb']}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
