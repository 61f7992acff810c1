import type { Language } from '#core/market/market.ts';
import type { Role } from '#core/permissions/roles.ts';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

export interface AccountApp extends TestApp {
  /** Sends what is queued and answers the mails since the last time, oldest first. */
  readonly mails: () => Promise<OutgoingMail[]>;
}

/** A shop whose mails can be read. */
export async function startAccountApp(
  environment: Readonly<Record<string, string>> = {},
): Promise<AccountApp> {
  const outbox: OutgoingMail[] = [];
  const send = (mail: OutgoingMail) => {
    outbox.push(mail);
    return Promise.resolve();
  };
  const app = await startTestApp({ environment, mailTransport: { send } });
  const mails = async () => {
    await app.deps.jobs.runDue();
    return outbox.splice(0).toSorted((one, other) => one.id - other.id);
  };
  return { ...app, mails };
}

export const password = 'Tajne-heslo-1';
export const newPassword = 'Jine-heslo-22';

/** A body of `auth-register` as it travels. */
export const registration = (more: object = {}) => ({
  kind: 'customer',
  first_name: 'Jana',
  last_name: 'Nováková',
  phone: '',
  e_mail: 'jana@posta.example',
  wants_news: false,
  ...more,
});

/** The code at the end of the first link of a mail. */
export const codeIn = (mail: OutgoingMail | undefined): string =>
  /https?:\/\/\S+\/([\w-]{20,})/.exec(mail?.text ?? '')?.[1] ?? '';

export interface AccountWish {
  readonly eMail?: string;
  readonly role?: Role;
  readonly language?: Language;
}

/** Somebody with an account, signed in by their password. */
export async function member(
  app: TestApp,
  { eMail = 'jana@posta.example', role = 'customer' }: AccountWish = {},
): Promise<{ readonly id: number; readonly client: TestClient }> {
  const id = await createAccount(app.deps, { eMail, password, role });
  const client = app.client();
  await client.login(eMail, password);
  return { id, client };
}

/** A body of an address as it travels. */
export const address = (more: object = {}) => ({
  kind: 'delivery',
  is_default: false,
  first_name: 'Jana',
  last_name: 'Nováková',
  company: '',
  street: 'Dlouhá 12',
  city: 'Kladno',
  district: '',
  postcode: '272 01',
  country: 'CZ',
  phone: '601 234 567',
  ...more,
});
