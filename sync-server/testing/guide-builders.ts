import type { Guide } from '#domain/guides/guide';

/** A guide as a build writes it. */
export function aGuide(changes: Partial<Guide> = {}): Guide {
  return {
    slug: 'storing-food',
    title: 'Storing food',
    metaDescription: 'How long cooked food for a dog or cat keeps in the refrigerator and in the freezer.',
    targetKeywords: ['storing pet food'],
    contentType: 'how-to',
    isPublished: true,
    publishedAt: '2026-11-24',
    sources: [{ title: 'Storing food', publisher: 'FSS', year: null, address: 'https://example.org/food' }],
    related: [],
    recipes: [66, 2, 1],
    wordCount: 5,
    blocks: [{ paragraph: ['Three days, with fish two.'] }],
    ...changes,
  };
}

/** A guide that is not published yet: its text stays in the repository. */
export function aDraft(): Guide {
  return aGuide({
    slug: 'cooking-for-two',
    title: 'Cooking for two',
    isPublished: false,
    publishedAt: null,
    blocks: [],
  });
}
