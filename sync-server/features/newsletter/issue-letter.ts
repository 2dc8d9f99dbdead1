import type { IssueDraft, IssuePreview } from '#domain/contract/newsletter-issue';
import type { IssueRecipe } from '../../storage/newsletter/issues.ts';
import { plainWords } from '../mail/mail-words.ts';
import { TIPS } from './newsletter-mail.ts';

type Words = Pick<IssueDraft, 'list' | 'subject' | 'intro'>;

export type LetterLinks = { publicOrigin: string; wayOut: string };

const DISCLAIMER = 'For education only. This is not veterinary advice.';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const FONT = 'font-family:Georgia,serif';
const PAGE = `margin:0;padding:24px 16px;background:#fbf7f0;color:#2b2620;${FONT};font-size:17px;line-height:1.55`;
const LINK = 'color:#5b3a1e';

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p style="margin:0 0 16px">${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

function htmlOf(
  { list, subject, intro }: Words,
  recipes: readonly IssueRecipe[],
  links: LetterLinks,
): string {
  const items = recipes.map(
    ({ id, title, description }) =>
      `<h2 style="margin:24px 0 4px;font-size:20px"><a href="${links.publicOrigin}/recipe/${id}" style="${LINK}">${escaped(title)}</a></h2>\n` +
      `<p style="margin:0">${escaped(description)}</p>`,
  );
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="${PAGE}">`,
    '<div style="max-width:560px;margin:0 auto">',
    `<p style="margin:0 0 4px;color:#6b6055;font-size:14px">Bowlful: ${TIPS[list]}</p>`,
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:normal">${escaped(subject)}</h1>`,
    paragraphs(intro),
    ...items,
    '<hr style="margin:32px 0 16px;border:0;border-top:1px solid #d9cfc2">',
    `<p style="margin:0;color:#6b6055;font-size:14px">${DISCLAIMER} You get this because you confirmed our ${TIPS[list]}. <a href="${escaped(links.wayOut)}" style="${LINK}">Unsubscribe</a></p>`,
    '</div>',
    '</body>',
    '</html>',
  ].join('\n');
}

function textOf(
  { list, subject, intro }: Words,
  recipes: readonly IssueRecipe[],
  links: LetterLinks,
): string {
  const items = recipes.flatMap(({ id, title, description }) => [
    '',
    title,
    description,
    `${links.publicOrigin}/recipe/${id}`,
  ]);
  return [
    subject,
    '',
    intro,
    ...items,
    '',
    '-- ',
    DISCLAIMER,
    `You get this because you confirmed our ${TIPS[list]}. To unsubscribe:`,
    links.wayOut,
  ].join('\n');
}

/** An issue as an e-mail: its text is plain text, and every link leads to our own pages. */
export function issueLetter(words: Words, recipes: readonly IssueRecipe[], links: LetterLinks): IssuePreview {
  return {
    subject: plainWords(words.subject),
    text: textOf(words, recipes, links),
    html: htmlOf(words, recipes, links),
  };
}
