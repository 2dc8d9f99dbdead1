// Imported before our own styles, so that ours win: a tab may load before the panel.
import './theme.css';
import { TextArea, TextField } from '@radix-ui/themes';
import type { ComponentProps, RefObject } from 'react';
import { FormRow } from '../../components/form-row.tsx';
import styles from './fields.module.css';

type RowProps = {
  label: string;
  help?: string | undefined;
  counter?: string | undefined;
  /** Error message, with the correction. */
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

type TextRowProps = RowProps & Omit<ComponentProps<typeof TextField.Root>, keyof RowProps>;

/** A labelled text field. */
export function TextRow({ label, help, counter, error, onChange, ...props }: TextRowProps) {
  return (
    <FormRow label={label} help={help} counter={counter} error={error}>
      {(field) => (
        <TextField.Root
          {...props}
          {...field}
          size="3"
          className={styles['line']}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormRow>
  );
}

type AreaRowProps = RowProps & Omit<ComponentProps<typeof TextArea>, keyof RowProps>;

/** A labelled text area that grows with its text. */
export function AreaRow({ label, help, counter, error, onChange, ...props }: AreaRowProps) {
  return (
    <FormRow label={label} help={help} counter={counter} error={error}>
      {(field) => (
        <TextArea
          {...props}
          {...field}
          size="3"
          resize="vertical"
          className={styles['area']}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormRow>
  );
}

/** Focuses a field by its name; its label scrolls into view with it. */
export function focusField(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  if (name !== undefined) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

type CredentialRowsProps = {
  username: string;
  onUsername: (username: string) => void;
  password: string;
  onPassword: (password: string) => void;
  errors: { username?: string | undefined; password?: string | undefined };
  /** Rule for a new password; undefined asks for an existing one. */
  newPasswordHelp?: string;
};

/** Name and password as plain, named fields, which pasting and password managers need. */
export function CredentialRows(props: CredentialRowsProps) {
  const { username, onUsername, password, onPassword, errors, newPasswordHelp } = props;
  return (
    <>
      <TextRow
        label="Username"
        error={errors.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        value={username}
        onChange={onUsername}
      />
      <TextRow
        label="Password"
        help={newPasswordHelp}
        error={errors.password}
        name="password"
        type="password"
        autoComplete={newPasswordHelp === undefined ? 'current-password' : 'new-password'}
        value={password}
        onChange={onPassword}
      />
    </>
  );
}
