// Before our own styles, which win by their place: a tab may be loaded before the panel.
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

/** Something that is chosen or not, the box before its words. */
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

/** Something that works at once when it is switched on or off. */
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
