import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guardVersion } from './version-plugins.ts';

it('the guard version changes with a source file, and not with a test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowlful-guard-'));
  try {
    writeFileSync(join(folder, 'names.ts'), 'onion');
    const before = guardVersion([folder]);
    writeFileSync(join(folder, 'names.test.ts'), 'expect');
    expect(guardVersion([folder])).toBe(before);
    writeFileSync(join(folder, 'names.ts'), 'onion,leek');
    expect(guardVersion([folder])).not.toBe(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('the guard version fits the version field of a report', () => {
  expect(guardVersion()).toMatch(/^[0-9a-f]{12}$/);
});
