import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  assistantSearchSchema,
  createRecipeAnswerSchema,
  explanationsAnswerSchema,
} from '#domain/assistant/answers';
import { BUILTIN_RECIPES } from '../../catalogue/builtin-recipes.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const SEARCH = '/api/ai/search';
const CREATE = '/api/ai/create-recipe';
const EXPLAIN = '/api/ai/recipe-explanations';
const KEY = 'sk-secret-of-the-test';
const WRITTEN = {
  title: 'Turkey Supper',
  description: 'Turkey with rice, gently cooked.',
  ingredients: ['600 g lean turkey mince', '50 g beef liver', '150 g dry brown rice', '2 eggs'],
  instructions: ['Simmer the rice for 30 minutes.', 'Cook the turkey to 74 °C (165 °F).'],
};

describe('the built-in assistant behind the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ recipes: BUILTIN_RECIPES });
  });
  afterAll(() => server.stop());

  it('answers a question with recipes and reasons as in the contract', async () => {
    const response = await server.post(SEARCH, { query: '  no chicken, allergic ', species: 'cat' });
    expect(response.status).toBe(200);
    const answer = assistantSearchSchema.parse(await response.json());
    expect(answer.source).toBe('built-in');
    expect(answer.response).toBe(answer.explanation);
    expect(answer.recommendations.length).toBeGreaterThan(0);
    expect(answer.recommendations.map(({ id }) => id)).not.toContain(66); // Simple Chicken & Heart
  });

  it('leaves out a food that a dog is allergic to, and says so in explanation and reason', async () => {
    const question = { query: 'no chicken, my dog is allergic', species: 'dog' };
    const answer = assistantSearchSchema.parse(await (await server.post(SEARCH, question)).json());
    expect(answer.explanation).toBe('Looked for an everyday bowl for a dog, without chicken.');
    expect(answer.recommendations.length).toBeGreaterThanOrEqual(3);
    expect(answer.recommendations[0]?.reason).toMatch(/no chicken in it/);
  });

  it('creates a recipe', async () => {
    const response = await server.post(CREATE, { requirements: 'cod for my dog' });
    expect(createRecipeAnswerSchema.parse(await response.json()).recipe.ingredients[0]).toBe(
      '700 g cod fillet',
    );
  });

  it('explains steps, without toxic foods', async () => {
    const body = { ingredients: ['500 g beef mince', '2 onions'], recipeTitle: 'Dog Food Recipe' };
    const { explanations } = explanationsAnswerSchema.parse(await (await server.post(EXPLAIN, body)).json());
    expect(explanations.join(' ')).not.toMatch(/onion/i);
  });

  it('S15: refuses invalid requests, and exclusions that leave nothing to cook', async () => {
    expect((await server.post(SEARCH, { query: '   ' })).status).toBe(400);
    expect((await server.post(SEARCH, { query: 'x'.repeat(501) })).status).toBe(400);
    expect((await server.post(SEARCH, { query: 'x', userId: 1 })).status).toBe(400);
    expect((await server.post(EXPLAIN, { ingredients: [], recipeTitle: 'x' })).status).toBe(400);
    expect((await server.post(SEARCH, { query: 'x' }, { Origin: 'https://elsewhere.example' })).status).toBe(
      403,
    );
    const nothing = await server.post(CREATE, { requirements: 'no meat, no fish, no egg' });
    expect(nothing.status).toBe(400);
    expect(await nothing.json()).toMatchObject({ field: 'requirements' });
  });

  it('S23: limits questions per minute', async () => {
    const limited = await startServer({ env: { QUESTIONS_PER_MINUTE: '2' } });
    for (let asked = 0; asked < 2; asked += 1)
      expect((await limited.post(SEARCH, { query: 'beef' })).status).toBe(200);
    const refused = await limited.post(CREATE, { requirements: 'beef' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.stop();
  });
});

