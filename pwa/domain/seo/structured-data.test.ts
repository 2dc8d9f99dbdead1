import { describe, expect, it } from 'vitest';
import { aPage, aRecipePage } from './page.test-support.ts';
import { changedFields, recipeMarkups, structuredDataReport } from './structured-data.ts';

const rating = { ratingValue: 4.5, ratingCount: 2 };

describe('the report on structured data', () => {
  it('counts each field over the recipes, and separates required ones from others', () => {
    const pages = [
      aPage(),
      aRecipePage({ image: undefined, aggregateRating: rating }),
      aRecipePage({ prepTime: '10 minutes' }, { path: '/recipe/2' }),
    ];
    const { fields, ...totals } = structuredDataReport(pages);
    const of = (name: string) => fields.find(({ field }) => field === name);
    expect(of('image')).toEqual({ field: 'image', need: 'required', status: 'missing', count: 1 });
    expect(of('prepTime')).toMatchObject({ status: 'invalid', count: 1 });
    expect(of('aggregateRating')).toMatchObject({ status: 'warning', count: 1 });
    expect(of('video')).toMatchObject({ status: 'warning', count: 2 });
    expect(of('name')).toMatchObject({ status: 'valid', count: 0 });
    // 17 fields per recipe. The first lacks image, cuisine, keywords and video; the second has a wrong time and
    // lacks rating, cuisine, keywords and video.
    expect(totals).toEqual({ invalid: 2, warning: 7, valid: 25, criticalIssues: 1 });
  });

  it('is empty without recipes', () => {
    expect(structuredDataReport([aPage()])).toEqual({
      fields: [],
      invalid: 0,
      warning: 0,
      valid: 0,
      criticalIssues: 0,
    });
  });

  it('lists the fields that differ between two readings', () => {
    const [before, after] = [aRecipePage(), aRecipePage({ prepTime: 'PT5M', video: { name: 'How' } })].map(
      (page) => recipeMarkups([page]).get(1) ?? {},
    );
    expect(changedFields(before ?? {}, after ?? {})).toEqual(['prepTime', 'video']);
    expect(changedFields(before ?? {}, before ?? {})).toEqual([]);
  });
});
