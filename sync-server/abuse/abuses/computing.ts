import { randomUUID } from 'node:crypto';
import { addressOf } from '../../testing/addresses.ts';
import { call } from '../../testing/call.ts';
import type { AbuseCall } from '../abuse-call.ts';
import type { Target } from '../target.ts';

async function post(target: Target, path: string, caller: number, body: unknown): Promise<number> {
  const headers = { 'X-Forwarded-For': addressOf(caller), Origin: target.publicOrigin };
  return (await call(target.origin + path, { method: 'POST', headers, body })).status;
}

/** Changes a caller's address before the limit per address is reached. */
const spread = (caller: number, round: number, perAddress: number) =>
  caller + 20 * Math.floor(round / perAddress);

const LINES = Array.from(
  { length: 200 },
  (_, i) =>
    `${1 + (i % 9)} 1/2 cups of chopped ${['brown rice', 'chiken thigh with skin', 'swede or turnip', 'sea cucumber'][i % 4]} (about ${i + 3} g), drained`,
);
const STEPS = Array.from(
  { length: 100 },
  (_, i) =>
    `Simmer the onion-free stock for ${i + 2} minutes, without any chocolate, then cool it in the fridge.`,
);
const RECIPE = { species: 'dog', lifeStage: 'adult', servings: 4, ingredients: LINES, instructions: STEPS };
const QUESTION = `${'something with chicken or fish but no rice for an old overweight dog with itchy skin '.repeat(5)}`;

export const COMPUTING_ABUSES: readonly AbuseCall[] = [
  {
    name: 'analysis of 200 lines and 100 steps',
    limit: '60 of usual size a minute from one address; in a worker of its own, 503 beyond the queue',
    act: (target, caller, round) => post(target, '/api/recipes/analyse', spread(caller, round, 2), RECIPE),
  },
  ...[' ', '\t', '\n', '0', '½', ',', '-', '('].map(
    (sign): AbuseCall => ({
      name: `analysis of lines that are runs of ${JSON.stringify(sign)}`,
      limit: 'as above, by bytes and lines; ended after 1 s',
      act: (target, caller, round) =>
        post(target, '/api/recipes/analyse', spread(caller, round, 2), {
          ...RECIPE,
          ingredients: Array(118).fill(`500 g chicken if half${sign.repeat(460)}optio half`),
          instructions: [],
        }),
    }),
  ),
  {
    name: 'questions to the assistant',
    limit: '20 a minute from one address; in a worker, 503 beyond the queue',
    act: (target, caller, round) =>
      post(target, '/api/ai/search', spread(caller, round, 15), { query: QUESTION.slice(0, 480).trim() }),
  },
  {
    name: 'recipes made by the assistant',
    limit: '20 a minute from one address; in a worker, 503 beyond the queue',
    act: (target, caller, round) =>
      post(target, '/api/ai/create-recipe', spread(caller, round, 15), {
        requirements: QUESTION.slice(0, 480).trim(),
      }),
  },
  {
    name: 'steps explained by the assistant',
    limit: '20 a minute from one address; in a worker, 503 beyond the queue',
    act: (target, caller, round) =>
      post(target, '/api/ai/recipe-explanations', spread(caller, round, 15), {
        ingredients: LINES.slice(0, 40),
        recipeTitle: `Supper ${caller} ${round}`,
      }),
  },
  {
    name: 'the audit of the whole site',
    limit: '20 a minute from one address; one run shared by all, kept until the catalogue changes',
    act: async (target, caller, round) => {
      const path = ['/api/seo/audit', '/api/seo/audit-run', '/api/seo/validate-recipes'][round % 3] ?? '';
      const headers = { 'X-Forwarded-For': addressOf(spread(caller, round, 15)) };
      return (await call(target.origin + path, { headers })).status;
    },
  },
  {
    name: 'links to names that lead nowhere',
    limit: '60 an hour from one address; four at once, 503 beyond the queue',
    act: (target, caller, round) =>
      post(target, '/api/recipes/read-page', spread(caller, round, 50), {
        url: `https://${randomUUID()}.invalid/stew`,
      }),
  },
  {
    name: 'wrong passwords, 50 at once',
    limit: '5 in 15 minutes by account and address; few hashes at once, 503 beyond the queue',
    parallel: 50,
    act: (target, caller, round) =>
      post(target, '/api/admin/login', spread(caller, round, 4) + 1000, {
        username: `somebody-${randomUUID()}`,
        password: 'a wrong password',
      }),
  },
];
