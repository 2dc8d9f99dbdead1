import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cycleInWords, folderCycles, readImportGraph } from './import-graph.ts';

/** Cycles in a project with these files. */
function cyclesOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'bowlful-cycles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['pwa', 'sync-server']) mkdirSync(join(root, folder));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return folderCycles(readImportGraph(root), () => true);
}

const MAIL = { 'sync-server/mail/send.ts': "import { store } from '../storage/store.ts';\n" };

it('names the folders of a planted cycle, each import with its line, and the remedy', () => {
  const [cycle, ...others] = cyclesOf({
    ...MAIL,
    'sync-server/storage/store.ts': "import type { Sent } from '../mail/sent.ts';\nimport './seed.ts';\n",
    'sync-server/storage/seed.ts': "\nimport {\n  greet,\n} from '../words/greet.ts';\n",
    'sync-server/words/greet.ts': "export const greet = () => import('../mail/send.ts');\n",
  });
  expect(others).toEqual([]);
  expect(cycle && cycleInWords(cycle).split('\n')).toEqual([
    'Folders import one another in a cycle: sync-server/mail, sync-server/storage, sync-server/words.',
    '  sync-server/mail/send.ts:1 imports sync-server/storage/store.ts',
    '  sync-server/storage/seed.ts:4 imports sync-server/words/greet.ts',
    '  sync-server/words/greet.ts:1 imports sync-server/mail/send.ts',
    '  Move what one of these imports needs into the folder below, or into the folder that uses it.',
  ]);
});

it('treats a folder and its subfolder as two', () => {
  const cycles = cyclesOf({
    'pwa/admin/panel.ts': "import './money/tab.ts';\n",
    'pwa/admin/money/tab.ts': "import { read } from '../api.ts';\n",
  });
  expect(cycles.map(({ folders }) => folders)).toEqual([['pwa/admin', 'pwa/admin/money']]);
});

it('ignores type imports', () => {
  const back = [
    "import type { Mail } from '../mail/send.ts';\n",
    "export type { Mail } from '../mail/send.ts';\n",
    "import type {\n  Mail,\n} from '../mail/send.ts';\n",
  ];
  for (const source of back) {
    expect(cyclesOf({ ...MAIL, 'sync-server/storage/store.ts': source })).toEqual([]);
  }
});

it('reports two separate cycles, and none outside the counted files', () => {
  const arrow = (from: string, to: string) => ({ from, to, line: 1, isType: false });
  const arrows = [
    arrow('a/x.ts', 'b/x.ts'),
    arrow('b/x.ts', 'a/y.ts'),
    arrow('c/x.ts', 'd/x.ts'),
    arrow('d/x.ts', 'c/x.ts'),
    arrow('b/x.ts', 'c/x.ts'),
  ];
  const folders = (isCounted: (path: string) => boolean) =>
    folderCycles(arrows, isCounted).map((cycle) => cycle.folders);
  expect(folders(() => true)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(folders((path) => path !== 'd/x.ts')).toEqual([['a', 'b']]);
});
