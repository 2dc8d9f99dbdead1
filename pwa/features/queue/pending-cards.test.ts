import { describe, expect, it } from 'vitest';
import { daysSince } from './pending-cards.tsx';

const now = new Date(2026, 10, 19, 8, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('daysSince', () => {
  it('counts whole days, never below 0', () => {
    expect(daysSince(at(2026, 10, 16, 8, 31), now)).toBe(2);
    expect(daysSince(at(2026, 10, 16, 8, 30), now)).toBe(3);
    expect(daysSince(at(2027, 0, 1, 0, 0), now)).toBe(0);
  });
});
