import { decodeBytes } from './decode-bytes.ts';

const BOUNDARY = /boundary\s*=\s*"?([^"\r\n;]{1,100})/i;
const HEAD_CHARACTERS = 4000;

/** Whether a text is a page saved in one file (MHTML), as phones save them. */
export function isWebArchive(text: string): boolean {
  const head = text.slice(0, HEAD_CHARACTERS);
  return /^mime-version\s*:/im.test(head) && /^content-type\s*:\s*multipart\/related/im.test(head);
}

/** The first HTML part of a page saved in one file; null if there is none. */
export function pageOfArchive(text: string): string | null {
  const boundary = BOUNDARY.exec(text.slice(0, HEAD_CHARACTERS))?.[1];
  if (boundary === undefined) return null;
  for (const part of text.split(`--${boundary}`, 200)) {
    const start = /\r?\n\r?\n/.exec(
      part.slice(0, HEAD_CHARACTERS).replace(/^\s+/, (space) => '-'.repeat(space.length)),
    );
    const head = start === null ? '' : part.slice(0, start.index);
    if (start === null || !/^\s*content-type\s*:\s*text\/html/im.test(head)) continue;
    const body = part.slice(start.index + start[0].length);
    if (/quoted-printable/i.test(head)) return quotedPrintable(body);
    return /transfer-encoding\s*:\s*base64/i.test(head) ? null : body;
  }
  return null;
}

/** '=C2=BD' is ½; a trailing '=' continues the line. */
function quotedPrintable(text: string): string {
  const whole = text.replace(/=\r?\n/g, '');
  return whole.replace(/(?:=[\dA-F]{2})+/gi, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('='), (pair) => Number.parseInt(pair, 16));
    return decodeBytes(bytes) ?? '';
  });
}
