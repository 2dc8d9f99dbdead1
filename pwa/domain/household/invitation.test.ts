import { describe, expect, it } from 'vitest';
import { readInvitation, writeInvitation } from './invitation.ts';
import { INVITATION_WORDS, invitationWords } from './invitation-words.ts';

const SECRET = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE';
const LINK = writeInvitation('https://bowlful.example', SECRET);

describe('an invitation', () => {
  it('carries the secret in the fragment', () => {
    expect(LINK).toBe(`https://bowlful.example/join#1.${SECRET}`);
  });

  it.each([
    ['as it is', LINK],
    ['in a message', `Join us: ${LINK}.\nSee you!`],
    ['in brackets', `<${LINK}>`],
    ['twice', `${LINK} ${LINK}`],
    ['as its end alone', `1.${SECRET}`],
  ])('is read %s', (_how, text) => {
    expect(readInvitation(text)).toBe(SECRET);
  });

  it.each([
    ['is cut off', LINK.slice(0, -1)],
    ['is too long', `${LINK}A`],
    ['has no secret', 'https://bowlful.example/join'],
    ['is of a later version', LINK.replace('#1.', '#2.')],
    ['is one of two', `${LINK} ${LINK.replace('AbC', 'xyz')}`],
    ['is empty', ''],
  ])('that %s is refused', (_why, text) => {
    expect(readInvitation(text)).toBeNull();
  });
});

describe('the words to compare', () => {
  it('are 256, all different, short and plain', () => {
    expect(new Set(INVITATION_WORDS).size).toBe(256);
    expect(INVITATION_WORDS.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
  });

  it('are four, one for each of the first four bytes, and none comes twice in a row', () => {
    expect(invitationWords(Uint8Array.of(0, 1, 255, 0, 9))).toEqual(['acorn', 'amber', 'zebra', 'acorn']);
    expect(invitationWords(Uint8Array.of(255, 255, 255, 0))).toEqual(['zebra', 'acorn', 'zebra', 'acorn']);
  });
});
