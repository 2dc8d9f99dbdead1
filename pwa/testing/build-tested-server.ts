import { fileURLToPath } from 'node:url';
import { buildServer } from '../build/build-server.ts';

/**
 * Global set-up: builds the server from the current sources for the tests that start it. Not into the folder
 * of `npm start`, which may be running: `sync-server/testing/server-process.ts` looks here.
 */
export async function setup(): Promise<void> {
  await buildServer(fileURLToPath(new URL('../..', import.meta.url)), 'testing/dist');
}
