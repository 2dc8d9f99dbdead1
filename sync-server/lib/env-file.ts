import { readFileSync } from 'node:fs';
import { ConfigError } from './config.ts';

const OPTION = '--env-file';

function unquoted(value: string): string {
  const quote = value[0];
  const isQuoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
  return isQuoted ? value.slice(1, -1) : value;
}

/** Variables of a file as systemd and Podman read it: `NAME=value` lines; `#` starts a comment only at the start of a line. */
export function variablesOf(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const pairs = lines
    .filter((line) => line.includes('=') && !/^[#;]/.test(line))
    .map((line): [string, string] => {
      const at = line.indexOf('=');
      return [line.slice(0, at).trim(), unquoted(line.slice(at + 1).trim())];
    });
  return Object.fromEntries(pairs);
}

/**
 * Takes `--env-file <file>` from a command's arguments and puts the file's variables into the environment, where they win:
 * the command then works on the database that the server uses.
 * @returns the other arguments
 * @throws {ConfigError} when the file cannot be read
 */
export function takeEnvFile(given: readonly string[], env: NodeJS.ProcessEnv = process.env): string[] {
  const at = given.findIndex((argument) => argument === OPTION || argument.startsWith(`${OPTION}=`));
  if (at < 0) return [...given];
  const option = given[at] as string;
  const isJoined = option !== OPTION;
  const file = isJoined ? option.slice(OPTION.length + 1) : (given[at + 1] ?? '');
  if (file === '') throw new ConfigError(`Name the file with the server's variables: ${OPTION} <file>`);
  Object.assign(env, variablesOf(textOf(file)));
  return given.toSpliced(at, isJoined ? 1 : 2);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${OPTION}: ${file} cannot be read (${code ?? String(error)}).`);
  }
}
