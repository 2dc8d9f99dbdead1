import { expect, it } from 'vitest';
import { headMarkup } from './page-head.ts';

const page = {
  title: 'Fish & "Chips" <b>',
  description: 'Plain.',
  canonical: 'https://bowlful.example/recipe/1',
  image: 'https://bowlful.example/social/site.png',
  robots: 'index',
};

it('escapes the title of the page', () => {
  expect(headMarkup(page, [])).toContain('<title>Fish &amp; &quot;Chips&quot; &lt;b&gt;</title>');
});

it('S12: a title cannot end the structured data around it', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: '</script><script>alert(1)',
  } as const;
  const head = headMarkup(page, [data]);
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).toContain('\\u003c/script>');
});

it('has an alternate link for each of five languages and for the default', () => {
  expect(headMarkup(page, []).match(/rel="alternate"/g)).toHaveLength(6);
});
