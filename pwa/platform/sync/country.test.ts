import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const detectCountry = vi.fn(async (_now: number): Promise<string | null> => 'DE');
vi.mock('./detect-country.ts', () => ({ detectCountry }));

const MINUTES = 60_000;

beforeEach(() => {
  vi.resetModules();
  detectCountry.mockClear();
});
afterEach(() => vi.restoreAllMocks());

it('asks for the connection’s country at most once in five minutes', async () => {
  const { askCountry, countryStore } = await import('./country.ts');
  askCountry(10_000);
  await vi.waitFor(() => expect(countryStore.getState().countryCode).toBe('DE'));
  askCountry(10_000 + 5 * MINUTES - 1);
  askCountry(10_000 + 5 * MINUTES);
  await vi.waitFor(() => expect(detectCountry.mock.calls).toEqual([[10_000], [10_000 + 5 * MINUTES]]));
});

it('keeps the known country if an answer names none or fails', async () => {
  const { askCountry, countryStore } = await import('./country.ts');
  askCountry(0);
  await vi.waitFor(() => expect(countryStore.getState().countryCode).toBe('DE'));
  detectCountry.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('offline'));
  askCountry(5 * MINUTES);
  askCountry(10 * MINUTES);
  await vi.waitFor(() => expect(detectCountry).toHaveBeenCalledTimes(3));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(countryStore.getState().countryCode).toBe('DE');
});
