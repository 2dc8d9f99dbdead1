import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  it('S5: are kept as Argon2id with at least 19 MiB and two passes', async () => {
    const hash = await createPasswords().hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match their own hash alone, and none where there is no account', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('correct horse');
    expect(await passwords.verify(hash, 'correct horse')).toBe(true);
    expect(await passwords.verify(hash, 'correct horsE')).toBe(false);
    expect(await passwords.verify(null, 'correct horse')).toBe(false);
  });
});
