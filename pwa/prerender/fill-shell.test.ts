import { expect, it } from 'vitest';
import { restOfPage, shellParts } from './prerender.ts';

const SHELL =
  '<html><head><meta charset="utf-8"><title>Bowlful</title><style>a{}</style></head><body><div id="root"></div><script>x</script></body></html>';
const data = { url: '/plan', origin: 'https://bowlful.example', counts: { dog: 1, cat: 0 }, device: {} };

it('puts a rendered page into the empty one, with its own title and the data for hydration', () => {
  const parts = shellParts(SHELL);
  if (parts === null) throw new Error('no parts');
  expect(parts.head).toBe('<html><head><meta charset="utf-8"><style>a{}</style>');
  const page = restOfPage(parts, { html: '<h1>Plan</h1>', head: '<title>Plan</title>', data });
  expect(page).toBe(
    '<title>Plan</title></head><body><div id="root"><h1>Plan</h1></div>' +
      '<script type="application/json" id="page-data">{"url":"/plan","origin":"https://bowlful.example","counts":{"dog":1,"cat":0},"device":{}}</script>' +
      '<script>x</script></body></html>',
  );
});

it('yields the empty page if nothing was rendered', () => {
  const parts = shellParts(SHELL);
  if (parts === null) throw new Error('no parts');
  expect(parts.head + restOfPage(parts, null)).toBe(
    '<html><head><meta charset="utf-8"><style>a{}</style><title>Bowlful</title></head><body><div id="root"></div><script>x</script></body></html>',
  );
});

it('S12: text that a person wrote cannot close the script element of the data', () => {
  const parts = shellParts(SHELL);
  if (parts === null) throw new Error('no parts');
  const page = restOfPage(parts, {
    html: '',
    head: '',
    data: { ...data, device: { plan: '</script><script>alert(1)' } },
  });
  // The end of the data's script, and of the page's own.
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});

it.each([
  ['a page without a place for content', '<html><head><title>Bowlful</title></head><body></body></html>'],
  [
    'a page from the server',
    '<html><head><title>Plan</title></head><body><div id="root"></div></body></html>',
  ],
  ['an empty text', ''],
])('leaves %s unchanged', (_, text) => {
  expect(shellParts(text)).toBeNull();
});
