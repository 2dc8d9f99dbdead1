import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CAT_PRODUCTS } from '#domain/reference/cat-products';
import { DOG_PRODUCTS } from '#domain/reference/dog-products';
import { readProducts } from './products.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bowlful-products-'));
const file = path.join(folder, 'products.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bowl = `  {
    "id": "steel-bowl", "species": "cat", "category": "bowls",
    "name": "Steel bowl", "description": "Wide and low.",
    "features": ["Rubber foot"],
    "priceUsd": { "min": 8, "max": 18 }, "priceDate": "2025-11",
    "term": "cat bowl"
  }`;
const changed = (from: string, to: string) => `[\n${bowl.replace(from, to)}\n]`;

function read(text: string) {
  writeFileSync(file, text);
  return readProducts(file);
}

describe('the products', () => {
  it('are the built-in ones without a file', () => {
    const products = readProducts(undefined);
    expect(products.of('dog')).toBe(DOG_PRODUCTS);
    expect(products.of('cat')).toBe(CAT_PRODUCTS);
    expect(products.version).toBeUndefined();
  });

  it('from a file replace the built-in ones for its species', () => {
    const products = read(`[\n${bowl}\n]`);
    expect(products.of('cat').map(({ id }) => id)).toEqual(['steel-bowl']);
    expect(products.of('dog')).toBe(DOG_PRODUCTS);
  });

  it('have a version that changes only with them', () => {
    const first = read(`[\n${bowl}\n]`).version;
    expect(read(`[${bowl}]`).version).toBe(first);
    expect(read(changed('"min": 8', '"min": 9')).version).not.toBe(first);
  });

  it('accept a brand, a shop’s offer, a picture, stock and free postage', () => {
    const own = `"brand": "Steelworks", "inStock": false, "freeShipping": true, "imageUrl": "/offers/bowl.webp",
      "offer": { "retailer": "Own shop", "url": "https://shop.example/bowl" }, "term"`;
    expect(read(changed('"term"', own)).of('cat')[0]).toMatchObject({
      inStock: false,
      offer: { retailer: 'Own shop', url: 'https://shop.example/bowl' },
    });
  });
});

describe('an invalid file', () => {
  it.each([
    [
      'a category of the other species',
      changed('"bowls"', '"accessories"'),
      'line 3, [0].category: for a cat must',
    ],
    ['a rating', changed('"term"', '"rating": 4.5,\n"term"'), 'line 2, [0]: Unrecognized key: "rating"'],
    ['a discount', changed('"term"', '"originalPrice": 20,\n"term"'), 'Unrecognized key: "originalPrice"'],
    ['no name', changed('"name": "Steel bowl", ', ''), 'line 2, [0].name: Invalid input'],
    ['a reversed range', changed('"min": 8', '"min": 80'), 'line 6, [0].priceUsd: min must not be above max'],
    ['a price of zero', changed('"min": 8', '"min": 0'), 'line 6, [0].priceUsd.min: '],
    [
      'a date in words',
      changed('"2025-11"', '"last year"'),
      'line 6, [0].priceDate: must be a year or a month',
    ],
    ['a future month', changed('"2025-11"', '"2099-01"'), 'line 6, [0].priceDate: is a time to come'],
    [
      'a picture on another site',
      changed('"term"', '"imageUrl": "//x.example/a.png", "term"'),
      'line 7, [0].imageUrl: ',
    ],
    [
      'a shop without https',
      changed('"term"', '"offer": { "retailer": "x", "url": "http://x.example" }, "term"'),
      'line 7, [0].offer.url: ',
    ],
    ['the same id twice', `[\n${bowl},\n${bowl}\n]`, 'line 10, [1].id: is the id of another product'],
    ['no product', '[]', 'line 1: '],
    ['a trailing comma', `[\n${bowl},\n]`, 'is not JSON: value expected'],
  ])('with %s is refused, and the error names the file and the fault', (_what, text, words) => {
    expect(() => read(text)).toThrow(`PRODUCTS_FILE: ${file}, `);
    expect(() => read(text)).toThrow(words);
  });
});
