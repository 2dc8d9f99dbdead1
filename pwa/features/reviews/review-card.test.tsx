import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MARKETS } from '#domain/reference/markets';
import type { Review } from '#domain/review/review';
import { aReview } from '../../testing/catalogue-rows.ts';
import { CountryFlag, ReviewCard } from './review-card.tsx';

const REVIEW = aReview(1, {
  comment: 'Pip a tout mangé.',
  userName: 'Hannah',
  userCountry: 'FR',
  createdAt: '2026-11-09T10:00:00.000Z',
});

const show = (changes: Partial<Review> = {}) => render(<ReviewCard review={{ ...REVIEW, ...changes }} />);

afterEach(cleanup);

describe('the flag of a country', () => {
  it('is drawn for the ten markets and for IE, NL, SE, NO and NZ', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const drawn = codes.filter((code) => render(<CountryFlag code={code} />).container.innerHTML !== '');
    expect(drawn).toEqual(
      [...MARKETS.map(({ countryCode }) => countryCode), 'IE', 'NL', 'SE', 'NO', 'NZ'].sort(),
    );
    expect(drawn).toHaveLength(15);
  });

  it.each(['gb', 'GB', 'NZ'])('is shown beside the name of %s, hidden from screen readers', (userCountry) => {
    const { container } = show({ userCountry });
    expect(container.querySelector('svg[viewBox="0 0 30 20"]')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is not drawn for any other country', () => {
    const { container } = render(
      <>
        <CountryFlag code="PL" />
        <CountryFlag code={null} />
        <CountryFlag code="constructor" />
      </>,
    );
    expect(container.innerHTML).toBe('');
  });
});

describe('the text of a review', () => {
  const translation = { language: 'en', comment: 'Pip ate it all.' };

  it('is the translation, which toggles to the original and back', () => {
    show({ translation });
    expect(screen.getByText('Pip ate it all.').getAttribute('lang')).toBe('en');
    expect(screen.getByText(/Translated into English\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show original' }));
    expect(screen.getByText('Pip a tout mangé.')).toBeTruthy();
    expect(screen.queryByText('Pip ate it all.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show translation' }));
    expect(screen.getByText('Pip ate it all.')).toBeTruthy();
  });

  it('has no toggle without a translation', () => {
    show({ translation: null });
    expect(screen.getByText('Pip a tout mangé.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the photo of a review', () => {
  const imageUrl = '/api/photos/1';

  it('is shown once approved', () => {
    show({ imageUrl, imageStatus: 'approved' });
    expect(screen.getByRole('img', { name: 'From Hannah' }).getAttribute('src')).toBe(imageUrl);
  });

  it.each(['pending', 'rejected', null] as const)('is not shown with the status %s', (imageStatus) => {
    show({ imageUrl, imageStatus });
    expect(screen.queryByRole('img', { name: 'From Hannah' })).toBeNull();
  });
});
