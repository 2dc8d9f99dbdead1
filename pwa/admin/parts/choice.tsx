// Imported before our own styles, so that ours win: a tab may load before the panel.
import './theme.css';
import { SegmentedControl } from '@radix-ui/themes';
import styles from './choice.module.css';
import { chooser, type OptionsProps } from './options.ts';

/** Two or three options side by side, one selected. */
export function Choice<T extends string>(props: OptionsProps<T>) {
  const { label, options, value } = props;
  return (
    <SegmentedControl.Root
      aria-label={label}
      size="3"
      value={value}
      onValueChange={chooser(props)}
      className={styles['choice']}
    >
      {options.map((option) => (
        <SegmentedControl.Item key={option.value} value={option.value}>
          {option.label}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  );
}
