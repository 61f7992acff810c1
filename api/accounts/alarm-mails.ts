import type { Dependencies } from '../platform/dependencies.ts';
import type { ComposeMail, MailKinds, QueuedMail } from '../platform/mail/mail-kinds.ts';
import { hasAccount, linksOf, write } from './account-mails.ts';
import { saidDevice } from './said-device.ts';

/** What may happen to somebody's second factors. */
export const factorMails = {
  factorAdded: 'account-factor-added',
  factorRemoved: 'account-factor-removed',
  factorsReset: 'account-factors-reset',
} as const;
export type FactorStory = keyof typeof factorMails;

/** Somebody knows the password and guesses the code. */
export const stepTriedMail = 'account-step-tried';
/** A sign-in from a device that the account has not been seen on; its subject ends with the device. */
export const newPlaceMail = 'account-new-place';
/** To the admins: what happens to an account of a colleague; subject `alarm:<account>:<admin>:…`. */
export const staffTriedMail = 'staff-account-tried';
export const staffNewPlaceMail = 'staff-account-new-place';

/** What a mail that warns offers to do. */
const newPassword = (deps: Dependencies) => {
  const { paths, whole } = linksOf(deps);
  return [['forgottenButton', whole(paths.passwordReset)]] as const;
};

const isThere = (mail: QueuedMail, deps: Dependencies): Promise<boolean> =>
  hasAccount(deps, { e_mail: mail.recipient, is_active: true });

const factor =
  (story: FactorStory): ComposeMail =>
  async (mail, deps) =>
    (await isThere(mail, deps)) ? write(mail, story, newPassword(deps)) : null;

const stepTried: ComposeMail = async (mail, deps) =>
  (await isThere(mail, deps)) ? write(mail, 'stepTried', newPassword(deps)) : null;

const newPlace: ComposeMail = async (mail, deps) =>
  (await isThere(mail, deps))
    ? write(mail, 'newPlace', newPassword(deps), [['factDevice', saidDevice(mail)]])
    : null;

const toAdmin =
  (story: 'staffTried' | 'staffNewPlace'): ComposeMail =>
  async (mail, deps) => {
    const id = /^alarm:(\d+):/.exec(mail.subjectKey)?.[1];
    const colleague = await deps.knex('users').where('id', Number(id)).first('name', 'e_mail');
    if (!colleague || !(await isThere(mail, deps))) return null;
    return write(mail, story, [], [['factAccount', `${colleague.name}, ${colleague.e_mail}`]]);
  };

export const alarmMailKinds: MailKinds = {
  [factorMails.factorAdded]: factor('factorAdded'),
  [factorMails.factorRemoved]: factor('factorRemoved'),
  [factorMails.factorsReset]: factor('factorsReset'),
  [stepTriedMail]: stepTried,
  [newPlaceMail]: newPlace,
  [staffTriedMail]: toAdmin('staffTried'),
  [staffNewPlaceMail]: toAdmin('staffNewPlace'),
};
