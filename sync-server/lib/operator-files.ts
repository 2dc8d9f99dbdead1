import { readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import * as z from 'zod/mini';
import { ConfigError } from './config.ts';

const { localeError } = z.locales.en();

/**
 * Reads a JSON file named by the operator.
 * @param variable the environment variable that names it
 * @throws {ConfigError} naming variable, file, and for each fault its line and field
 */
export function readOperatorFile<T>(variable: string, file: string, schema: z.ZodMiniType<T>): T {
  const text = operatorText(variable, file);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const faults: ParseError[] = [];
  const tree = parseTree(text, faults, { disallowComments: true });
  const [fault] = faults;
  if (tree === undefined || fault !== undefined) {
    const reason =
      fault === undefined || text.trim() === '' ? 'it is empty' : spaced(printParseErrorCode(fault.error));
    throw new ConfigError(`${variable}: ${file}, line ${lineAt(fault?.offset ?? 0)} is not JSON: ${reason}`);
  }
  const parsed = schema.safeParse(getNodeValue(tree), { error: localeError });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const field = path.length === 0 ? '' : `, ${fieldName(path)}`;
    return `${variable}: ${file}, line ${lineAt(nearestNode(tree, path).offset)}${field}: ${message}`;
  });
  throw new ConfigError(lines.join('\n'));
}

/**
 * Reads a file named by the operator.
 * @throws {ConfigError} naming variable and file
 */
export function operatorText(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${variable}: ${file} cannot be read (${code ?? String(error)})`);
  }
}

/** 'PropertyNameExpected' → 'property name expected'. */
function spaced(code: string): string {
  return code.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
}

/** '[1].id' */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** The node of a field, or of its parent if it is missing. */
function nearestNode(tree: Node, path: readonly PropertyKey[]): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]);
    if (node !== undefined) return node;
  }
  return tree;
}

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
