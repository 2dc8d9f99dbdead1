import { randomUUID } from 'node:crypto';
import { call } from '../../testing/call.ts';
import type { AbuseCall } from '../abuse-call.ts';

const at = async (url: string) => (await call(url)).status;

/** Prefixes of many words, and words with one letter wrong. */
const WORDS = [
  'chiken',
  'rice',
  'salmn',
  'beef',
  'potatos',
  'carot',
  'a',
  'turky',
  'lamb',
  'p',
  'dog',
  'lievr',
];

function search(round: number, caller: number): string {
  const words = [0, 1, 2, 3, 4, 5, 6].map((i) => WORDS[(round * (i + 1) + caller + i) % WORDS.length]);
  return encodeURIComponent(words.join(' ').slice(0, 64));
}

const letter = (round: number) => String.fromCharCode(97 + (round % 26));

export const READ_ABUSES: readonly AbuseCall[] = [
  {
    name: 'search of many misspelt words',
    limit: '8 words; one at a time, 503 beyond the queue',
    act: ({ origin }, caller, round) => at(`${origin}/api/recipes?search=${search(round, caller)}`),
  },
  {
    name: 'search that finds everything',
    limit: 'recipes packed once, answers kept by bytes',
    act: ({ origin }, _caller, round) => at(`${origin}/api/recipes?search=${letter(round)}`),
  },
  {
    name: 'sync from made-up cursors',
    limit: 'pages in a bounded queue, kept by bytes',
    act: ({ origin, epoch, revision }) =>
      at(`${origin}/api/sync?cursor=${epoch}.${Math.floor(Math.random() * revision)}`),
  },
  {
    name: 'sync of another epoch',
    limit: 'answered without work',
    act: ({ origin }) => at(`${origin}/api/sync?cursor=${randomUUID()}.1`),
  },
  {
    name: 'all reviews of a recipe',
    limit: 'in pages',
    act: ({ origin, reviewedRecipeId }) => at(`${origin}/api/recipes/${reviewedRecipeId}/ratings`),
  },
  {
    name: 'what became of made-up submissions',
    limit: 'looked up by its key',
    act: ({ origin }) => at(`${origin}/api/recipes/submissions/${randomUUID()}`),
  },
  { name: 'readyz', limit: 'one question for all who ask', act: ({ origin }) => at(`${origin}/readyz`) },
  {
    name: 'advertisements and country',
    limit: 'no work',
    act: ({ origin }, _caller, round) =>
      at(origin + ['/api/advertisements', '/api/detect-country'][round % 2]),
  },
];
