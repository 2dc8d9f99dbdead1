import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../testing/screen-world.tsx';
import { GuidesPage } from './guides-page.tsx';

describe('the list of guides', () => {
  it('shows each with its kind, reading time, description and link', () => {
    showScreen(<GuidesPage />, '/guides', []);
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeGreaterThanOrEqual(8);
    for (const row of rows) {
      expect(within(row).getByText(/^(?:How to|Nutrition|Safety|Life stage), \d+ min to read$/)).toBeTruthy();
      expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/guides\/[a-z-]+$/);
      expect(row.querySelectorAll('p')[1]?.textContent?.length).toBeGreaterThan(59);
    }
    expect(screen.getByRole('link', { name: 'Foods that poison dogs and cats' })).toBeTruthy();
  });
});
