import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { ErasureMatch, ErasureQuery } from '#domain/contract/erasure';
import { ApiError, unavailable } from '../errors.ts';
import { partOf } from '../storage/data-folder.ts';
import { mailCopies } from './mail-copies.ts';

export type Mail = {
  /** Names the message for good: a second attempt is recognisable as the same one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** 'List-Unsubscribe' of newsletters. */
  headers?: Record<string, string>;
};

export type Mailer = {
  /** For the start-up log: where messages go. */
  destination: string;
  /**
   * Hands a message over. Resolves once it was accepted.
   * @throws {ApiError} 422 when the address is refused for good, 503 when it may succeed later: it has surely not left
   * @throws {MailOutcomeUnknown} when it may have left or not
   */
  send(mail: Mail): Promise<void>;
  /** Messages that lie in files here and bear or mention a name or an e-mail; none where mail leaves. */
  findCopies(query: ErasureQuery): Promise<ErasureMatch[]>;
  /** False where there is none of that id. */
  eraseCopy(id: string): Promise<boolean>;
};

type MailConfig = { smtpUrl?: string; mailFrom: string; dataDir: string };

/** The message was handed over whole, and nothing says whether it was taken: to send it again may send it twice. */
export class MailOutcomeUnknown extends Error {}

/** Silence after which a step is given up; a mail server may take its time over a message that it has. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 90_000 };
/** All steps together; within the time after which the ledger of shares takes an attempt for abandoned. */
const ATTEMPT_MS = 120_000;

/** The code of the mail server's reply, where it gave one. */
function replyOf(error: unknown): number | null {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' ? code : null;
}

/** The command of SMTP that failed. */
function stepOf(error: unknown): unknown {
  return error instanceof Error && 'command' in error ? error.command : undefined;
}

/** A logger that hears when the message was written to its end: from then on it may arrive. */
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

function smtpMailer(smtpUrl: string, from: string): Mailer {
  return {
    findCopies: async () => [],
    eraseCopy: async () => false,
    destination: `by SMTP through ${new URL(smtpUrl).host}`,
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
        // Codes from 500 up say 'never', those below 'not now': either way the message was not taken. Only what is said of
        // the recipient is about the address; a full disk, a wrong password or a barred sender may be mended.
        if (reply !== null && reply >= 500 && stepOf(error) === 'RCPT TO')
          throw new ApiError(422, 'invalid', 'The mail server does not take this address.');
        if (reply === null && isWritten) throw new MailOutcomeUnknown('No reply', { cause: error });
        throw unavailable(30);
      }
    },
  };
}

/** One `.eml` file a message, complete or not there at all, named after it: a repeat replaces it by itself. */
function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    ...mailCopies(folder),
    destination: `into .eml files under ${folder}, since SMTP_URL is not set`,
    async send(mail) {
      const { message } = await transport.sendMail(options(mail, from));
      const file = path.join(folder, `${mail.id}.eml`);
      const part = partOf(file);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(part, message as Buffer, { mode: 0o600, flush: true });
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        // A full disk, say: it may have room again later.
        throw unavailable(30, { cause: error });
      }
    },
  };
}

/** Sends mail through the configured server, or writes it to files where none is configured. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailConfig): Mailer {
  return smtpUrl === undefined
    ? fileMailer(path.join(dataDir, 'outbox'), mailFrom)
    : smtpMailer(smtpUrl, mailFrom);
}
