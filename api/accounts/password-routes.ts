import type { Knex } from 'knex';
import { checkPassword } from '#core/accounts/password.ts';
import { isStaff, type Role } from '#core/permissions/roles.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { ownUser } from '../platform/http/signed-in.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { changedMail, resetMail } from './account-mails.ts';
import { endDelay } from './account-delay.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { limitMails } from './mail-limit.ts';
import { newToken, tokenHash } from './mailed-token.ts';
import { hashPassword } from './password-hash.ts';
import { endOtherSessions } from '../platform/sessions/own-sessions.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { endPending } from './pending-sign-in.ts';
import { provePassword } from './prove-password.ts';
import { UserModel } from './user-model.ts';

const validMs = 3_600_000;

const passwordChanged = { kind: 'password_changed' } as const;

/** New passwords: by a mail where the old one is forgotten, by the old one where it is known. */
export function passwordRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const reset = bind('auth-password-reset', async ({ body: { eMail } }, context) => {
    const { language, now } = context;
    await limitMails(deps, 'password-reset', eMail, now);
    await knex.transaction(async (trx) => {
      await recordSecurityEvent(trx, deps, context, { kind: 'password_reset_asked', eMail });
      const token = newToken(deps.cipher, 'password-reset');
      const times = { created_at: now, expires_at: new Date(now.getTime() + validMs) };
      const [row] = await trx('password_resets')
        .insert({ ...token, ...times, e_mail: eMail })
        .returning<{ id: number }[]>('id');
      if (!row) throw new Error('the reset was not stored');
      const subjectKey = `reset:${String(row.id)}`;
      await queueMail(trx, deps, { kind: resetMail, subjectKey, language, recipient: eMail });
    });
    return undefined;
  });

  const confirm = bind('auth-password-reset-confirm', async ({ body }, context) => {
    const { now } = context;
    const passwordHash = await hashPassword(body.password);
    await knex.transaction(async (trx) => {
      const account = await useLink(trx, body.token, now);
      checkLength(account.role, body.password);
      await refuseCommonPassword(body.password);
      await setPassword(trx, deps, account, passwordHash);
      await endDelay(deps, trx, account.eMail);
      await recordSecurityEvent(trx, deps, context, { ...passwordChanged, actorId: account.id });
    });
    return undefined;
  });

  const change = bind('auth-password-change', async ({ body }, context) => {
    const user = ownUser(context);
    checkLength(user.role, body.password);
    await refuseCommonPassword(body.password);
    const proven = await provePassword(deps, user, body.currentPassword, context);
    if (!proven) throw new FieldRefusal({ currentPassword: ['wrong_password'] });
    const passwordHash = await hashPassword(body.password);
    const session = await knex.transaction(async (trx) => {
      const account = await UserModel.query(trx)
        .findOne({ id: user.id, password_hash: proven.passwordHash })
        .forUpdate();
      // Another change came first, so the password that was typed is no longer the current one.
      if (!account) throw new FieldRefusal({ currentPassword: ['wrong_password'] });
      await setPassword(trx, deps, account, passwordHash);
      await recordSecurityEvent(trx, deps, context, passwordChanged);
      // Whoever had the token of this session has it no more either.
      const { device, secondFactorAt, now } = context;
      return openSession(trx, user, now, { device, secondFactorAt });
    });
    context.setCookie('session', session.token, session.maxAgeSeconds);
    return undefined;
  });

  return [reset, confirm, change];
}

/** Staff have longer passwords than the schema, which knows no roles, asks for. */
function checkLength(role: Role, password: string): void {
  if (!isStaff(role) || checkPassword(password, 'staff').ok) return;
  throw new FieldRefusal({ password: ['staff_password_too_short'] });
}

/** The account that a link belongs to. The link is good once: of two requests one finds it gone. */
async function useLink(trx: Knex.Transaction, token: string, now: Date): Promise<UserModel> {
  const [link] = await trx('password_resets')
    .where('token_hash', tokenHash(token))
    .where('expires_at', '>', now)
    .delete()
    .returning<{ e_mail: string }[]>('e_mail');
  if (!link) throw new Refusal(404, 'reset_link_ended');
  const account = await UserModel.query(trx)
    .findOne({ e_mail: link.e_mail, is_active: true })
    .forUpdate();
  if (!account) throw new Refusal(404, 'reset_link_ended');
  return account;
}

/** Whoever was signed in with the old password is signed out. */
async function setPassword(
  trx: Knex.Transaction,
  deps: Dependencies,
  account: UserModel,
  passwordHash: string,
): Promise<void> {
  const { id, eMail, language } = account;
  await account.$query(trx).patch({ passwordHash, hasPassword: true });
  await trx('password_resets').where('e_mail', eMail).delete();
  await trx('station_sign_ins').where({ user_id: id }).delete();
  await endPending(trx, id);
  await endOtherSessions(trx, id, null);
  const subjectKey = `user:${String(id)}:${String(deps.now().getTime())}`;
  await queueMail(trx, deps, { kind: changedMail, subjectKey, language, recipient: eMail });
}
