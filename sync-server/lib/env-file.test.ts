import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { takeEnvFile, variablesOf } from './operator-files.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bowlful-env-'));
  file = path.join(folder, 'bowlful.env');
  await writeFile(file, 'MONGODB_URL=mongodb://bowlful:a#b=c@db/bowlful\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('reads names and values as systemd does: only a line’s start makes a comment, quotes are taken off', () => {
  const text = '# one\n; two\r\n\nA=1 # not a comment\r\n  B = "x y" \nC=\'z\'\nD="\nE=\nno variable\n';
  expect(variablesOf(text)).toEqual({ A: '1 # not a comment', B: 'x y', C: 'z', D: '"', E: '' });
});

it.each([
  [(name: string) => ['--env-file', name, 'list']],
  [(name: string) => ['list', `--env-file=${name}`]],
])('takes the option out of the arguments, and the file wins over the environment', (argumentsFor) => {
  const env = { MONGODB_URL: 'mongodb://another/one', PORT: '1' };
  expect(takeEnvFile(argumentsFor(file), env)).toEqual(['list']);
  expect(env).toEqual({ MONGODB_URL: 'mongodb://bowlful:a#b=c@db/bowlful', PORT: '1' });
});

it('changes nothing without the option, and names a file that cannot be read', () => {
  const env = {};
  expect(takeEnvFile(['reset', 'owner'], env)).toEqual(['reset', 'owner']);
  expect(env).toEqual({});
  expect(() => takeEnvFile(['--env-file', path.join(folder, 'none')], env)).toThrow(
    /none cannot be read \(ENOENT\)/,
  );
  expect(() => takeEnvFile(['--env-file'], env)).toThrow(ConfigError);
});
