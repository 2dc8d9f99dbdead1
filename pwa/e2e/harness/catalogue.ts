import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../sync-server/catalogue', import.meta.url));

/** Number of built-in recipes, one a file: what a server shows that nobody has written to. */
export const RECIPE_COUNT = readdirSync(folder).filter((name) =>
  /^(?:dog|cat)-\d{3}-[\w-]+\.ts$/.test(name),
).length;
