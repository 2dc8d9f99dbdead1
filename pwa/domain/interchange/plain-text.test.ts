import { describe, expect, it } from 'vitest';
import { plainLines, plainText } from './plain-text.ts';

describe('plainLines', () => {
  it('drops tags and breaks lines where HTML does', () => {
    expect(
      plainLines('<p>Boil the <b>rice</b>.</p><ul><li>Drain</li><li>Cool</li></ul>Serve.<br/>Enjoy'),
    ).toEqual(['Boil the rice.', 'Drain', 'Cool', 'Serve.', 'Enjoy']);
  });

  it('knows entities by name and number, and leaves unknown ones', () => {
    expect(
      plainLines('180&deg;C &amp; &frac12; cup&nbsp;cr&egrave;me &#8211; &#x2153; &bogus; &Eacute;'),
    ).toEqual(['180°C & ½ cup crème – ⅓ &bogus; É']);
  });

  it.each([
    ['1&frac12 cups', '1½ cups'],
    ['&#8532 cup', '⅔ cup'],
    ['&#150; &#146;', '– ’'],
    ['&AMP; &Oslash;&oslash;', '& Øø'],
    ['&frac78; &times; &le; &OElig;', '⅞ × ≤ Œ'],
    ['a&copy=1&not', 'a&copy=1&not'],
    ['R&D &; &#;', 'R&D &; &#;'],
  ])('reads %s as browsers do', (text, read) => {
    expect(plainLines(text)).toEqual([read]);
  });

  it('reads HTML that was encoded twice', () => {
    expect(plainLines('&lt;p&gt;Salt &amp;amp; pepper&lt;/p&gt; don&amp;#39;t')).toEqual([
      'Salt & pepper',
      "don't",
    ]);
  });

  it('drops scripts, control characters and lone surrogates', () => {
    expect(plainLines('<script>alert(1)</script>Rice\u0000\u200b &#xD800;&#1114112;!')).toEqual(['Rice !']);
  });

  it('leaves a lone < as it is', () => {
    expect(plainLines('cook until < 70 °C')).toEqual(['cook until < 70 °C']);
  });
});

describe('plainText', () => {
  it('takes the first text of a value, or null if it has none', () => {
    expect(plainText(['', { name: 'Ann' }, 'Ben'])).toBe('Ann');
    expect(plainText({ '@type': 'Person', name: ' Ann  B. ' })).toBe('Ann B.');
    expect(plainText(7)).toBe('7');
    for (const junk of [null, undefined, true, {}, [], '', '<br>', Number.NaN])
      expect(plainText(junk)).toBeNull();
  });
});
