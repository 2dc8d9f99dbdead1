import { describe, expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';

const HTML = `<!doctype html><html lang="en-GB"><head>
<title>Soup &amp; bread | Bowlful</title><title>Another</title>
<meta name="description" content=" For  dogs "><meta name="robots" content="index, follow">
<link rel="canonical" href="https://a.example/soup"><meta property="og:title" content="Soup">
<style>.a{content:"<h1>no</h1>"}</style>
<script type="application/ld+json">{"@type":"Recipe","name":"Soup"}</script>
<script type="application/ld+json">{"@type":</script>
<script>const h = "<h1>no</h1>";</script></head>
<body><a href="/skip">Skip</a><svg><title>Paw</title></svg>
<main id="top"><h1>Soup<!-- --> &amp; bread</h1><p>Two words.</p><p>More</p>
<h2 id="more">More <em>soup</em></h2>
<a href="/bread"><img src="/b.png" alt="Bread"></a><a href="/mute"><svg></svg></a><a>No link</a>
<a href="/label" aria-label="Close"></a>
<img src="/c.png"><img src="/d.png" alt=""></main>
<template><h1>no</h1></template><noscript>no</noscript></body></html>`;

describe('a page as search engines read it', () => {
  const page = parsePage({ path: '/soup', status: 200, html: HTML });

  it('has the metadata of its head, and the first of two titles', () => {
    expect(page).toMatchObject({
      path: '/soup',
      status: 200,
      language: 'en-GB',
      title: 'Soup & bread | Bowlful',
      description: 'For dogs',
      canonical: 'https://a.example/soup',
      robots: 'index, follow',
      openGraph: { 'og:title': 'Soup' },
    });
  });

  it('has its headings, but none from scripts, styles or templates', () => {
    expect(page.headings).toEqual([
      { level: 1, text: 'Soup & bread' },
      { level: 2, text: 'More soup' },
    ]);
  });

  it('has its links, each named by its text, label or picture', () => {
    expect(page.links).toEqual([
      { href: '/skip', text: 'Skip' },
      { href: '/bread', text: 'Bread' },
      { href: '/mute', text: '' },
      { href: '/label', text: 'Close' },
    ]);
  });

  it('distinguishes missing alternative text from decoration', () => {
    expect(page.images).toEqual([
      { src: '/b.png', alt: 'Bread' },
      { src: '/c.png', alt: null },
      { src: '/d.png', alt: '' },
    ]);
  });

  it('has its anchors, structured data and the word count of its main part', () => {
    expect(page.ids).toEqual(['top', 'more']);
    expect(page.structuredData).toEqual([{ '@type': 'Recipe', name: 'Soup' }]);
    expect(page.brokenBlocks).toBe(1);
    // Soup, bread, Two, words, More, More, soup, No, link.
    expect(page.wordCount).toBe(9);
  });

  it('is empty for an empty page', () => {
    expect(parsePage({ path: '/', status: 301, html: '' })).toMatchObject({
      title: null,
      headings: [],
      wordCount: 0,
    });
  });
});
