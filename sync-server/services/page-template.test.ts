import { describe, expect, it } from 'vitest';
import { fillTemplate, inlineScriptHashes } from './page-template.ts';

describe('fillTemplate', () => {
  const template = '<head><!--app-head--></head><div><!--app-html--></div><!--page-data-->';

  it('puts each part in its place, dollar signs and all', () => {
    const data = { url: '/', origin: 'http://bowlful.test', counts: { dog: 1, cat: 2 } };
    expect(fillTemplate(template, { head: "<title>$& $'</title>", html: '<p>$1</p>', data })).toBe(
      `<head><title>$& $'</title></head><div><p>$1</p></div><script type="application/json" id="page-data">{"url":"/","origin":"http://bowlful.test","counts":{"dog":1,"cat":2}}</script>`,
    );
  });

  it('lets content that looks like a placeholder stay content', () => {
    const page = fillTemplate(template, { head: '', html: '<!--page-data-->', data: null });
    expect(page).toBe('<head></head><div><!--page-data--></div>');
  });
});

describe('inlineScriptHashes', () => {
  it('hashes what runs, not data blocks or files', () => {
    const page =
      '<script>alert(1)</script><script type="application/ld+json">{}</script><script type="application/json" id="page-data">{}</script><script src="/a.js"></script>';
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes(page)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
  });
});
