// Imported before our own styles, so that ours win: a tab may load before the panel.
import './theme.css';
import { AlertDialog } from '@radix-ui/themes';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { LAYER_TOKENS } from './admin-theme.tsx';
import dialog from './dialog.module.css';
import list from './list.module.css';

type ConfirmButtonProps = {
  /** Label of the button that opens the question. */
  children: ReactNode;
  /** Its accessible name, if the label alone isn't clear. */
  label?: string | undefined;
  variant?: ComponentProps<typeof Button>['variant'];
  disabled: boolean;
  disabledBecause?: string | undefined;
  question: string;
  /** Consequences of the action, shown before it is confirmed. */
  text: string;
  /** Label of the confirming button. */
  action: string;
  /** Label of the cancel button, which gets the focus. */
  back: string;
  onConfirm: () => void;
};

/** A button that asks for confirmation before it acts. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const {
    children,
    label,
    variant = 'destructive',
    disabled,
    disabledBecause,
    question,
    text,
    action,
    back,
    onConfirm,
  } = props;
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger>
        <Button
          variant={variant}
          disabled={disabled}
          disabledBecause={disabledBecause}
          {...(label !== undefined && { 'aria-label': label })}
        >
          {children}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content className={classNames(LAYER_TOKENS, dialog['dialog'])}>
        <AlertDialog.Title as="h2">{question}</AlertDialog.Title>
        <AlertDialog.Description>{text}</AlertDialog.Description>
        <div className={list['buttons']}>
          <AlertDialog.Action>
            <Button variant={variant} onClick={onConfirm}>
              {action}
            </Button>
          </AlertDialog.Action>
          <AlertDialog.Cancel>
            <Button variant="outline">{back}</Button>
          </AlertDialog.Cancel>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
