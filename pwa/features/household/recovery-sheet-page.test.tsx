import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as commands from '../../platform/household/commands.ts';
import { invitation } from '../../platform/household/commands.ts';
import * as hooks from '../../platform/household/use-household.ts';
import { useHousehold } from '../../platform/household/use-household.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { RecoverySheetPage } from './recovery-sheet-page.tsx';

beforeEach(() => {
  for (const name of ['invitation'] as const) vi.spyOn(commands, name);
  vi.spyOn(hooks, 'useHousehold');
});
afterEach(() => void vi.restoreAllMocks());

const LINK = `https://bowlful.example/join#1.${'a'.repeat(43)}`;
const open = () => showScreen(<RecoverySheetPage />, '/recovery-sheet', []);

afterEach(() => {
  cleanup();
  vi.mocked(invitation).mockReset();
});

it('has the code, the link to type and the four words', async () => {
  vi.mocked(invitation).mockResolvedValue(LINK);
  const words = ['maple', 'river', 'candle', 'spoon'];
  vi.mocked(useHousehold).mockReturnValue({ is: 'joined', words, syncedAt: null, waiting: 0, problem: null });
  open();
  await screen.findByRole('img', { name: 'Invitation to your household' });
  expect(screen.getByText(LINK)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Four words' }).textContent).toBe(words.join(''));
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

it('says that there is no household yet, leads to Settings, and makes no invitation', () => {
  vi.mocked(useHousehold).mockReturnValue({ is: 'none' });
  open();
  expect(screen.getByText('No household yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Settings' }).getAttribute('href')).toBe('/settings');
  expect(invitation).not.toHaveBeenCalled();
});
