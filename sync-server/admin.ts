import { randomUUID } from 'node:crypto';
import { openDatabase, Refusal, runCommand } from './command.ts';
import { askPassword } from './features/accounts/ask-password.ts';
import {
  changePassword,
  createPasswords,
  passwordFault,
  removePasskeys,
} from './features/accounts/passwords.ts';
import { readConfig } from './lib/config.ts';
import { takeEnvFile } from './lib/operator-files.ts';
import { type Administrator, createAdministrators } from './storage/administrators.ts';
import { createAuditLog } from './storage/audit-log.ts';
import type { Database } from './storage/database.ts';
import { createDevices } from './storage/devices.ts';
import { createPasskeys } from './storage/passkeys.ts';
import { createSessions } from './storage/sessions.ts';

const USAGE = `npm run admin -- list
npm run admin -- reset NAME      sets a new password, removes passkeys and one-time codes, ends every session
npm run admin -- reset owner     the same for the owner, whatever their name

Add --env-file FILE to read the server's variables from its file.`;
const NO_ONE_YET = 'There is no administrator yet. Start the server to create the first one.';

const inWords = ({ username, role, codes }: Administrator) =>
  `'${username}', ${role}${codes === null ? '' : ', with one-time codes'}`;

/** The account with that name; 'owner' also means the only owner. */
function accountNamed(name: string, found: Administrator | null, all: Administrator[]): Administrator {
  if (found !== null) return found;
  const owners = all.filter(({ role }) => role === 'owner');
  if (name === 'owner' && owners.length === 1) return owners[0] as Administrator;
  const names = all.map(inWords).join('; ');
  const question = name === 'owner' ? 'There is more than one owner' : `There is no administrator '${name}'`;
  throw new Refusal(
    all.length === 0 ? NO_ONE_YET : `${question}. The administrators are: ${names}. Nothing was changed.`,
  );
}

async function reset(database: Database, name: string, auditKeptDays: number): Promise<void> {
  const administrators = createAdministrators(database, Date.now);
  await administrators.migrateNames();
  const found = await administrators.find(name);
  const account = accountNamed(name, found, await administrators.list());
  const { username, codes } = account;
  const password = await askPassword();
  if (password === null) throw new Refusal("The two passwords don't match. Nothing was changed.");
  const fault = passwordFault(username, password);
  if (fault !== null) throw new Refusal(`${fault} Nothing was changed.`);
  const sessions = createSessions(database, Date.now);
  const devices = createDevices(database, Date.now);
  await changePassword({ administrators, sessions, devices }, createPasswords(), username, password);
  await administrators.setCodes(username, { codes: null, codesOffered: null });
  const passkeys = createPasskeys(database, Date.now);
  const removed = await removePasskeys({ administrators, passkeys }, account);
  await createAuditLog(database, Date.now, auditKeptDays).add({
    who: 'command line',
    act: 'resetAccount',
    target: `account:${username}`,
    before: { hasCodes: codes !== null, passkeys: removed },
    after: { hasCodes: false, passkeys: 0 },
    requestId: randomUUID(),
  });
  console.log(
    `'${username}' has a new password, no passkeys and no one-time codes. Every session and known device has ended.`,
  );
}

/** Lists administrators, or resets one who has lost their password or authenticator. The server may be running. */
async function run(): Promise<void> {
  const [act, name, ...rest] = takeEnvFile(process.argv.slice(2));
  const isSound =
    rest.length === 0 && (act === 'list' ? name === undefined : act === 'reset' && name !== undefined);
  if (!isSound) throw new Refusal(USAGE);
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    if (name !== undefined) return await reset(database, name, config.auditKeptDays);
    const all = await createAdministrators(database, Date.now).list();
    if (all.length === 0) throw new Refusal(NO_ONE_YET);
    for (const administrator of all) console.log(inWords(administrator));
  } finally {
    await database.close();
  }
}

await runCommand(run);
