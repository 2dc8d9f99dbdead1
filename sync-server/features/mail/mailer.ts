import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { ErasureMatch, ErasureQuery } from '#domain/contract/erasure';
import { partOf } from '../../lib/data-folder.ts';
import { ApiError, unavailable } from '../../lib/errors.ts';
import { erasureMatch } from '../../storage/editorial/erasure-sources.ts';

const ENDING = '.eml';
const ID = /^[\w-]{1,80}$/;

/** A part as earlier versions wrote it if most of its letters were beyond ASCII: its header, and its text. */
const BASE64_PART = /^(Content-Transfer-Encoding: base64\n(?:.+\n)*\n)([\w+/=\n]+)/gm;

/** A message file with its text parts decoded, so that names with letters beyond ASCII are found in it. */
function decoded(file: Buffer): string {
  const bytes = file
    .toString('latin1')
    .replace(
      BASE64_PART,
      (_, head: string, text: string) => head + Buffer.from(text, 'base64').toString('latin1'),
    )
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The message files of a folder, for erasure requests. */
function mailCopies(folder: string) {
  const fileOf = (id: string) => path.join(folder, `${id}${ENDING}`);
  return {
    async findCopies(query: ErasureQuery): Promise<ErasureMatch[]> {
      const names = await readdir(folder).catch(() => []);
      const found: ErasureMatch[] = [];
      for (const id of names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -4))) {
        const text = decoded(await readFile(fileOf(id)));
        const emails = [/^To: (.*)$/m.exec(text)?.[1] ?? ''];
        const match = erasureMatch(query, { names: [], emails, texts: [text], at: '' });
        if (match === null) continue;
        const at = (await stat(fileOf(id))).mtime.toISOString();
        found.push({
          kind: 'mail',
          id,
          isExact: match === 'exact',
          excerpt: `To ${emails[0]}`.slice(0, 160),
          at,
        });
      }
      return found;
    },
    async readCopy(id: string): Promise<string | null> {
      if (!ID.test(id)) return null;
      return await readFile(fileOf(id), 'utf8').catch(() => null);
    },
    async eraseCopy(id: string): Promise<boolean> {
      if (!ID.test(id)) return false;
      return await rm(fileOf(id)).then(
        () => true,
        () => false,
      );
    },
  };
}

export type Mail = {
  /** Message id, stable so that a second attempt is recognisable as the same message. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** 'List-Unsubscribe' of newsletters. */
  headers?: Record<string, string>;
};

export type Mailer = {
  /** For the start-up log: destination of the messages. */
  destination: string;
  /**
   * Sends a message. Resolves once it is accepted.
   * @throws {MailRefused} (422) if the address is refused permanently
   * @throws {ApiError} 503 if a retry may succeed: the message was not sent; {MailNotTaken} says why
   * @throws {MailOutcomeUnknown} if it may have been sent
   */
  send(mail: Mail): Promise<void>;
  /** Messages in local files that mention a name or an e-mail; none if mail is sent through a server. */
  findCopies(query: ErasureQuery): Promise<ErasureMatch[]>;
  /** The full message in such a file; null if there is none. */
  readCopy(id: string): Promise<string | null>;
  /** False if there is none with that id. */
  eraseCopy(id: string): Promise<boolean>;
};

type MailConfig = { smtpUrl?: string; mailFrom: string; dataDir: string };

/** The message was transferred in full without a reply: sending it again may duplicate it. */
export class MailOutcomeUnknown extends Error {}

/** The mail server refuses this address for good. */
export class MailRefused extends ApiError {
  readonly reply: number;
  constructor(reply: number) {
    super(422, 'invalid', 'The mail server does not take this address.');
    this.reply = reply;
  }
}

/** The message was definitely not sent and may be sent later. */
export class MailNotTaken extends ApiError {
  /** Reply code; null if the server was not reached. */
  readonly reply: number | null;
  /** Whether the reply concerns this address or message; otherwise the server accepts none at all. */
  readonly isAboutMail: boolean;
  constructor(reply: number | null, isAboutMail: boolean, cause: unknown) {
    super(503, 'unavailable', 'The mail server does not take mail just now. Please try again in a moment.', {
      headers: { 'Retry-After': '30' },
      cause,
    });
    this.reply = reply;
    this.isAboutMail = isAboutMail;
  }
}

const ABOUT_MAIL = new Set<unknown>(['RCPT TO', 'DATA']);

/** Idle limit per step; a mail server may take long over a message it has received. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 90_000 };
/** Total time limit; shorter than the ledger's limit for an abandoned attempt. */
const ATTEMPT_MS = 120_000;

