import { describe, expect, it } from 'vitest';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { pageMeta } from './page-head.ts';

const origin = 'https://bowlful.example';
const card: RecipeCard = {
  id: 66,
  title: 'Simple Chicken & Heart',
  description: 'Poached chicken and hearts.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  prepTime: 15,
  cookTime: 20,
  servings: 3,
  difficulty: 2,
  costPerServingGbp: 0.9,
  averageRating: null,
  ratingCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  imageUrl: null,
  verdict: null,
  suits: null,
  ingredients: 'chicken',
  foods: null,
};

describe('pageMeta', () => {
  it('describes a recipe by the brand of its section, its category, preparation time and servings', () => {
    const meta = pageMeta('/recipe/66', origin, card);
    expect(meta.title).toBe('Simple Chicken & Heart | Bowlful for Cats');
    expect(meta.description).toBe('Poached chicken and hearts. Kitten, 15 min preparation, 3 servings.');
    expect(meta.image).toBe('https://bowlful.example/social/recipe-66.png');
  });

  it('leaves the query out of the canonical address and a narrowed list out of the index', () => {
    const meta = pageMeta('/cat-recipes?category=kitten', origin);
    expect(meta.canonical).toBe('https://bowlful.example/cat-recipes');
    expect(meta.robots).toBe('noindex, follow');
  });

  it('keeps the trailing slash only for the root', () => {
    expect(pageMeta('/', origin).canonical).toBe('https://bowlful.example/');
    expect(pageMeta('/dog-recipes/', origin).canonical).toBe('https://bowlful.example/dog-recipes');
  });

  it('names the tools and lets them be indexed, but not with shared text', () => {
    const meta = pageMeta('/tools/nutrition-checker', origin);
    expect(meta.title).toBe('Nutrition Checker | Bowlful');
    expect(meta.canonical).toBe('https://bowlful.example/tools/nutrition-checker');
    expect(meta.robots).toMatch(/^index/);
    expect(pageMeta('/tools/nutrition-checker?text=1%20egg', origin).robots).toBe('noindex, follow');
    expect(pageMeta('/tools/calorie-calculator', origin).title).toBe('Calorie Calculator | Bowlful');
    expect(pageMeta('/nutrition', origin).description).toMatch(/AAFCO and FEDIAF/);
  });

  it('keeps the queue out of the index, and names the admin area and missing pages', () => {
    expect(pageMeta('/queue', origin).robots).toBe('noindex');
    expect(pageMeta('/admin/recipes', origin).title).toBe('Admin Panel | Bowlful');
    expect(pageMeta('/administrator', origin).title).toBe('Page Not Found | Bowlful');
    expect(pageMeta('/recipe/9999', origin).title).toBe('Recipe Not Found | Bowlful');
    expect(pageMeta('/nowhere', origin).title).toBe('Page Not Found | Bowlful');
    expect(pageMeta('/nowhere', origin).canonical).toBe('https://bowlful.example/404');
  });
});
