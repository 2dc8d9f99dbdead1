import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyseAnswerSchema } from '#domain/analysis/analysis';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/api/recipes/analyse';
const BODY = {
  species: 'dog',
  lifeStage: 'adult',
  servings: 4,
  ingredients: ['500 g chicken breast', '1 onion'],
};

const lines = (count: number) => Array.from({ length: count }, () => '1 egg');

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('POST /api/recipes/analyse', () => {
  it('returns lines, nutrients, completeness, safety, cost and difficulty as in the contract', async () => {
    const response = await server.post(PATH, { ...BODY, instructions: ['Boil for 20 minutes.'] });
    expect(response.status).toBe(200);
    const answer = analyseAnswerSchema.parse(await response.json());
    expect(answer.lines[0]).toMatchObject({ ingredientId: 'chicken-breast', grams: 500 });
    expect(answer.safety.flags[0]).toMatchObject({ food: 'Onion', severity: 'toxic' });
    expect(answer.completeness.aafco.verdict).toBe('short'); // breast and an onion hold hardly any calcium
  });

  const SERVINGS = 'Servings must be a whole number from 1 to 100.';
  const LINES = 'The ingredients are a list of 1 to 200 lines.';
  const LINE = 'A line is text of at most 500 characters.';
  const STAGES = 'The life stage is one of: adult, senior, growth, reproduction.';
  const STEPS = 'The instructions are a list of at most 200 steps.';
  const STEP = 'A step is text of at most 2000 characters.';
  type Refusal = [field: string, detail: string, change: Record<string, unknown>];

  it.each<Refusal>([
    ['userId', 'Unknown field: userId.', { userId: 1 }],
    ['species', 'The species is one of: dog, cat.', { species: 'hamster' }],
    ['species', 'The species is one of: dog, cat.', { species: undefined }],
    ['lifeStage', STAGES, { lifeStage: 'old' }],
    ...[undefined, null, 0, -1, 0.5, 101, 1e9, '4', true].map(
      (servings): Refusal => ['servings', SERVINGS, { servings }],
    ),
    ...[undefined, null, [], {}, '1 egg', lines(201)].map(
      (ingredients): Refusal => ['ingredients', LINES, { ingredients }],
    ),
    ...[null, 7, {}, 'x'.repeat(501), 'x'.repeat(60_000)].map(
      (line): Refusal => ['ingredients.1', LINE, { ingredients: ['1 egg', line] }],
    ),
    ['instructions', STEPS, { instructions: lines(201) }],
    ['instructions.0', STEP, { instructions: ['x'.repeat(2001)] }],
  ])('S15: refuses a wrong %s with 400: %s', async (field, detail, change) => {
    const response = await server.post(PATH, { ...BODY, ...change });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', field, detail });
  });

  it.each([
    ['NUL', '1 egg\\u0000'],
    ['a lone surrogate', '\\ud800 egg'],
  ])('refuses a line with %s', async (_, line) => {
    const text = JSON.stringify(BODY).replace('1 onion', line);
    expect(await (await server.post(PATH, text)).json()).toMatchObject({
      status: 400,
      code: 'malformed-json',
    });
  });

  it('follows the contract if nothing can be weighed or recognised', async () => {
    for (const ingredients of [
      [''],
      ['salt'],
      ['0 g chicken'],
      ['1e308 kg beef'],
      ['__proto__'],
      ['water'],
    ]) {
      const response = await server.post(PATH, { ...BODY, ingredients });
      expect(analyseAnswerSchema.safeParse(await response.json()).error, ingredients[0]).toBeUndefined();
    }
  });

  it('accepts 200 lines', async () => {
    const response = await server.post(PATH, {
      ...BODY,
      ingredients: lines(200),
      instructions: lines(200),
    });
    expect(response.status).toBe(200);
  });

  it('stays under 1 MB for 200 long lines of unknown foods, naming 20 and their number', async () => {
    const ingredients = Array.from({ length: 200 }, (_, at) => `100 g ${'zub'.repeat(90)} ${at}`);
    const response = await server.post(PATH, { ...BODY, ingredients });
    const text = await response.text();
    expect(text.length).toBeLessThan(1_000_000);
    const { rows } = analyseAnswerSchema.parse(JSON.parse(text)).completeness.aafco;
    for (const { missing, missingCount } of rows) {
      expect(missingCount).toBe(200);
      expect(missing).toHaveLength(20);
      expect(missing[0]).toMatch(/^(?:zub)+z?u?…$/);
    }
  });

  it('S23: refuses calls over the limit per minute with 429 and Retry-After', async () => {
    const limited = await startServer({ env: { ANALYSES_PER_MINUTE: '2' } });
    for (let sent = 0; sent < 2; sent += 1) expect((await limited.post(PATH, BODY)).status).toBe(200);
    const refused = await limited.post(PATH, BODY);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    limited.pass(60_000);
    expect((await limited.post(PATH, BODY)).status).toBe(200);
    await limited.stop();
  });

  it('counts a long body with many lines as several calls', async () => {
    const limited = await startServer({ env: { ANALYSES_PER_MINUTE: '20' } });
    const long = {
      ...BODY,
      ingredients: Array.from({ length: 110 }, (_, at) => `${at} g ${'rice '.repeat(95)}`),
    };
    expect((await limited.post(PATH, long)).status).toBe(200);
    expect((await limited.post(PATH, BODY)).status).toBe(200);
    expect((await limited.post(PATH, long)).status).toBe(429);
    await limited.stop();
  });

  it('limits a /48 of IPv6 to eight times the limit of a household', async () => {
    const limited = await startServer({ env: { ANALYSES_PER_MINUTE: '1', TRUST_PROXY: '1' } });
    const statuses: number[] = [];
    for (let house = 1; house <= 9; house += 1) {
      const headers = { 'X-Forwarded-For': `2001:db8:7:${house}::1` };
      statuses.push((await limited.post(PATH, BODY, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
    const elsewhere = { 'X-Forwarded-For': '2001:db8:8:9::1' };
    expect((await limited.post(PATH, BODY, elsewhere)).status).toBe(200);
    await limited.stop();
  });
});