/** Reply code of the mail server, if it sent one. */
function replyOf(error: unknown): number | null {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' ? code : null;
}

/** The SMTP command that failed. */
function stepOf(error: unknown): unknown {
  return error instanceof Error && 'command' in error ? error.command : undefined;
}

/** Logger that notices when the message has been written in full: from then on it may be delivered. */
function listener(onWritten: () => void) {
  const ignore = () => undefined;
  const info = (entry: { tnx?: string }) => {
    if (entry.tnx === 'message') onWritten();
  };
  return { level: ignore, trace: ignore, debug: ignore, info, warn: ignore, error: ignore, fatal: ignore };
}

function options(mail: Mail, from: string): SendMailOptions {
  const { id, to, subject, text, html, headers = {} } = mail;
  const host = from.slice(from.indexOf('@') + 1);
  const base = { from: { name: 'Bowlful', address: from }, to, subject, text, messageId: `<${id}@${host}>` };
  return { ...base, headers, ...(html !== undefined && { html }) };
}

function smtpMailer(smtpUrl: string, from: string, folder: string): Mailer {
  return {
    // Files from before SMTP_URL was set.
    ...mailCopies(folder),
    destination: `through ${new URL(smtpUrl).host}`,
    async send(mail) {
      let isWritten = false;
      const logger = listener(() => {
        isWritten = true;
      });
      const transport = createTransport({ url: smtpUrl, ...TIMEOUTS, logger });
      try {
        await transport.sendMail({ ...options(mail, from), signal: AbortSignal.timeout(ATTEMPT_MS) });
      } catch (error) {
        const reply = replyOf(error);
        // Codes from 500 up are permanent, those below temporary; either way the message was not accepted. Only a reply to
        // the recipient concerns the address; a full disk, a wrong password or a barred sender can be fixed.
        if (reply !== null && reply >= 500 && stepOf(error) === 'RCPT TO') throw new MailRefused(reply);
        if (reply === null && isWritten) throw new MailOutcomeUnknown('No reply', { cause: error });
        throw new MailNotTaken(reply, reply !== null && ABOUT_MAIL.has(stepOf(error)), error);
      }
    },
  };
}

/** One `.eml` file per message, written atomically and named after it: a repeat replaces it. */
function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    ...mailCopies(folder),
    destination: `to .eml files under ${folder}, because SMTP_URL is not set`,
    async send(mail) {
      // Never base64, in which no name could be found.
      const textEncoding = 'quoted-printable';
      const { message } = await transport.sendMail({ ...options(mail, from), textEncoding });
      const file = path.join(folder, `${mail.id}.eml`);
      const part = partOf(file);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(part, message as Buffer, { mode: 0o600, flush: true });
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        // A full disk, for example, may have room again later.
        throw unavailable(30, { cause: error });
      }
    },
  };
}

/** Sends mail through the configured server, or writes it to files if there is none. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailConfig): Mailer {
  const folder = path.join(dataDir, 'outbox');
  return smtpUrl === undefined ? fileMailer(folder, mailFrom) : smtpMailer(smtpUrl, mailFrom, folder);
}

/** 'refused': the address is rejected for good; 'failed': a later attempt may succeed. */
export const MAIL_OUTCOMES = ['sent', 'refused', 'failed', 'unknown'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

function outcomeOf(error: unknown): MailOutcome {
  if (error instanceof MailOutcomeUnknown) return 'unknown';
  return error instanceof ApiError && error.status === 422 ? 'refused' : 'failed';
}

/** A mailer that reports the outcome of each attempt. */
export function countedMailer(mailer: Mailer, onOutcome: (outcome: MailOutcome) => void): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        onOutcome(outcomeOf(error));
        throw error;
      }
      onOutcome('sent');
    },
  };
}

/** Characters that don't belong in a name: line breaks, control, invisible and direction characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu;
/** A dot before a word in any script: mail programs turn it into a link. */
const DOT_OF_ADDRESS = /[.。．｡](?=[\p{L}\p{N}]*\p{L}{2})/gu;

/**
 * A visitor's text for an e-mail header: one line, nothing that mail programs decode (RFC 2047 encoded words)
 * or turn into a link.
 */
export function plainWords(text: string): string {
  return text
    .replace(UNSEEN, ' ')
    .replace(/=\?|\?=/g, ' ')
    .replace(/:\/\/+|\/\/+/g, ' ')
    .replace(DOT_OF_ADDRESS, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
}
