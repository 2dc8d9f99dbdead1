// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { heldInvitation, holdInvitation, takeFromAddress, takeFromText } from './take-invitation.ts';

const SECRET = `#1.${'a'.repeat(43)}`;
const page = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8');
const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

/** Runs the page's first script at an address. */
function openAt(address: string): void {
  window.history.replaceState(null, '', address);
  new Function(scripts[0] ?? '')();
}

beforeEach(() => {
  holdInvitation(null);
  delete window.invitation;
  window.history.replaceState(null, '', '/');
});

describe('the first script of the page', () => {
  it('takes the invitation out of the address, before any other script and file', () => {
    expect(page.indexOf('<script')).toBeLessThan(page.indexOf('<link'));
    openAt(`/join${SECRET}`);
    expect(window.location.href).not.toContain(SECRET);
    expect(window.location.pathname).toBe('/join');
    expect(heldInvitation()).toBe(`${window.location.origin}/join${SECRET}`);
  });

  it('leaves nothing of the invitation in the page for other scripts', () => {
    openAt(`/join${SECRET}`);
    heldInvitation();
    expect('invitation' in window).toBe(false);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(SECRET);
  });

  it('leaves the fragments of other pages alone', () => {
    openAt('/settings#backup');
    expect(window.location.hash).toBe('#backup');
    expect(heldInvitation()).toBeNull();
  });
});

describe('an invitation that is opened while the page is already there', () => {
  it('stays when somebody skips to the content', () => {
    window.history.replaceState(null, '', `/join${SECRET}`);
    takeFromAddress();
    window.history.replaceState(null, '', '/join#main');
    expect(takeFromAddress()).toBe(`${window.location.origin}/join${SECRET}`);
  });

  it('is taken out of the address, too', () => {
    window.history.replaceState(null, '', `/join${SECRET}`);
    expect(takeFromAddress()).toBe(`${window.location.origin}/join${SECRET}`);
    expect(window.location.href).not.toContain(SECRET);
  });
});

describe('a text that was pasted elsewhere', () => {
  it('is held for the household’s page if it has an invitation', () => {
    expect([takeFromText('1 kg chicken'), heldInvitation()]).toEqual([false, null]);
    const text = `Join us: https://bowlful.example/join${SECRET}`;
    expect([takeFromText(text), heldInvitation()]).toEqual([true, text]);
  });
});
