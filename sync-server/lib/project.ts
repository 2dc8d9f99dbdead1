import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's top folder, both from sources and from the bundle. */
const TOP = import.meta.url.slice(0, import.meta.url.lastIndexOf('/sync-server/'));

/** Path of a file in the project. */
export function projectFile(file: string): string {
  return fileURLToPath(`${TOP}/${file}`);
}

/** The release that runs, as in package.json and `deploy/CHANGELOG.md`. */
export const VERSION: string = (
  JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { version: string }
).version;
