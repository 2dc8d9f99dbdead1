import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyseAnswerSchema } from '#domain/contract/analyse';
import { startServer, type TestServer } from '../testing/test-server.ts';

const PATH = '/api/recipes/analyse';
const BODY = {
  species: 'dog',
  lifeStage: 'adult',
  servings: 4,
  ingredients: ['500 g chicken breast', '1 onion'],
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('POST /api/recipes/analyse', () => {
  it('answers lines, nutrients, completeness, safety, cost and difficulty by the contract', async () => {
    const response = await server.post(PATH, { ...BODY, instructions: ['Boil for 20 minutes.'] });
    expect(response.status).toBe(200);
    const answer = analyseAnswerSchema.parse(await response.json());
    expect(answer.lines[0]).toMatchObject({ ingredientId: 'chicken-breast', grams: 500 });
    expect(answer.safety.flags[0]).toMatchObject({ food: 'Onion', severity: 'toxic' });
    expect(answer.completeness.aafco.verdict).toBe('unknown'); // what an onion holds is in no table
  });

  it.each([
    ['an unknown field', { ...BODY, userId: 1 }, 'userId'],
    ['another species', { ...BODY, species: 'hamster' }, 'species'],
    ['another stage', { ...BODY, lifeStage: 'old' }, 'lifeStage'],
    ['no servings', { ...BODY, servings: 0 }, 'servings'],
    ['no ingredients', { ...BODY, ingredients: [] }, 'ingredients'],
    ['201 lines', { ...BODY, ingredients: Array.from({ length: 201 }, () => '1 egg') }, 'ingredients'],
    ['a line of 501 characters', { ...BODY, ingredients: ['x'.repeat(501)] }, 'ingredients.0'],
  ])('S1: refuses %s with 400 and names the field', async (_, body, field) => {
    const response = await server.post(PATH, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', field });
  });

  it('takes 200 lines', async () => {
    const response = await server.post(PATH, {
      ...BODY,
      ingredients: Array.from({ length: 200 }, () => '1 egg'),
    });
    expect(response.status).toBe(200);
  });

  it('S23: refuses more than are allowed in a minute with 429 and Retry-After', async () => {
    const limited = await startServer({ env: { ANALYSES_PER_MINUTE: '2' } });
    for (let sent = 0; sent < 2; sent += 1) expect((await limited.post(PATH, BODY)).status).toBe(200);
    const refused = await limited.post(PATH, BODY);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    limited.pass(60_000);
    expect((await limited.post(PATH, BODY)).status).toBe(200);
    await limited.stop();
  });
});
