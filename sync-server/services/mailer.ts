import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { ApiError, unavailable } from '../errors.ts';

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
   * @throws {ApiError} 422 when the address is refused for good, 503 when it may succeed later
   */
  send(mail: Mail): Promise<void>;
};

type MailConfig = { smtpUrl?: string; mailFrom: string; dataDir: string };

const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Codes of SMTP from 500 up say 'never'; everything else, a lost connection too, may be tried again. */
function isForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500;
}

function options(mail: Mail, from: string): SendMailOptions {
  const { id, to, subject, text, html, headers = {} } = mail;
  const host = from.slice(from.indexOf('@') + 1);
  const base = { from: { name: 'Bowlful', address: from }, to, subject, text, messageId: `<${id}@${host}>` };
  return { ...base, headers, ...(html !== undefined && { html }) };
}

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    destination: `by SMTP through ${new URL(smtpUrl).host}`,
    async send(mail) {
      try {
        await transport.sendMail(options(mail, from));
      } catch (error) {
        if (isForGood(error))
          throw new ApiError(422, 'invalid', 'The mail server does not take this address.');
        throw unavailable(30);
      }
    },
  };
}

/** One `.eml` file a message, complete or not there at all, named after it: a repeat replaces it by itself. */
function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    destination: `into .eml files under ${folder}, since SMTP_URL is not set`,
    async send(mail) {
      const { message } = await transport.sendMail(options(mail, from));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}

/** Sends mail through the configured server, or writes it to files where none is configured. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailConfig): Mailer {
  return smtpUrl === undefined
    ? fileMailer(path.join(dataDir, 'outbox'), mailFrom)
    : smtpMailer(smtpUrl, mailFrom);
}
