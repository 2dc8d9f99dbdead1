import { TextRow } from './fields.tsx';

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
