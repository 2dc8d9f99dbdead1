import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox, keyAfterMove } from './secret-box.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-secrets-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a sealed secret', () => {
  it('opens only unaltered, with the same key and context, and differs each time', () => {
    const box = createSecretBox({ secretsKey: 'k'.repeat(32), dataDir });
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'keeper|1');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'keeper|1')).not.toBe(sealed);
    expect(createSecretBox({ secretsKey: 'k'.repeat(32), dataDir }).open(sealed, 'keeper|1')).toBe(
      'JBSWY3DPEHPK3PXP',
    );
    expect(box.open(sealed, 'other|1')).toBeNull();
    expect(createSecretBox({ secretsKey: 'l'.repeat(32), dataDir }).open(sealed, 'keeper|1')).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
    expect(box.open(bytes.toString('base64url'), 'keeper|1')).toBeNull();
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

describe('the key after a move', () => {
  it('is copied into a new folder, private, and never replaces another key', async () => {
    const [from, to, other] = ['from', 'to', 'other'].map((name) => path.join(dataDir, name)) as [
      string,
      string,
      string,
    ];
    for (const folder of [to, other]) await mkdir(folder);
    const sealed = createSecretBox({ dataDir: from }).seal('secret', 'x');
    expect(keyAfterMove({ dataDir: from }, to)).toBe(
      `Copied the key of one-time codes to ${path.join(to, 'secrets.key')}.`,
    );
    expect(createSecretBox({ dataDir: to }).open(sealed, 'x')).toBe('secret');
    expect((await stat(path.join(to, 'secrets.key'))).mode & 0o777).toBe(0o600);
    expect(keyAfterMove({ dataDir: from }, to)).toBeNull();

    await writeFile(path.join(other, 'secrets.key'), 'another key');
    expect(keyAfterMove({ dataDir: from }, other)).toContain('is another key');
    expect(await readFile(path.join(other, 'secrets.key'), 'utf8')).toBe('another key');
  });

  it('is named if its folder stays, and not mentioned if there is none or SECRETS_KEY is set', () => {
    const from = path.join(dataDir, 'from');
    expect(keyAfterMove({ dataDir: from }, from)).toContain(`is still ${path.join(from, 'secrets.key')}`);
    expect(keyAfterMove({ dataDir: from, secretsKey: 'k'.repeat(32) }, from)).toBeNull();
    expect(keyAfterMove({ dataDir: path.join(dataDir, 'none') }, from)).toBeNull();
  });
});
