import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RecipeCard as Card } from '#domain/catalogue/recipe-card';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { RecipeCard } from './recipe-card.tsx';

function show(card: Card, isEstimate = false): string {
  showScreen(
    <RecipeCard card={card} art={null} heart={null} price="£1.15" isEstimate={isEstimate} />,
    '/',
    [],
  );
  return screen.getByRole('article').textContent ?? '';
}

afterEach(cleanup);

describe('a recipe’s card', () => {
  it('is a single link to the recipe', () => {
    show(aCard({ id: 7, title: 'Beef stew' }));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/recipe/7']);
    expect(links[0]?.textContent).toBe('Beef stew');
    expect(screen.getByText('View Recipe')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Beef stew View Recipe' })).toBeTruthy();
  });

  it('is flagged if a food is or may be toxic, so that a narrow tile keeps the warning', () => {
    const card = aCard({});
    const flagOf = (verdict: Card['verdict']) => {
      cleanup();
      show({ ...card, verdict });
      return screen.getByRole('article').dataset['flagged'];
    };
    expect(flagOf({ status: 'over', nutrients: 0, lead: 'toxic' })).toBe('toxic');
    expect(flagOf({ status: 'unknown', nutrients: 0, lead: 'asked' })).toBe('asked');
    expect(flagOf({ status: 'over', nutrients: 2, lead: 'too-much-liver' })).toBeUndefined();
    expect(flagOf({ status: 'met', nutrients: 39 })).toBeUndefined();
  });

  it('shows time, servings, cost and difficulty', () => {
    const text = show(aCard({ prepTime: 20, servings: 4, category: 'special-diet' }, { difficulty: 3 }));
    expect(text).toContain('20 + 25 min');
    expect(text).toContain('4 servings');
    expect(text).toContain('£1.15 a serving');
    expect(text).toContain('Special Diet');
    expect(screen.getByRole('img', { name: 'Difficulty 3 of 5, Hard' })).toBeTruthy();
  });

  it('shows the rating with its count, or none if nobody rated it', () => {
    const rated = aCard({}, { averageRating: 4.62, ratingCount: 12 });
    expect(show(rated)).toContain('4.6(12');
    expect(screen.getByRole('img', { name: '4.6 of 5 stars' })).toBeTruthy();
    cleanup();
    expect(show(aCard({}))).toContain('Not yet rated');
  });

  it('marks a fallback price as an estimate', () => {
    expect(show(aCard({}), true)).toContain('£1.15 a serving, estimate');
  });

  it('uses the singular for one serving', () => {
    expect(show(aCard({ servings: 1 }))).toContain('1 serving');
    expect(screen.getByRole('article').textContent).not.toContain('1 servings');
  });

  it.each([
    [{ status: 'met', nutrients: 27 }, 'Meets every minimum'],
    [{ status: 'short', nutrients: 4 }, '4 nutrients short'],
    [{ status: 'short', nutrients: 1 }, '1 nutrient short'],
    [{ status: 'unknown', nutrients: 2 }, '2 nutrients unknown'],
    [{ status: 'over', nutrients: 1 }, '1 nutrient over'],
    [null, 'Treat or topper'],
  ] as const)('states the verdict in words beside an icon: %o', (verdict, words) => {
    show(aCard({}, { verdict }));
    expect(screen.getByText(words).querySelector('svg')).not.toBeNull();
  });
});
