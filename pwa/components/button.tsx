import { Button as RadixButton } from '@radix-ui/themes';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

type ButtonVariant = 'solid' | 'soft' | 'outline' | 'ghost' | 'destructive';

type ButtonProps = Omit<ComponentProps<typeof RadixButton>, 'variant' | 'size' | 'color'> & {
  /** One solid button per screen. 'destructive' is an outline with red words, never solid red. */
  variant?: ButtonVariant;
  /** Why it is disabled, shown above it; undefined if enabled. */
  disabledBecause?: string | undefined;
};

const preventDefault = (event: MouseEvent) => event.preventDefault();

/**
 * At least 44 px high. `asChild` makes a link look like a button. Submits a form only with an explicit type. A
 * disabled one does nothing, and keeps the focus.
 */
export function Button({
  variant = 'solid',
  className,
  disabled = false,
  disabledBecause,
  ...props
}: ButtonProps) {
  const because = useId();
  return (
    <>
      {disabledBecause !== undefined && (
        <p id={because} className={styles['because']}>
          {disabledBecause}
        </p>
      )}
      <RadixButton
        {...(!props.asChild && { type: 'button' })}
        {...props}
        {...(disabledBecause !== undefined && { 'aria-describedby': because })}
        {...((disabled || disabledBecause !== undefined) && {
          'aria-disabled': true,
          'data-disabled': true,
          onClick: preventDefault,
        })}
        size="3"
        variant={variant === 'destructive' ? 'outline' : variant}
        className={classNames(styles['button'], styles[variant], className)}
      />
    </>
  );
}
