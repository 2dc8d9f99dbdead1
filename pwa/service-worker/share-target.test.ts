import { describe, expect, it } from 'vitest';
import { readRecipeSource } from '#domain/interchange/read-recipe-source';
import type { ImportEntry } from '../platform/imports/import-inbox.ts';
import { takeShare } from './share-target.ts';

type Kept = Omit<ImportEntry, 'id'>;

async function share(fields: Record<string, string>, files: File[] = [], refuses = false) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('recipes', file);
  const kept: Kept[] = [];
  const keep = (entry: Kept) => {
    if (refuses) return Promise.reject(new Error('full'));
    kept.push(entry);
    return Promise.resolve('7');
  };
  // The browser parses its own request body; here the form is enough.
  const request = { formData: () => Promise.resolve(form) } as Request;
  const address = await takeShare(request, keep, new Date('2026-01-01T00:00:00Z'));
  return { address, parts: kept[0]?.parts.map(({ name, content }) => [name, content]) };
}

describe('takeShare', () => {
  it('stores a shared text with its title and address, and redirects to it', async () => {
    const text = 'Ingredients\n1 egg';
    expect(await share({ title: 'Egg Bowl', text, url: 'https://kitchen.test/egg' })).toEqual({
      address: '/import?item=7',
      parts: [['Egg Bowl', `Title: Egg Bowl\nhttps://kitchen.test/egg\n${text}`]],
    });
    expect((await share({ title: 'Egg Bowl', text: 'Egg Bowl\n1 egg', url: '' })).parts).toEqual([
      ['Egg Bowl', 'Egg Bowl\n1 egg'],
    ]);
    expect(
      (await share({ title: 'Egg', text: '{"name":"Egg"}', url: 'https://kitchen.test' })).parts,
    ).toEqual([['Egg', '{"name":"Egg"}']]);
  });

  it('lets the import read the title of a shared text that lacks it', async () => {
    const text =
      'Serves 3\nIngredients\n400 g cod\n200 g potatoes\nMethod\n1. Boil the potatoes for 15 minutes.';
    const { parts } = await share({ title: 'Shared Fish Pot', text, url: '' });
    expect(readRecipeSource(String(parts?.[0]?.[1]))).toMatchObject({
      recipes: [{ recipe: { title: 'Shared Fish Pot', servings: 3 } }],
    });
  });

  it('stores a bare address, so that the screen can say what to do with it', async () => {
    expect((await share({ title: 'Egg', url: 'https://kitchen.test/egg' })).parts).toEqual([
      ['Egg', 'https://kitchen.test/egg'],
    ]);
  });

  it('keeps a title that contains the address', async () => {
    const title = 'Egg bowl https://kitchen.test/egg via @kitchen';
    expect((await share({ title, text: '', url: '' })).parts).toEqual([['', title]]);
  });

  it('redirects a shared invitation to its household, and stores nothing of it', async () => {
    const fragment = `#1.${'a'.repeat(43)}`;
    const text = `Join us: https://bowlful.example/join${fragment}`;
    expect(await share({ title: 'Bowlful', text })).toEqual({
      address: `/join${fragment}`,
      parts: undefined,
    });
  });

  it('stores files unchanged', async () => {
    const { address, parts } = await share({}, [new File(['{}'], 'egg.json', { type: 'application/json' })]);
    expect(address).toBe('/import?item=7');
    expect(parts?.[0]?.[0]).toBe('egg.json');
    expect(new TextDecoder().decode(parts?.[0]?.[1] as unknown as ArrayBuffer)).toBe('{}');
  });

  it('counts the files that it leaves out', async () => {
    const files = Array.from({ length: 22 }, (_, at) => new File(['1 egg'], `${at}.txt`));
    const { parts = [] } = await share({}, files);
    // The 20 that fit, and a line that counts the rest.
    expect(parts).toHaveLength(21);
    expect(parts.at(-1)).toEqual(['2 more files', '']);
  });

  it('redirects with the reason if there is nothing to import', async () => {
    expect((await share({ title: 'Egg' })).address).toBe('/import?problem=empty');
    expect((await share({}, [new File([], 'empty.json')])).address).toBe('/import?problem=empty');
    const large = new File([new Uint8Array(10_000_001)], 'large.html');
    expect((await share({}, [large])).address).toBe('/import?problem=too-large');
    expect((await share({ text: '1 egg' }, [], true)).address).toBe('/import?problem=not-kept');
    const broken = { formData: () => Promise.reject(new TypeError('no form')) } as unknown as Request;
    expect(await takeShare(broken, () => Promise.resolve('1'))).toBe('/import?problem=unreadable');
    const lost = new File(['{}'], 'lost.json');
    lost.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect((await share({}, [lost])).address).toBe('/import?problem=unreadable');
  });
});
