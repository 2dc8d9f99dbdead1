import type { ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  /** Also its name for assistive technology. */
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** An on/off setting with its label at the left; the whole row is the target. */
export function Switch({ children, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <label className={styles['row']}>
      <span className={styles['words']}>{children}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: HTML forbids aria-checked on a checkbox, whose own state counts.
        role="switch"
        className={styles['switch']}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
