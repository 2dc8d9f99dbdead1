import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandMark } from './brand-mark.tsx';
import { MARK_TOPS } from './icons/mark-shapes.ts';

describe('BrandMark', () => {
  it.each(['bowlful', 'dogs', 'cats'] as const)(
    'identifies the section %s by shape, not by colour alone',
    (section) => {
      const markup = renderToStaticMarkup(<BrandMark section={section} />);
      for (const [name, path] of Object.entries(MARK_TOPS))
        expect(markup.includes(path)).toBe(name === section);
    },
  );

  it('is decorative', () => {
    const markup = renderToStaticMarkup(<BrandMark section="dogs" />);
    expect(markup).toContain('aria-hidden="true"');
  });
});
