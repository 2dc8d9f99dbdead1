import { describe, expect, it } from 'vitest';
import { linkOf } from './link-of.ts';

describe('linkOf', () => {
  it.each([
    ['https://kitchen.example/stew', 'https://kitchen.example/stew'],
    ['  http://Kitchen.Example/Stew?x=1#step-2 ', 'https://kitchen.example/Stew?x=1'],
    ['kitchen.example/stew', 'https://kitchen.example/stew'],
    ['www.kitchen.example', 'https://www.kitchen.example/'],
    ['Title: Beef stew\nhttps://kitchen.example/stew', 'https://kitchen.example/stew'],
    ['https://küche.example/knödel', 'https://xn--kche-0ra.example/kn%C3%B6del'],
  ])('%s is %s', (text, link) => expect(linkOf(text)).toBe(link));

  it.each([
    '',
    'stew',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://kitchen.example:8443/',
    'https://ann:secret@kitchen.example/',
    'ftp://kitchen.example/',
    'javascript:alert(1)',
  ])('%s is none', (text) => expect(linkOf(text)).toBeNull());
});
