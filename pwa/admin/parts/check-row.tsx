// Imported before our own styles, so that ours win: a tab may load before the panel.
import './theme.css';
import { Checkbox, Switch } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './check-row.module.css';

type CheckRowProps = {
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  /** Also its name for assistive technology; the whole row is the target. */
  children: ReactNode;
};

/** A checkbox with its label after it. */
export function CheckRow({ checked, disabled = false, onChange, children }: CheckRowProps) {
  return (
    <Words>
      <Checkbox
        size="3"
        checked={checked}
        disabled={disabled}
        onCheckedChange={(chosen) => onChange(chosen === true)}
        className={styles['box']}
      />
      <span>{children}</span>
    </Words>
  );
}

/** A switch, which takes effect at once. */
export function SwitchRow({ checked, disabled = false, onChange, children }: CheckRowProps) {
  return (
    <Words>
      <Switch
        size="3"
        radius="full"
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className={styles['switch']}
      />
      <span>{children}</span>
    </Words>
  );
}

function Words({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  return <label className={styles['row']}>{children}</label>;
}
