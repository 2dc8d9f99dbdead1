// Imported before our own styles, so that ours win: a tab may load before the panel.
import './theme.css';
import { Select } from '@radix-ui/themes';
import { classNames } from '../../components/class-names.ts';
import { FormRow } from '../../components/form-row.tsx';
import { LAYER_TOKENS } from './admin-theme.tsx';
import { chooser, type OptionsProps } from './options.ts';
import styles from './select-row.module.css';

/** A labelled select, for more than three options. */
export function SelectRow<T extends string>(props: OptionsProps<T>) {
  const { label, options, value } = props;
  return (
    <FormRow label={label}>
      {(field) => (
        <Select.Root size="3" value={value} onValueChange={chooser(props)}>
          <Select.Trigger {...field} className={styles['trigger']} />
          <Select.Content position="popper" className={classNames(LAYER_TOKENS, styles['options'])}>
            {options.map((option) => (
              <Select.Item key={option.value} value={option.value}>
                {option.label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      )}
    </FormRow>
  );
}
