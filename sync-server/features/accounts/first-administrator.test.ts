import { expect, it } from 'vitest';
import type { Administrators } from '../../storage/administrators.ts';
import { cheapPasswords } from '../../testing/test-server.ts';
import { passwordNotice } from './first-administrator.ts';

const passwords = cheapPasswords();

/** The start-up notice if 'owner' is stored with the password 'the right one'. */
async function notice(adminUsername: string, adminPassword?: string): Promise<string | null> {
  const owner = { username: 'owner', passwordHash: await passwords.hash('the right one') };
  const administrators = {
    find: async (name: string) => (name === 'owner' ? owner : null),
    list: async () => [owner],
  } as unknown as Administrators;
  return passwordNotice(administrators, passwords, {
    adminUsername,
    ...(adminPassword !== undefined && { adminPassword }),
  });
}

it('says that the stored name or password counts if the given one differs', async () => {
  expect(await notice('boss', 'the right one')).toContain(
    "ADMIN_USERNAME is 'boss', but the stored administrator is 'owner'",
  );
  expect(await notice('owner', 'a wrong one')).toContain(
    "ADMIN_PASSWORD differs from the stored password of 'owner'",
  );
});

it('says nothing if both match or no password is given', async () => {
  expect(await notice('owner', 'the right one')).toBeNull();
  expect(await notice('boss')).toBeNull();
});
