import { openDatabase, Refusal, runCommand } from './command.ts';
import { askPassword } from './features/accounts/ask-password.ts';
import { changePassword, createPasswords, passwordFault } from './features/accounts/passwords.ts';
import { readConfig } from './lib/config.ts';
import { takeEnvFile } from './lib/operator-files.ts';
import { createAdministrators } from './storage/administrators.ts';
import { createDevices } from './storage/devices.ts';
import { createSessions } from './storage/sessions.ts';

const FROM_ENVIRONMENT = '--from-environment';
const USAGE = `npm run password -- [NAME] [${FROM_ENVIRONMENT}] [--env-file FILE]`;

function readArguments(): { name?: string; isFromEnvironment: boolean } {
  const given = takeEnvFile(process.argv.slice(2));
  const names = given.filter((argument) => argument !== FROM_ENVIRONMENT);
  const [name] = names;
  if (names.length > 1 || name?.startsWith('-')) throw new Refusal(`Usage: ${USAGE}`);
  return { ...(name !== undefined && { name }), isFromEnvironment: given.includes(FROM_ENVIRONMENT) };
}

async function newPassword(isFromEnvironment: boolean, fromEnvironment?: string): Promise<string> {
  if (isFromEnvironment) {
    if (fromEnvironment === undefined) throw new Refusal('ADMIN_PASSWORD is not set.');
    return fromEnvironment;
  }
  const asked = await askPassword();
  if (asked === null) throw new Refusal("The two passwords don't match. Nothing was changed.");
  return asked;
}

/** Changes an administrator's password, or creates the first administrator. Takes effect at once on a running server. */
async function run(): Promise<void> {
  const { name, isFromEnvironment } = readArguments();
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    const administrators = createAdministrators(database, Date.now);
    await administrators.migrateNames();
    const stored = await administrators.list();
    const only = stored.length === 1 ? stored[0]?.username : undefined;
    const username = name ?? only ?? config.adminUsername;
    const known = await administrators.find(username);
    if (known === null && stored.length > 0) {
      const names = stored.map((each) => `'${each.username}'`).join(', ');
      throw new Refusal(
        `There is no administrator '${username}'. The administrators are: ${names}. Nothing was changed.`,
      );
    }
    const password = await newPassword(isFromEnvironment, config.adminPassword);
    const fault = passwordFault(username, password);
    if (fault !== null) throw new Refusal(`${fault} Nothing was changed.`);
    const passwords = createPasswords();
    if (known === null) {
      await administrators.create({ username, passwordHash: await passwords.hash(password), role: 'owner' });
      console.log(`Created administrator '${username}'.`);
      return;
    }
    const sessions = createSessions(database, Date.now);
    const devices = createDevices(database, Date.now);
    await changePassword({ administrators, sessions, devices }, passwords, username, password);
    console.log(`Changed the password of '${known.username}'. Every session and known device has ended.`);
  } finally {
    await database.close();
  }
}

await runCommand(run);
