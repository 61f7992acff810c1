import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Environment } from '../settings/environment.ts';

/** A mail with the name that stays the same when it is sent again. */
export interface OutgoingMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly createdAt: Date;
}

export interface MailTransport {
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

/** SMTP where it is set up, otherwise files `mail/<id>.eml` in the data folder. */
export function createMailTransport(environment: Environment): MailTransport {
  const host = new URL(environment.publicUrl).hostname;
  const from = environment.mailFrom ?? `Obměna <obchod@${host}>`;
  const optionsOf = (mail: OutgoingMail): SendMailOptions => ({
    from,
    to: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: mail.createdAt,
    // A mailbox that gets the same mail twice can tell by this.
    messageId: `<mail-${String(mail.id)}.${String(mail.createdAt.getTime())}@${host}>`,
  });
  return environment.smtpUrl === undefined
    ? fileTransport(join(environment.dataDir, 'mail'), optionsOf)
    : smtpTransport(environment.smtpUrl, optionsOf);
}

type OptionsOf = (mail: OutgoingMail) => SendMailOptions;

function smtpTransport(url: string, optionsOf: OptionsOf): MailTransport {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...limits });
  return {
    async send(mail) {
      await transport.sendMail(optionsOf(mail));
    },
  };
}

function fileTransport(folder: string, optionsOf: OptionsOf): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(optionsOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${String(mail.id)}.eml`);
      const unfinished = `${path}.${String(process.pid)}`;
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, path);
    },
  };
}
