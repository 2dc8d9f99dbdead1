import { describe, expect, it } from 'vitest';
import { fillTemplate, inlineScriptHashes, readable } from './page-renderer.ts';

describe('fillTemplate', () => {
  const template = '<head><!--app-head--></head><!--page-note--><div><!--app-html--></div><!--page-data-->';

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

describe('readable', () => {
  const template =
    '<head><style>a{}</style><!--app-head--></head><div><!--app-html--></div><!--page-data--><script src="/a.js"></script>';
  const head = '<title>Beef</title><script type="application/ld+json">{"name":"Beef"}</script>';

  it('leaves out styles, scripts and data, but keeps what search engines read', () => {
    expect(readable('<style>a{}</style><script>alert(1)</script><p>Beef</p>')).toBe('<p>Beef</p>');
    expect(readable(head)).toBe(head);
  });

  it('gives the same page whether applied to the parts or to the whole', () => {
    const html = '<p>Beef</p><style>b{}</style>';
    const data = { url: '/', origin: 'http://bowlful.test', counts: { dog: 1, cat: 2 } };
    const whole = readable(fillTemplate(template, { head, html, data }));
    expect(whole).toBe(`<head>${head}</head><div><p>Beef</p></div>`);
    expect(fillTemplate(readable(template), { head, html: readable(html), data: null })).toBe(whole);
  });
});

describe('inlineScriptHashes', () => {
  it('hashes executable inline scripts, not data blocks or files', () => {
    const page =
      '<script>alert(1)</script><script type="application/ld+json">{}</script><script type="application/json" id="page-data">{}</script><script src="/a.js"></script>';
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes(page)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
  });
});
