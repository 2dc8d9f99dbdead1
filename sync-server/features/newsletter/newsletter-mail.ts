import type { IssueDraft, IssuePreview } from '#domain/contract/newsletter-issue';
import type { NewsletterList } from '#domain/messages/sign-up';
import { CONFIRM_WITHIN_DAYS } from '#domain/privacy/retention';
import type { Subscription } from '../../storage/newsletter/audience.ts';
import type { IssueRecipe } from '../../storage/newsletter/issues.ts';
import { type Mail, plainWords } from '../mail/mailer.ts';

const TIPS: Record<NewsletterList, string> = {
  dog: 'weekly dog tips',
  cat: 'weekly cat tips',
  general: 'weekly tips',
};

/** Page with the button that ends a subscription; mail programs post to the same address (RFC 8058). */
export function wayOutOf(token: string, publicOrigin: string): string {
  return `${publicOrigin}/unsubscribe?token=${token}`;
}

/** Headers of every mailing-list message: mail programs offer to unsubscribe with one click (RFC 2369 and 8058). */
export function listHeaders(token: string, publicOrigin: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${wayOutOf(token, publicOrigin)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The mail that asks a new subscriber to confirm. */
export function confirmationMail(
  id: string,
  subscription: Pick<Subscription, 'email' | 'list' | 'token'>,
  secret: string,
  publicOrigin: string,
): Mail {
  const tips = TIPS[subscription.list];
  return {
    id,
    to: subscription.email,
    subject: `Please confirm: ${tips} from Bowlful`,
    text: [
      `This address was entered on Bowlful for our ${tips}. To get them, open this page and press the button:`,
      `${publicOrigin}/newsletter/confirm?token=${secret}`,
      '',
      `The link works for ${CONFIRM_WITHIN_DAYS} days. Not you? Ignore this e-mail and we’ll delete your address.`,
      '',
      'To take it off the list at once:',
      wayOutOf(subscription.token, publicOrigin),
    ].join('\n'),
    headers: listHeaders(subscription.token, publicOrigin),
  };
}

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
