import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readAdvertisements } from '../features/shop/advertisements.ts';
import { withExchangeRates } from '../features/shop/exchange-rates.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bowlful-operator-'));
const file = path.join(folder, 'ads.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bowls = `  {
    "id": "7d444840-9dc0-41d1-b245-5ffdce74fad2",
    "title": "Bowls", "description": "Steel.", "imageUrl": null,
    "targetUrl": "https://shop.example"
  }`;

function read(text: string): unknown {
  writeFileSync(file, text);
  return readAdvertisements(file);
}

it('reads a valid file of advertisements', () => {
  expect(read(`[\n${bowls}\n]`)).toMatchObject({ has: expect.any(Function) });
});

it.each([
  ['a non-UUID id', `[\n${bowls.replace(/7d44[^"]*/, 'summer')}\n]`, 'line 3, [0].id: Invalid UUID'],
  [
    'a missing field',
    `[\n${bowls},\n${bowls.replace('"title": "Bowls", ', '')}\n]`,
    'line 7, [1].title: Invalid input: expected string, received undefined',
  ],
  [
    'an unknown position',
    `[\n${bowls.replace('"title"', '"positions": ["top"],\n"title"')}\n]`,
    'line 4, [0].positions[0]: ',
  ],
  [
    'an unknown field',
    `[\n${bowls.replace('"title"', '"colour": 1, "title"')}\n]`,
    'line 2, [0]: Unrecognized key: "colour"',
  ],
  [
    'a target with another scheme',
    `[\n${bowls.replace('https:', 'ftp:')}\n]`,
    'line 5, [0].targetUrl: must be # or an http address',
  ],
  ['an object in place of the list', '{"id": 1}', 'line 1: Invalid input: expected array, received object'],
  ['a trailing comma', `[\n${bowls},\n]`, 'line 7 is not JSON: value expected'],
  ['a missing bracket', `[\n${bowls}`, 'is not JSON: close bracket expected'],
  ['no content', '', 'line 1 is not JSON: it is empty'],
])('refuses a file of advertisements with %s, naming the file and the fault', (_what, text, words) => {
  expect(() => read(text)).toThrow(`ADVERTISEMENTS_FILE: ${file}, `);
  expect(() => read(text)).toThrow(words);
});

it('says that a file is missing', () => {
  const missing = path.join(folder, 'gone.json');
  expect(() => readAdvertisements(missing)).toThrow(
    `ADVERTISEMENTS_FILE: ${missing} cannot be read (ENOENT)`,
  );
});

it.each([
  ['an unknown currency', '{"date":"2026-11-20",\n"perUsd":{"GBQ":1}}', 'line 2, perUsd'],
  ['no rate for the pound', '{"date":"2026-11-20",\n"perUsd":{"EUR":1}}', 'line 2, perUsd: must have GBP'],
  ['a rate of zero', '{"date":"2026-11-20","perUsd":{\n"GBP":0}}', 'line 2, perUsd.GBP: '],
  ['an impossible date', '{\n"date":"2026-02-30","perUsd":{}}', 'line 2, date: '],
  ['a future date', '{\n"date":"2999-01-01","perUsd":{}}', 'line 2, date: is a day to come'],
])('refuses exchange rates with %s', (_what, text, words) => {
  writeFileSync(file, text);
  expect(() => withExchangeRates({ affiliateTags: {} }, file)).toThrow(`RATES_FILE: ${file}, ${words}`);
});

it('adds exchange rates to the site settings', () => {
  const rates = { date: '2026-11-20', perUsd: { GBP: 0.77, INR: 85.1 } };
  writeFileSync(file, JSON.stringify(rates));
  expect(withExchangeRates({ affiliateTags: { GB: 'a-21' } }, file)).toEqual({
    affiliateTags: { GB: 'a-21' },
    rates,
  });
  expect(withExchangeRates({ affiliateTags: {} }, undefined)).toEqual({ affiliateTags: {} });
});
