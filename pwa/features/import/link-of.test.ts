import { describe, expect, it } from 'vitest';
import { linkOf } from './link-of.ts';

describe('linkOf', () => {
  it.each([
    ['https://kitchen.example/stew', 'https://kitchen.example/stew'],
    ['  http://Kitchen.Example/Stew?x=1#step-2 ', 'https://kitchen.example/Stew?x=1'],
    ['kitchen.example/stew', 'https://kitchen.example/stew'],
    ['www.kitchen.example', 'https://www.kitchen.example/'],
    ['Title: Beef stew\nhttps://kitchen.example/stew', 'https://kitchen.example/stew'],
    ['Look (https://kitchen.example/stew). via @site', 'https://kitchen.example/stew'],
    ['Stew https://kitchen.example/stew!\n\nSent from my phone', 'https://kitchen.example/stew'],
    ['看这个https://kitchen.example/stew。好吃', 'https://kitchen.example/stew'],
    ['[stew](https://kitchen.example/stew)', 'https://kitchen.example/stew'],
    ['https://kitchen.example/Stew_(beef)', 'https://kitchen.example/Stew_(beef)'],
    ['Try www.kitchen.example/stew, please', 'https://www.kitchen.example/stew'],
    ['https://localhost/ and https://kitchen.example/', 'https://kitchen.example/'],
    ['https://küche.example/knödel', 'https://xn--kche-0ra.example/kn%C3%B6del'],
  ])('reads %j as the link %s', (text, link) => expect(linkOf(text)).toBe(link));

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
  ])('finds no link in %j', (text) => expect(linkOf(text)).toBeNull());
});
