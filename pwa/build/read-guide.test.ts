import { describe, expect, it } from 'vitest';
import { guides, guidesOf } from './guides-plugin.ts';
import { readGuide } from './read-guide.ts';

type Changes = { title?: string; published?: boolean; day?: string; related?: string; text?: string };

function aGuide({
  title = 'Storing food',
  published = true,
  day = '2026-11-24',
  related = '',
  text,
}: Changes = {}) {
  return `---
title: ${title}
metaDescription: How long cooked food for a dog or cat keeps in the refrigerator and in the freezer.
targetKeywords: [storing pet food]
contentType: how-to
isPublished: ${published}
publishedAt: ${published ? day : 'null'}
sources:
  - { title: Storing food, publisher: FSS, year: null, address: https://example.org/food }
related: [${related}]
recipes: [1]
---
${text ?? 'Three days, with fish two.'}
`;
}

describe('the file of a guide', () => {
  it('yields its front matter, its name and its blocks', () => {
    expect(readGuide('storing-food.md', aGuide())).toMatchObject({
      slug: 'storing-food',
      title: 'Storing food',
      publishedAt: '2026-11-24',
      blocks: [{ paragraph: ['Three days, with fish two.'] }],
    });
  });

  it.each([
    [
      'a title that is too short',
      'storing-food.md',
      aGuide({ title: 'Short' }),
      /^pwa\/guides\/storing-food\.md: title: /,
    ],
    ['an invalid date', 'storing-food.md', aGuide({ day: 'soon' }), /storing-food\.md: publishedAt: /],
    ['a file name that is no slug', 'Storing_Food.md', aGuide(), /Storing_Food\.md: name it/],
    ['missing front matter', 'storing-food.md', 'Three days.', /storing-food\.md: it has no front matter/],
    [
      'HTML',
      'storing-food.md',
      aGuide({ text: '<b>x</b>' }),
      /storing-food\.md: html is not allowed in guides: "<b>/,
    ],
    [
      'a link to a script',
      'storing-food.md',
      aGuide({ text: '[x](javascript:alert)' }),
      /storing-food\.md: Links to .* are not allowed/,
    ],
    [
      'a link to another site without https',
      'storing-food.md',
      aGuide({ text: '[x](//elsewhere)' }),
      /storing-food\.md: Links to .* are not allowed/,
    ],
    ['an unknown key', 'storing-food.md', aGuide().replace('recipes:', 'recipe:'), /recipes: .*; .* recipe$/],
  ])('is refused for %s with file and reason', (_, file, source, reason) => {
    expect(() => readGuide(file, source)).toThrow(reason);
  });
});

describe('all guides', () => {
  it('are sorted newest first, with word counts and the titles of related guides', () => {
    const all = guidesOf({
      'a.md': aGuide({ title: 'Older guide', day: '2026-01-01', related: 'b' }),
      'b.md': aGuide({ title: 'Newer guide' }),
      'c.md': aGuide({ title: 'A draft of it', published: false }),
    });
    expect(all.map(({ slug, wordCount }) => [slug, wordCount])).toEqual([
      ['b', 5],
      ['a', 5],
      ['c', 5],
    ]);
    expect(all[1]?.related).toEqual([{ slug: 'b', title: 'Newer guide' }]);
  });

  it.each([
    ['does not exist', {}],
    ['is a draft', { 'b.md': aGuide({ published: false }) }],
  ])('may not name a related guide that %s', (_, others) => {
    expect(() => guidesOf({ 'a.md': aGuide({ related: 'b' }), ...others })).toThrow(
      /^pwa\/guides\/a\.md: related: .*b/,
    );
  });
});

it('the app gets only the published guides', async () => {
  const plugin = guides(() =>
    guidesOf({ 'a.md': aGuide(), 'b.md': aGuide({ published: false, text: 'Secret.' }) }),
  );
  const load = plugin.load as (id: string) => string | null;
  const resolve = plugin.resolveId as (id: string) => string | null;
  const codeOf = (name: string) => load(resolve(name) ?? '') ?? '';
  const [rows, articles] = [codeOf('virtual:guide-rows'), codeOf('virtual:guide-articles')];
  expect(rows).toContain('"slug":"a"');
  expect(rows).not.toContain('"slug":"b"');
  expect(articles.match(/"blocks":/g)).toHaveLength(1);
  expect(articles).not.toContain('Secret');
  expect(resolve('./guide.ts')).toBeNull();
});
