import type { Knex } from 'knex';
import type { ParsedInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { askForNews } from '../newsletter/ask-for-news.ts';
import { registrationMail } from './account-mails.ts';
import { limitMails } from './mail-limit.ts';
import { newToken, tokenHash } from './mailed-token.ts';
import { hashPassword } from './password-hash.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { signIn } from './sign-in.ts';
import type { UserRow } from './user-row.ts';
import type { Rows } from '../platform/database/rows.ts';

const validHours = 24;

type RegistrationRow = Pick<
  Rows['registrations'],
  | 'id'
  | 'e_mail'
  | 'role'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'company'
  | 'registration_number'
  | 'vat_number'
  | 'wants_news'
  | 'language'
>;

type Filled = ParsedInput<Endpoints['auth-register']>['body'];

/** Asking for an account, and what the link of the mail does. */
export function registrationRoutes(deps: Dependencies): BoundRoute[] {
  const register = bind('auth-register', async ({ body }, context) => {
    await limitMails(deps, 'register', body.eMail, context.now);
    const row = rowOf(deps, body, context);
    // Programs that fill in every field are told that all went well.
    if (body.website === '') await keep(deps, row, context);
    return undefined;
  });

  const confirm = bind('auth-register-confirm', async ({ body: { token, password } }, context) => {
    await refuseCommonPassword(password);
    // Chosen by whoever reads the mail: whoever asked for the account may have been somebody else.
    const chosen = { token, passwordHash: await hashPassword(password), now: context.now };
    const made = await deps.knex.transaction((trx) => makeAccount(trx, deps, chosen));
    return { user: await signIn(deps, made, context) };
  });

  return [register, confirm];
}

function rowOf({ cipher }: Dependencies, body: Filled, { language, now }: RequestContext) {
  const isBusiness = body.kind === 'business';
  return {
    ...newToken(cipher, 'registration'),
    e_mail: body.eMail,
    role: body.kind,
    first_name: body.firstName,
    last_name: body.lastName,
    phone: body.phone,
    company: isBusiness ? body.company : '',
    registration_number: isBusiness ? body.registrationNumber : '',
    vat_number: isBusiness ? body.vatNumber : '',
    wants_news: body.wantsNews,
    language,
    created_at: now,
    expires_at: new Date(now.getTime() + validHours * 3_600_000),
  };
}

/** The same for known and unknown addresses: whoever owns the mailbox learns the rest from the mail. */
const keep = (
  deps: Dependencies,
  row: ReturnType<typeof rowOf>,
  { language }: RequestContext,
): Promise<void> =>
  deps.knex.transaction(async (trx) => {
    const [stored] = await trx('registrations').insert(row).returning<{ id: number }[]>('id');
    if (!stored) throw new Error('the registration was not stored');
    const subjectKey = `registration:${String(stored.id)}`;
    await queueMail(trx, deps, {
      kind: registrationMail,
      subjectKey,
      language,
      recipient: row.e_mail,
    });
  });

interface Chosen {
  readonly token: string;
  readonly passwordHash: string;
  readonly now: Date;
}

/** Turns a registration into an account. The locked row makes a link good for one account. */
async function makeAccount(
  trx: Knex.Transaction,
  deps: Dependencies,
  { token, passwordHash, now }: Chosen,
): Promise<UserRow> {
  const row = await trx<RegistrationRow>('registrations')
    .where('token_hash', tokenHash(token))
    .where('expires_at', '>', now)
    .forUpdate()
    .first();
  if (!row) throw new Refusal(404, 'registration_link_ended');
  const { e_mail, role, language, first_name, last_name } = row;
  const name = `${first_name} ${last_name}`;
  const [user] = await trx('users')
    .insert({ e_mail, password_hash: passwordHash, name, role, language, created_at: now })
    .onConflict('e_mail')
    .ignore()
    .returning<{ id: number }[]>('id');
  if (!user) throw new Refusal(409, 'account_exists');
  const { phone, company, registration_number, vat_number } = row;
  await trx('user_profiles').insert({
    user_id: user.id,
    first_name,
    last_name,
    phone,
    company,
    registration_number,
    vat_number,
    changed_at: now,
  });
  // Whatever else was asked for with this address has lost its sense.
  await trx('registrations').where({ e_mail }).delete();
  if (row.wants_news) {
    await askForNews(trx, deps, { eMail: e_mail, language, source: 'registration' }, now);
  }
  return { id: user.id, e_mail, name, role };
}
