import { describe, expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

describe('escapeMarkup', () => {
  it('escapes everything that could end an attribute or open a tag', () => {
    expect(escapeMarkup('a & b <c> "d"')).toBe('a &amp; b &lt;c&gt; &quot;d&quot;');
  });

  it('drops characters that XML forbids', () => {
    expect(escapeMarkup('a\u0000b\u0007c')).toBe('abc');
  });
});
