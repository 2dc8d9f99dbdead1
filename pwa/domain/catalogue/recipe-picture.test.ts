import { describe, expect, it } from 'vitest';
import { ownPicture } from './recipe-picture.ts';

const KEY = '0b9a4f6e-6a2c-4e0c-9f0e-3c1d2b4a5f60';

describe('the picture that a page shows', () => {
  it('is the one kept on this site, by its path, so that no other host is ever contacted', () => {
    expect(ownPicture(`https://bowlful.example/photos/${KEY}`)).toBe(`/photos/${KEY}`);
    expect(ownPicture(`https://elsewhere.example/photos/${KEY}`)).toBe(`/photos/${KEY}`);
    expect(ownPicture(`/photos/${KEY}`)).toBe(`/photos/${KEY}`);
  });

  it('may be one of the device itself', () => {
    expect(ownPicture('blob:https://bowlful.example/1')).toBe('blob:https://bowlful.example/1');
    expect(ownPicture('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
  });

  it.each([
    null,
    'https://elsewhere.example/bowl.jpg',
    '//elsewhere.example/bowl.jpg',
    'http://a.example/photos/a/b',
    'data:text/html,x',
  ])('is null for %s', (address) => expect(ownPicture(address)).toBeNull());
});