describe('a language model behind the assistant', () => {
  let endpoint: Server;
  let server: TestServer;
  let reply: (body: string) => { status?: number; content?: unknown; raw?: string; delayMs?: number };
  const asked: { url: string; authorization: string; body: string }[] = [];
  const log: string[] = [];

  beforeAll(async () => {
    endpoint = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        asked.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '', body });
        const { status = 200, content, raw, delayMs = 0 } = reply(body);
        const text = typeof content === 'string' ? content : JSON.stringify(content);
        setTimeout(() => {
          response.writeHead(status, { 'Content-Type': 'application/json' });
          response.end(raw ?? JSON.stringify({ choices: [{ message: { content: text } }] }));
        }, delayMs);
      });
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    const { port } = endpoint.address() as AddressInfo;
    server = await startServer({
      recipes: BUILTIN_RECIPES,
      env: {
        ASSISTANT_URL: `http://127.0.0.1:${port}/v1`,
        ASSISTANT_KEY: KEY,
        ASSISTANT_MODEL: 'test-model',
        QUESTIONS_PER_MINUTE: '1000',
      },
      onLog: (line) => log.push(line),
    });
  });
  afterAll(async () => {
    await server.stop();
    endpoint.closeAllConnections();
    endpoint.close();
  });
  afterEach(() => {
    asked.length = 0;
    server.pass(60_000); // past any pause after a failure
  });

  const search = async (query: string, species = 'dog') =>
    assistantSearchSchema.parse(await (await server.post(SEARCH, { query, species })).json());
  const create = async (requirements: string) =>
    createRecipeAnswerSchema.parse(await (await server.post(CREATE, { requirements })).json());

  it('chooses among allowed recipes, and every reason is the site’s own', async () => {
    reply = () => ({ content: { ids: [4, 26, 4], explanation: 'Both are rich in oily fish.' } });
    const answer = await search('itchy skin, no chicken');
    expect(answer).toMatchObject({ source: 'model', explanation: 'Both are rich in oily fish.' });
    expect(answer.recommendations.map(({ id }) => id)).toEqual([4, 26]);
    expect(answer.recommendations[0]?.reason).toMatch(/EPA and DHA/);
    expect(asked[0]).toMatchObject({ url: '/v1/chat/completions', authorization: `Bearer ${KEY}` });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ model: 'test-model' });
    // Excluded recipes are never offered: 1 is the chicken bowl.
    expect(asked[0]?.body).not.toContain('Chicken & Brown Rice Bowl');
  });

  it('has advice to ask a vet put in front of its text', async () => {
    reply = () => ({ content: { ids: [34], explanation: 'It is light.' } });
    expect((await search('my dog has pancreatitis')).explanation).toMatch(/^Ask your vet .* It is light\.$/);
  });

  it.each([
    ['an excluded recipe', { ids: [1], explanation: 'Chicken is fine.' }],
    ['recipes that do not exist', { ids: [9999], explanation: 'Try this.' }],
    ['a toxic food', { ids: [4], explanation: 'Add a little onion for taste.' }],
    ['a link to a shop', { ids: [4], explanation: 'Buy at https://shop.example' }],
    ['a diagnosis', { ids: [4], explanation: 'Your dog has a skin disease.' }],
    ['junk', 'I am sorry, Dave.'],
    ['another schema', { recommendations: [] }],
    ['nothing', ''],
  ])('if it returns %s, the built-in assistant answers', async (_, content) => {
    reply = () => ({ content });
    const answer = await search('itchy skin, no chicken');
    expect(answer.source).toBe('built-in');
    expect(answer.recommendations.length).toBeGreaterThan(0);
    expect(JSON.stringify(answer)).not.toMatch(/onion|https:|disease/);
  });

  it.each([
    ['an error', { status: 500, raw: '{}' }],
    ['a body that is not JSON', { raw: '<html>' }],
    ['a body without choices', { raw: '{"choices":[]}' }],
    ['a body that is too long', { raw: 'x'.repeat(200_000) }],
  ])('if it returns %s, the built-in assistant answers', async (_, answer) => {
    reply = () => answer;
    expect((await search('itchy skin')).source).toBe('built-in');
  });

  it('is given a limited time, then not called for half a minute', async () => {
    // The model’s time is up as soon as it is called.
    const late = new AbortController();
    reply = () => {
      late.abort(new DOMException('late', 'TimeoutError'));
      return { content: { ids: [4], explanation: 'Late.' }, delayMs: 20_000 };
    };
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    expect((await search('itchy skin')).source).toBe('built-in');
    // Checks the limit itself, since elapsed time varies: a device waits for six seconds.
    expect(limits.mock.calls).toHaveLength(1);
    expect(limits.mock.calls[0]?.[0]).toBeLessThan(6_000);
    limits.mockRestore();
    expect((await search('itchy skin')).source).toBe('built-in');
    expect(asked).toHaveLength(1);
    server.pass(31_000);
    reply = () => ({ content: { ids: [4], explanation: 'Rich in oily fish.' } });
    expect((await search('itchy skin')).source).toBe('model');
  });

  it('is not asked if the visitor has to call a vet', async () => {
    reply = () => ({ content: { ids: [4], explanation: 'Fine.' } });
    expect((await search('my dog ate chocolate')).recommendations).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('writes a recipe whose figures and supplements are computed here', async () => {
    reply = () => ({ content: `Here you are:\n\`\`\`json\n${JSON.stringify(WRITTEN)}\n\`\`\`` });
    const { recipe, source, explanation } = await create('turkey and rice for my dog');
    expect(source).toBe('model');
    expect(recipe.title).toBe('Turkey Supper');
    expect(recipe.ingredients.length).toBeGreaterThan(WRITTEN.ingredients.length);
    expect(explanation).toContain('AAFCO minimum');
  });

  it.each([
    ['a toxic food in its ingredients', { ...WRITTEN, ingredients: [...WRITTEN.ingredients, '1 onion'] }],
    ['a toxic food in a step', { ...WRITTEN, instructions: ['Fry garlic.', 'Serve.'] }],
    ['unknown foods', { ...WRITTEN, ingredients: ['1 moonbean', '2 stardusts'] }],
    ['no ingredients', { ...WRITTEN, ingredients: [] }],
  ])('a recipe with %s never leaves the server', async (_, content) => {
    reply = () => ({ content });
    const answer = await create('turkey for my dog');
    expect(answer.source).toBe('built-in');
    expect(JSON.stringify(answer)).not.toMatch(/onion|garlic|moonbean/i);
  });

  it('explains steps; those with a toxic food are replaced by the built-in ones', async () => {
    const body = { ingredients: ['500 g beef mince'], recipeTitle: 'Beef', species: 'dog' };
    const explain = async () =>
      explanationsAnswerSchema.parse(await (await server.post(EXPLAIN, body)).json());
    reply = () => ({ content: { explanations: ['Brown the beef to 74 °C (165 °F).'] } });
    expect(await explain()).toEqual({ explanations: ['Brown the beef to 74 °C (165 °F).'], source: 'model' });
    reply = () => ({ content: { explanations: ['Brown the beef with onions.'] } });
    expect((await explain()).source).toBe('built-in');
  });

  it('its key appears in no log', () => {
    expect(log.join('\n')).toContain('assistant model');
    expect(log.join('\n')).not.toContain(KEY);
  });
});
