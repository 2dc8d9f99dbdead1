// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { readPageData } from './page-data.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function inline(text: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'page-data';
  script.textContent = text;
  document.body.append(script);
}

describe('readPageData', () => {
  it('reads what the server inlined', () => {
    inline('{"url":"/","counts":{"dog":2,"cat":1}}');
    expect(readPageData(document)).toEqual({ url: '/', counts: { dog: 2, cat: 1 } });
  });

  it.each(['', '{', 'null', '7', '[]', '{"url":1,"counts":{}}', '{"url":"/"}', '{"url":"/","counts":null}'])(
    'is undefined for %j',
    (text) => {
      inline(text);
      expect(readPageData(document)).toBeUndefined();
    },
  );

  it('is undefined in a page without data', () => {
    expect(readPageData(document)).toBeUndefined();
  });
});
