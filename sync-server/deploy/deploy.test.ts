import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PHOTO_MAX_BYTES } from '#domain/review/photos';
import { CONFIG_NAMES, readConfig } from '../lib/config.ts';
import { variablesOf } from '../lib/operator-files.ts';
import { VERSION } from '../lib/project.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const FILES = ['Containerfile', 'nginx.conf', 'Caddyfile', 'bowlful.service', 'bowlful.env'];
/** Runtime variables, address families, and the variable that compose.yaml puts into MONGODB_URL. */
const OTHERS = /^(?:NODE_ENV|MALLOC_|MSGPACKR_|AF_|MONGODB_PASSWORD)/;

/** Words written in the style of variables. */
function variablesIn(text: string): string[] {
  const assigned = [...text.matchAll(/\b([A-Z][A-Z0-9_]{3,})=/g)];
  const mentioned = [...text.matchAll(/\b([A-Z]+(?:_[A-Z0-9]*)+)/g)];
  const names = [...assigned, ...mentioned].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !OTHERS.test(name));
}

/** How `npm start` starts the server. */
const { scripts } = JSON.parse(read('../../package.json')) as { scripts: { start: string } };
const FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--m') || word.startsWith('--h'));
const SETTINGS = scripts.start.split(' ').filter((word) => /^[A-Z_]+=/.test(word));

describe('the files for an operator', () => {
  it.each(FILES)('%s names only variables that the server knows', (name) => {
    const names = variablesIn(read(name));
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((variable) => !CONFIG_NAMES.includes(variable))).toEqual([]);
  });

  it('give values that the server accepts', () => {
    const env = variablesOf(read('bowlful.env').replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
    expect(Object.keys(env)).toContain('SMTP_URL');
    expect(readConfig(env)).toMatchObject({ isSecure: true, trustProxy: 1, backups: { everyHours: 24 } });
  });

  it('give the operator’s commands the DATA_DIR that the systemd unit uses', () => {
    const { DATA_DIR } = variablesOf(read('bowlful.env'));
    expect(read('bowlful.service')).toContain(`DATA_DIR=${DATA_DIR}\n`);
  });

  it('are all named in the README', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter(
      (name) => !/\.test\.ts$|^README/.test(name),
    );
    expect(files.filter((name) => !read('README.md').includes(name))).toEqual([]);
  });

  it('include a changelog that begins with what comes next, then this version', () => {
    const headings = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, name]) => name);
    expect(headings.filter((name) => name !== 'Next')[0]).toBe(VERSION);
  });

  it.each(['Containerfile', 'bowlful.service'])('%s starts the server as npm start does', (name) => {
    const text = read(name).replaceAll(/[",[\]]/g, '');
    expect(FLAGS).toHaveLength(2);
    expect(SETTINGS).toHaveLength(3);
    expect(text).toContain(`node ${FLAGS.join(' ')} sync-server/dist/main.js`);
    for (const setting of SETTINGS) expect(text).toContain(setting);
  });

  it.each([
    ['nginx.conf', /client_max_body_size (\d+)m/],
    ['Caddyfile', /max_size (\d+)MB/],
  ])('%s lets the largest photo through, blocks /metrics and does not compress', (name, pattern) => {
    const text = read(name);
    expect(Number(pattern.exec(text)?.[1]) * 1000 * 1000).toBeGreaterThan(PHOTO_MAX_BYTES);
    expect(text).toMatch(/\/metrics(?: 404| \{\s+return 404;)/);
    expect(text).not.toMatch(/^\s*(?:gzip on|encode )/m);
  });
});
