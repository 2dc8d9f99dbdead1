import { describe, expect, it } from 'vitest';
import { readRobots } from './robots.ts';

const allows = (text: string, path: string) => readRobots(text).isAllowed(path);

describe('robots.txt', () => {
  it.each([
    ['User-agent: *\nDisallow: /api/', '/api/x', false],
    ['User-agent: *\nDisallow: /api/', '/apiary', true],
    ['User-agent: *\nDisallow:', '/anything', true],
    ['User-agent: *\nDisallow: /', '/', false],
    ['User-agent: other\nDisallow: /', '/', true],
    ['User-agent: other\nUser-agent: *\nDisallow: /a', '/a', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nAllow: /a\nDisallow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/x/list.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/list.pdf?x', true],
    ['User-agent: *\nDisallow: /a # not yet', '/a', false],
    ['user-agent: *\r\nDISALLOW: /a', '/a', false],
  ])('with %j allows %s: %s', (text, path, isAllowed) => {
    expect(allows(text, path)).toBe(isAllowed);
  });

  it('lists its sitemaps wherever they appear', () => {
    const { sitemaps } = readRobots('Sitemap: https://a.example/s.xml\nUser-agent: *\nDisallow:');
    expect(sitemaps).toEqual(['https://a.example/s.xml']);
  });
});
