import { accountPaths } from '#core/paths/account-paths.ts';
import { accountMail as cs } from '#core/phrases/cs/account-mail.ts';
import { accountMail as ro } from '#core/phrases/ro/account-mail.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type {
  ComposeMail,
  MailContent,
  MailKinds,
  QueuedMail,
} from '../platform/mail/mail-kinds.ts';
import { layOut } from '../platform/mail/mail-layout.ts';
import { accountSentences, type EditableStory } from './account-sentences.ts';
import { mailedToken } from './mailed-token.ts';
import { ownSentences } from '../platform/mail/own-sentences.ts';
import type { Rows } from '../platform/database/rows.ts';

const phrases = { cs, ro };

type Story =
  | ('invite' | 'register' | 'known' | 'reset' | 'unknown' | 'changed' | 'erased' | 'tried')
  | ('stepTried' | 'newPlace' | 'factorAdded' | 'factorRemoved' | 'factorsReset')
  | ('staffTried' | 'staffNewPlace' | 'personErased');
type Fact = 'factDevice' | 'factAccount';
type Button =
  | 'inviteButton'
  | 'registerButton'
  | 'knownButton'
  | 'forgottenButton'
  | 'resetButton'
  | 'unknownButton';

/** Kinds of mails that are about a row of these tables. */
export const registrationMail = 'account-registration';
export const resetMail = 'account-password-reset';
/** Somebody whom a file of the merchant's has brought chooses a first password. */
export const invitationMail = 'account-invitation';
/** Kinds that say what was done. */
export const changedMail = 'account-password-changed';
/** Somebody guesses the password; its subject is a moment, its account the recipient's. */
export const triedMail = 'account-tried';
export const erasedMail = 'account-erased';
/** To who bought without an account. */
export const personErasedMail = 'person-erased';

const numberIn = ({ subjectKey }: QueuedMail): number => {
  const id = /^\w+:(\d+)$/.exec(subjectKey)?.[1];
  if (id === undefined) throw new Error('a mail of an account is about something else');
  return Number(id);
};

/** One of the mails about an account, with facts where it names any. */
export function write(
  { language }: QueuedMail,
  story: Story,
  buttons: readonly (readonly [Button, string])[],
  facts: readonly (readonly [Fact, string])[] = [],
): MailContent {
  const words = phrases[language];
  return layOut({
    language,
    subject: words[`${story}Subject`],
    heading: words[`${story}Heading`],
    greeting: words.greeting,
    paragraphs: [words[`${story}1`], words[`${story}2`]],
    facts: facts.map(([label, value]) => [words[label], value] as const),
    groups: [],
    buttons: buttons.map(([label, url], place) => ({
      label: words[label],
      url,
      ...(place > 0 && { quiet: true }),
    })),
    signature: words.signature,
    footer: words.footer,
  });
}

/** A mail with one link that the shop may word itself. */
async function writeOwn(
  { language }: QueuedMail,
  { knex }: Dependencies,
  story: EditableStory,
  url: string,
): Promise<MailContent> {
  const words = phrases[language];
  const usual = accountSentences(words, story);
  const { subject, heading, paragraphs, button } = await ownSentences(
    knex,
    `account-${story}`,
    language,
    usual,
  );
  return layOut({
    language,
    subject,
    heading,
    greeting: words.greeting,
    paragraphs,
    facts: [],
    groups: [],
    buttons: [{ label: button, url }],
    signature: words.signature,
    footer: words.footer,
  });
}

type LinkRow = Pick<Rows['registrations'], 'e_mail' | 'token_seed'>;

/** The row that a link belongs to; undefined once it has ended or was used. */
const linkOf = (
  { knex, now }: Dependencies,
  table: 'registrations' | 'password_resets',
  mail: QueuedMail,
): Promise<LinkRow | undefined> =>
  knex<LinkRow>(table)
    .where('id', numberIn(mail))
    .where('expires_at', '>', now())
    .first('e_mail', 'token_seed');

export const hasAccount = async (
  { knex }: Dependencies,
  account: { readonly e_mail: string; readonly is_active?: boolean },
): Promise<boolean> => (await knex('users').where(account).first('id')) !== undefined;

/** The shop's addresses, whole, as mails need them. */
export const linksOf = ({ environment: { publicUrl }, market }: Dependencies) => ({
  paths: accountPaths(market.code),
  whole: (path: string) => publicUrl + path,
});

/*
 * Whether there is an account is looked up here, when the mail is written, and never while the
 * request waits: neither the answer nor its time can tell.
 */
const registration: ComposeMail = async (mail, deps) => {
  const row = await linkOf(deps, 'registrations', mail);
  if (!row) return null;
  const { paths, whole } = linksOf(deps);
  if (await hasAccount(deps, { e_mail: row.e_mail })) {
    return write(mail, 'known', [
      ['knownButton', whole(paths.login)],
      ['forgottenButton', whole(paths.passwordReset)],
    ]);
  }
  const token = mailedToken(deps.cipher, 'registration', row.token_seed);
  return writeOwn(mail, deps, 'register', whole(paths.confirmRegistration(token)));
};

const reset: ComposeMail = async (mail, deps) => {
  const row = await linkOf(deps, 'password_resets', mail);
  if (!row) return null;
  const { paths, whole } = linksOf(deps);
  if (!(await hasAccount(deps, { e_mail: row.e_mail, is_active: true }))) {
    return write(mail, 'unknown', [['unknownButton', whole(paths.registration)]]);
  }
  const token = mailedToken(deps.cipher, 'password-reset', row.token_seed);
  return writeOwn(mail, deps, 'reset', whole(paths.newPassword(token)));
};

const invitation: ComposeMail = async (mail, deps) => {
  const row = await linkOf(deps, 'password_resets', mail);
  if (!row || !(await hasAccount(deps, { e_mail: row.e_mail, is_active: true }))) return null;
  const { paths, whole } = linksOf(deps);
  const token = mailedToken(deps.cipher, 'password-reset', row.token_seed);
  return writeOwn(mail, deps, 'invite', whole(paths.newPassword(token)));
};

const changed: ComposeMail = (mail, deps) => {
  const { paths, whole } = linksOf(deps);
  return Promise.resolve(write(mail, 'changed', [['forgottenButton', whole(paths.passwordReset)]]));
};

const tried: ComposeMail = async (mail, deps) => {
  if (!(await hasAccount(deps, { e_mail: mail.recipient, is_active: true }))) return null;
  const { paths, whole } = linksOf(deps);
  return write(mail, 'tried', [['forgottenButton', whole(paths.passwordReset)]]);
};

export const accountMailKinds: MailKinds = {
  [registrationMail]: registration,
  [resetMail]: reset,
  [invitationMail]: invitation,
  [changedMail]: changed,
  [triedMail]: tried,
  [erasedMail]: (mail) => Promise.resolve(write(mail, 'erased', [])),
  [personErasedMail]: (mail) => Promise.resolve(write(mail, 'personErased', [])),
};
