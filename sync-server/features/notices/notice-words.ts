import type { ItemCounts } from '#domain/contract/notices';
import { counted, listText } from '#domain/text/sentence-parts';
import type { Mail } from '../mail/mailer.ts';

const NOUNS: Record<keyof ItemCounts, string> = {
  comments: 'comment',
  recipes: 'recipe',
  messages: 'message',
  reports: 'report of a wrong safety flag',
};
const SEVERAL_REPORTS = 'reports of wrong safety flags';

export const totalOf = (counts: ItemCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** '3 comments and 1 recipe'; '' for nothing. */
function countsInWords(counts: ItemCounts): string {
  const kinds = Object.keys(NOUNS) as (keyof ItemCounts)[];
  return listText(
    kinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => counted(counts[kind], NOUNS[kind], kind === 'reports' ? SEVERAL_REPORTS : undefined)),
  );
}

/** '1 comment is waiting', '3 comments and 1 recipe are waiting'. */
export const waitingInWords = (counts: ItemCounts) =>
  `${countsInWords(counts)} ${totalOf(counts) === 1 ? 'is' : 'are'} waiting`;

type Told = { id: string; to: string; arrived: ItemCounts; waiting: ItemCounts; publicOrigin: string };

const ending = (publicOrigin: string) => [
  '',
  `${publicOrigin}/admin`,
  '',
  'You asked for these e-mails. Change that in My account:',
  `${publicOrigin}/admin?tab=account`,
];

/** Sent soon after something arrived. Counts only: what visitors wrote stays on the server. */
export function immediateMail({ id, to, arrived, waiting, publicOrigin }: Told): Mail {
  return {
    id,
    to,
    subject: `New on Bowlful: ${countsInWords(arrived)}`,
    text: [
      `New since the last e-mail: ${countsInWords(arrived)}.`,
      `In all, ${waitingInWords(waiting)} for a decision.`,
      ...ending(publicOrigin),
    ].join('\n'),
  };
}

/** The digest of a day. */
export function dailyMail({ id, to, arrived, waiting, publicOrigin }: Told): Mail {
  const news = countsInWords(arrived);
  return {
    id,
    to,
    subject: `Bowlful today: ${waitingInWords(waiting)}`,
    text: [
      `${waitingInWords(waiting)} for a decision.`,
      news === '' ? 'Nothing new since the last digest.' : `New since the last digest: ${news}.`,
      ...ending(publicOrigin),
    ].join('\n'),
  };
}
