import { randomUUID } from 'node:crypto';
import { call } from '../../testing/call.ts';
import type { AbuseCall } from '../abuse-call.ts';

const at = async (url: string, headers = {}) => (await call(url, { headers })).status;
const SHAPES = ['', '-4x3', '-1x1'];

export const PAGE_ABUSES: readonly AbuseCall[] = [
  {
    name: 'pages that do not exist',
    limit: 'rendered once, then kept',
    act: ({ origin }) => at(`${origin}/${randomUUID()}`),
  },
  {
    name: 'recipes that do not exist',
    limit: 'the same page as every unknown address',
    act: ({ origin }) => at(`${origin}/recipe/${1e6 + Math.floor(Math.random() * 1e8)}`),
  },
  {
    name: 'every recipe page in turn',
    limit: 'rendered in a worker, kept by bytes, 20 reviews in the HTML',
    act: ({ origin, recipeIds }, caller, round) =>
      at(`${origin}/recipe/${recipeIds[(caller * 7 + round) % recipeIds.length]}`),
  },
  {
    name: 'made-up queries of pages',
    limit: 'one page whatever the query',
    act: ({ origin }) => at(`${origin}/dog-recipes?${randomUUID()}=1&category=${randomUUID()}`),
  },
  {
    name: 'social images in turn',
    limit: 'drawn in a worker, all of the catalogue kept',
    act: ({ origin, recipeIds }, caller, round) =>
      at(
        `${origin}/social/recipe-${recipeIds[(caller * 5 + round) % recipeIds.length]}${SHAPES[round % 3]}.png`,
      ),
  },
  {
    name: 'guides that do not exist',
    limit: 'the same page as every unknown address',
    act: ({ origin }) => at(`${origin}/guides/${randomUUID()}`),
  },
  {
    name: 'sitemap, robots, OpenAPI, the list of articles, the PDF of toxic foods',
    limit: 'made once',
    act: ({ origin }, _caller, round) =>
      at(
        origin +
          [
            '/sitemap.xml',
            '/robots.txt',
            '/api/openapi.json',
            '/api/seo/content',
            '/downloads/toxic-foods-reference.pdf',
          ][round % 5],
      ),
  },
];
