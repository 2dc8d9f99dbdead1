import { readFileSync } from 'node:fs';
import { projectFile } from './top-folder.ts';

/** The release that runs, as in package.json and `deploy/CHANGELOG.md`. */
export const VERSION: string = (
  JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { version: string }
).version;
