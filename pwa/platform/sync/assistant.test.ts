import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { database } from '../database/bowlful.ts';
import { askAssistant, createRecipe, explainSteps } from './assistant.ts';
import { connectionStore } from './connection.ts';

type Sent = { path: string; body: unknown };

let sent: Sent[];
let reply: () => Response | Promise<Response>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const found = (explanation: string) => ({
  recommendations: [],
  explanation,
  response: explanation,
  healthBenefits: [],
  source: 'model',
});

const recommending = (changes: object) => {
  const salmon = { id: 1, title: 'Salmon supper', description: 'Salmon with rice.', category: 'adult' };
  const facts = { prepTime: 10, servings: 4, difficulty: 2, reason: 'Fish, as asked.' };
  return { ...found('Oily fish suits him.'), recommendations: [{ ...salmon, ...facts, ...changes }] };
};

beforeEach(async () => {
  sent = [];
  connectionStore.setState({ online: true });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return Promise.resolve(reply());
  });
  await clearDevice();
  await database.recipes.put({
    ...aRecipe({ id: 1, title: 'Salmon supper', category: 'adult' }),
    revision: 1,
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('asking the assistant', () => {
  it('uses the server’s answer if there is one', async () => {
    reply = () => json(found('Oily fish suits him.'));
    expect((await askAssistant('something nice', 'dog')).explanation).toBe('Oily fish suits him.');
    expect(sent).toEqual([{ path: '/api/ai/search', body: { query: 'something nice', species: 'dog' } }]);
  });

  it('uses the server’s recommendations even before the device holds any recipe', async () => {
    reply = () => json(recommending({}));
    expect((await askAssistant('salmon', 'dog')).recommendations).toHaveLength(1);
    await database.recipes.clear();
    expect((await askAssistant('salmon', 'dog')).source).toBe('model');
  });

  it.each([
    ['refuses', () => json({ code: 'too-many-requests' }, 429)],
    ['fails', () => json({}, 500)],
    ['cannot be reached', () => Promise.reject(new TypeError('network'))],
    ['breaks the contract', () => json({ answer: 42 })],
    ['is behind a portal', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['names a toxic food', () => json(found('Add a clove of garlic.'))],
    ['recommends a recipe that does not exist', () => json(recommending({ id: 999 }))],
    ['names a toxic food in a title', () => json(recommending({ title: 'Onion pot' }))],
    ['names a toxic food in a description', () => json(recommending({ description: 'With raisins.' }))],
    ['links to a shop', () => json(found('Buy it at https://shop.example'))],
  ])('answers on the device if the server %s', async (_, answer) => {
    reply = answer;
    const { source, recommendations, explanation } = await askAssistant('a bowl for my dog', 'dog');
    expect(source).toBe('built-in');
    expect(recommendations.map(({ id }) => id)).toEqual([1]);
    expect(explanation).toBe('Looked for an everyday bowl for a dog.');
  });

  it('asks no server when the device is offline', async () => {
    connectionStore.setState({ online: false });
    expect((await askAssistant('a bowl for my dog', 'dog')).source).toBe('built-in');
    expect((await createRecipe('turkey', 'dog')).source).toBe('built-in');
    expect((await explainSteps(['500 g beef mince'], '', 'dog')).steps.length).toBeGreaterThan(2);
    expect(sent).toEqual([]);
  });

  it('sends only a pet’s life stage, and only if the question names none', async () => {
    reply = () => json(found('Fine.'));
    const pet = { species: 'dog', ageMonths: 4 } as const;
    await askAssistant('with chicken', 'dog', [pet]);
    await askAssistant('for my senior dog', 'dog', [pet]);
    // An adult dog, for which no words are added.
    await askAssistant('with chicken', 'dog', [{ ...pet, ageMonths: 30 }]);
    await createRecipe('with chicken', 'dog', [pet]);
    expect(sent.map(({ body }) => Object.values(body as object)[0])).toEqual([
      'with chicken (for a puppy)',
      'for my senior dog',
      'with chicken',
      'with chicken (for a puppy)',
    ]);
  });

  it('sends nothing for a pet that avoids a food or has a condition, and never recommends what it avoids', async () => {
    const rex = { species: 'dog', ageMonths: 30, name: 'Rex' } as const;
    // The recipe is made of chicken breast.
    const chicken = [{ kind: 'chicken' }] as const;
    const answer = await askAssistant('salmon supper', 'dog', [{ ...rex, avoidedFoods: chicken }]);
    expect(answer.recommendations).toEqual([]);
    expect(answer.explanation).toContain('Nothing with chicken, because Rex avoids it.');
    const other = await askAssistant('salmon supper', 'dog', [{ ...rex, conditions: ['heart'] }]);
    expect(other.explanation).toContain('Rex has heart disease');
    expect((await createRecipe('salmon', 'dog', [{ ...rex, avoidedFoods: chicken }])).source).toBe(
      'built-in',
    );
    expect(sent).toEqual([]);
  });

  it('fails only if the device has no recipe either', async () => {
    connectionStore.setState({ online: false });
    await database.recipes.clear();
    await expect(askAssistant('anything', 'dog')).rejects.toThrow('No recipes are on this device yet.');
  });
});

describe('recipes and steps written by the assistant', () => {
  it('never shows a toxic recipe from the server', async () => {
    const { recipe, explanation } = await createRecipe('turkey', 'dog').catch(() => {
      throw new Error('built-in failed');
    });
    const poisoned = { ...recipe, ingredients: [...recipe.ingredients, '1 onion'] };
    reply = () => json({ recipe: poisoned, explanation, source: 'model' });
    const answer = await createRecipe('turkey', 'dog');
    expect(answer.source).toBe('built-in');
    expect(answer.recipe.ingredients.join()).not.toContain('onion');
  });

  it('sends a default title if the form has none, and leaves out blank ingredients', async () => {
    reply = () => json({ explanations: ['Cook it.'], source: 'model' });
    expect(await explainSteps([' 500 g beef ', '  '], ' ', 'dog')).toEqual({
      steps: ['Cook it.'],
      notes: [],
    });
    expect(sent.at(-1)).toEqual({
      path: '/api/ai/recipe-explanations',
      body: { ingredients: ['500 g beef'], recipeTitle: 'Dog Food Recipe', species: 'dog' },
    });
  });

  it('replaces steps of the server that name a toxic food', async () => {
    reply = () => json({ explanations: ['Fry the onion.'], source: 'model' });
    expect((await explainSteps(['500 g beef mince'], 'Beef', 'dog')).steps.join()).not.toMatch(/onion/i);
  });

  it('replaces steps of the server that leave a food raw', async () => {
    reply = () => json({ explanations: ['Simmer the rice.', 'Stir in the mince.'], source: 'model' });
    const { steps } = await explainSteps(['500 g beef mince', '100 g rice'], 'Beef', 'dog');
    expect(steps.join(' ')).toContain('until no pink is left: 71 °C (160 °F)');
  });
});
