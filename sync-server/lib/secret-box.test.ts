import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-secrets-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a sealed secret', () => {
  it('opens only with the same key and context, and differs each time', () => {
    const box = createSecretBox({ secretsKey: 'k'.repeat(32), dataDir });
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'keeper|1');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'keeper|1')).not.toBe(sealed);
    expect(createSecretBox({ secretsKey: 'k'.repeat(32), dataDir }).open(sealed, 'keeper|1')).toBe(
      'JBSWY3DPEHPK3PXP',
    );
    expect(box.open(sealed, 'other|1')).toBeNull();
    expect(createSecretBox({ secretsKey: 'l'.repeat(32), dataDir }).open(sealed, 'keeper|1')).toBeNull();
    expect(box.open(`A${sealed.slice(1)}`, 'keeper|1')).toBeNull();
    expect(box.open('', 'keeper|1')).toBeNull();
  });

  it('has its own key in the data folder, readable only by the server’s account', async () => {
    const folder = path.join(dataDir, 'new');
    const sealed = createSecretBox({ dataDir: folder }).seal('secret', 'x');
    expect(createSecretBox({ dataDir: folder }).open(sealed, 'x')).toBe('secret');
    const file = path.join(folder, 'secrets.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toMatch(/^[\w-]{43}$/);
  });
});
