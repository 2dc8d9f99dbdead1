import { describe, expect, it } from 'vitest';
import type { FindingCode } from './finding.ts';
import { aPage, aRecipePage, ORIGIN, RECIPE_MARKUP } from './page.test-support.ts';
import { pageFindings } from './page-findings.ts';
import type { ParsedPage } from './parsed-page.ts';

const codes = (page: ParsedPage) => pageFindings(page, ORIGIN).map(({ code }) => code);

describe('a valid page', () => {
  it.each([
    ['a plain page', aPage()],
    ['the first page, with or without its slash', aPage({ path: '/', canonical: ORIGIN })],
    ['a recipe', aRecipePage()],
    ['a recipe that someone rated', aRecipePage({ aggregateRating: { ratingValue: 4.5, ratingCount: 2 } })],
    ['a decorative image with empty alt text', aPage({ images: [{ src: '/a.svg', alt: '' }] })],
    ['a title of 60 characters', aPage({ title: 'a'.repeat(60) })],
    ['a description of 170 characters', aPage({ description: 'a'.repeat(170) })],
  ])('%s has no finding', (_, page) => {
    expect(codes(page)).toEqual([]);
  });
});

const openGraph = { ...aPage().openGraph, 'og:image': '' };
const H1 = { level: 1, text: 'Chicken & Rice' };

describe('each rule fails on a page that breaks it', () => {
  it.each<[FindingCode, ParsedPage]>([
    ['status-not-200', aPage({ status: 404, title: null })],
    ['title-missing', aPage({ title: '' })],
    ['title-missing', aPage({ title: null })],
    ['title-long', aPage({ title: 'a'.repeat(61) })],
    ['title-short', aPage({ title: 'Shop | Bowlful' })],
    ['description-missing', aPage({ description: null })],
    ['description-long', aPage({ description: 'a'.repeat(171) })],
    ['description-short', aPage({ description: 'a'.repeat(49) })],
    ['canonical-missing', aPage({ canonical: null })],
    ['canonical-elsewhere', aPage({ canonical: `${ORIGIN}/other` })],
    ['noindex-listed', aPage({ robots: 'noindex, follow' })],
    ['noindex-listed', aPage({ robots: 'none' })],
    ['language-missing', aPage({ language: null })],
    ['heading-missing', aPage({ headings: [{ level: 2, text: 'Two' }] })],
    ['heading-missing', aPage({ headings: [{ level: 1, text: '' }] })],
    ['heading-repeated', aPage({ headings: [H1, H1] })],
    ['heading-skipped', aPage({ headings: [H1, { level: 3, text: 'Deep' }] })],
    ['content-thin', aPage({ wordCount: 49 })],
    ['image-alt-missing', aPage({ images: [{ src: '/a.png', alt: null }] })],
    ['link-without-words', aPage({ links: [{ href: '/shop', text: '' }] })],
    ['open-graph-incomplete', aPage({ openGraph })],
    ['structured-data-broken', aPage({ brokenBlocks: 1 })],
    ['structured-data-broken', aPage({ structuredData: [{ name: 'no type' }] })],
    ['list-without-addresses', aPage({ structuredData: [{ '@type': 'ItemList', itemListElement: [] }] })],
    [
      'list-without-addresses',
      aPage({ structuredData: [{ '@type': 'ItemList', itemListElement: [{ position: 1, name: 'x' }] }] }),
    ],
    ['recipe-missing', aPage({ path: '/recipe/1' })],
    ['recipe-repeated', aRecipePage({}, { structuredData: [RECIPE_MARKUP, RECIPE_MARKUP] })],
    ['recipe-required-missing', aRecipePage({ name: undefined })],
    ['recipe-required-missing', aRecipePage({ image: undefined })],
    ['recipe-required-missing', aRecipePage({ image: '/not-absolute.png' })],
    ['recipe-field-missing', aRecipePage({ author: undefined })],
    ['recipe-field-invalid', aRecipePage({ prepTime: undefined })],
    ['recipe-field-invalid', aRecipePage({ cookTime: '25 minutes' })],
    ['recipe-field-invalid', aRecipePage({ totalTime: 'PT' })],
    ['recipe-field-invalid', aRecipePage({ recipeYield: undefined })],
    ['recipe-field-invalid', aRecipePage({ aggregateRating: { ratingValue: 4.5 } })],
    ['recipe-field-invalid', aRecipePage({ aggregateRating: { ratingValue: 6, ratingCount: 3 } })],
    ['recipe-field-invalid', aRecipePage({ video: { name: 'How to' } })],
    ['recipe-name-unseen', aRecipePage({ name: 'Beef Pie' })],
  ])('%s', (code, page) => {
    expect(codes(page)).toEqual([code]);
  });

  it('finds recipes in a graph and in a list of types', () => {
    const typed = { ...RECIPE_MARKUP, '@type': ['Recipe', 'NewsArticle'] };
    expect(codes(aRecipePage({}, { structuredData: [{ '@graph': [typed] }] }))).toEqual([]);
  });

  it('states the measured value in the problem', () => {
    expect(pageFindings(aPage({ title: 'a'.repeat(61) }), ORIGIN)).toEqual([
      { code: 'title-long', page: '/about', problem: `The title has 61 characters: “${'a'.repeat(61)}”.` },
    ]);
    const [found] = pageFindings(aRecipePage({ cookTime: '25 minutes' }), ORIGIN);
    expect(found?.problem).toBe('cookTime needs an exact duration such as PT25M.');
  });
});
