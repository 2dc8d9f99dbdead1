import { describe, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

describe('classNames', () => {
  it('joins the defined names and leaves out the others', () => {
    expect(classNames('card', undefined, false, '', 'wide')).toBe('card wide');
    expect(classNames(undefined)).toBe('');
  });
});
