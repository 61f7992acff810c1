import type { Knex } from 'knex';
import type { z } from 'zod';
import { isStaff, roles } from '#core/permissions/roles.ts';
import { checkStaffAccess } from '#core/accounts/staff-account-change.ts';
import type { activeUsers, saveUser } from '#core/contract/staff-accounts.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import { resetFactors } from '../accounts/reset-factors.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import { endOtherSessions } from '../platform/sessions/own-sessions.ts';
import type { Rows } from '../platform/database/rows.ts';

type Account = z.output<typeof saveUser.reply>;
type Written = z.output<typeof saveUser.body>;

type AccountRow = Pick<
  Rows['users'],
  'id' | 'version' | 'e_mail' | 'name' | 'role' | 'language' | 'is_active'
> & { readonly store: string | null };

const columns = [
  ...['id', 'version', 'e_mail', 'name', 'role', 'language', 'is_active'],
  '(select slug from stores where stores.id = users.store_id) as store',
].join(', ');

const staff = (knex: Knex) => knex('users').whereIn('role', roles.filter(isStaff));

const toAccount = ({ e_mail, is_active, ...row }: AccountRow): Account => ({
  ...row,
  eMail: e_mail,
  isActive: is_active,
});

/** Accounts of the staff (SPECIFICATION 7: active users, save user); customers keep their own. */
export function staffAccountRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, reads } = deps;
  const list = bind('active-users', ({ query }) => findAccounts(reads, query));

  const save = bind('save-user', async ({ body }, context) => {
    const { id } = body;
    const saving = knex.transaction(async (trx) => {
      const saved =
        id === null
          ? await add(trx, body)
          : await change(trx, { ...body, id }, staffOf(context).id);
      const subject = `${String(saved.id)} ${saved.role}${saved.isActive ? '' : ' -'}`;
      await recordSecurityEvent(trx, deps, context, { kind: 'account_changed', subject });
      return saved;
    });
    return refuseConstraint({ users_e_mail_unique: 'eMail' }, saving);
  });

  const reset = bind('staff-factors-reset', async ({ body: { id } }, context) => {
    // One's own are removed by the password: an open session is no way round them.
    if (staffOf(context).id === id) throw new Refusal(409, 'own_second_factors');
    await knex.transaction(async (trx) => {
      const row: unknown = await staff(trx).where({ id }).forUpdate().first('id');
      if (row === undefined) throw new Refusal(404, 'not_found');
      await resetFactors(trx, deps, id);
      const subject = `${String(id)} reset`;
      const changed = { kind: 'second_factor_changed', subject } as const;
      await recordSecurityEvent(trx, deps, context, changed);
    });
    return undefined;
  });

  return [list, save, reset];
}

async function findAccounts(
  knex: Knex,
  { term, role, state, offset, limit }: z.output<typeof activeUsers.query>,
): Promise<z.output<typeof activeUsers.reply>> {
  const matching = staff(knex).where('is_active', state === 'active');
  if (role !== undefined) void matching.where({ role });
  if (term !== '') {
    const part = `%${escapeLike(term)}%`;
    void matching.whereRaw('(name ilike ? or e_mail ilike ?)', [part, part]);
  }
  const [counted] = await matching.clone().count<{ count: number }[]>('id');
  if (!counted) throw new Error('a count has no row');
  const rows = await matching
    .orderBy(['name', 'id'])
    .offset(offset)
    .limit(limit)
    .select<AccountRow[]>(knex.raw(columns));
  return { count: counted.count, results: rows.map(toAccount) };
}

const columnsOf = async (
  knex: Knex,
  { eMail, name, role, language, isActive, store }: Written,
) => ({
  e_mail: eMail,
  name,
  role,
  language,
  is_active: isActive,
  store_id: store === null ? null : await storeIdOf(knex, store),
});

async function storeIdOf(knex: Knex, slug: string): Promise<number> {
  const row = await knex('stores').where({ slug }).first<{ id: number } | undefined>('id');
  if (!row) throw new FieldRefusal({ store: ['unknown_store'] });
  return row.id;
}

async function add(knex: Knex, written: Written): Promise<Account> {
  // Nobody knows it: the holder sets another one by the mail for a forgotten password.
  const passwordHash = await hashPassword(randomCode());
  const [row] = await knex('users')
    .insert({ ...(await columnsOf(knex, written)), password_hash: passwordHash })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('the account was not stored');
  return toAccount(await readRow(knex, row.id));
}

async function change(
  trx: Knex,
  written: Written & { readonly id: number },
  actorId: number,
): Promise<Account> {
  const { id, version } = written;
  const locked = staff(trx).where({ id }).forUpdate().select<AccountRow[]>(trx.raw(columns));
  const row = await lockedVersion(locked, version, async () => toAccount(await readRow(trx, id)));
  const checked = checkStaffAccess(toAccount(row), written, actorId);
  if (!checked.ok) {
    const reasons = Object.entries(checked.error);
    throw new FieldRefusal(
      Object.fromEntries(reasons.map(([field, reason]) => [field, [reason]] as const)),
    );
  }
  await trx('users')
    .where({ id })
    .update({ ...(await columnsOf(trx, written)), version: version + 1 });
  if (!written.isActive) await endOtherSessions(trx, id, null);
  // A link that was mailed to the address before opens nothing any more.
  if (written.eMail !== row.e_mail) {
    await trx('password_resets').where('e_mail', row.e_mail).delete();
  }
  return toAccount(await readRow(trx, id));
}

async function readRow(knex: Knex, id: number): Promise<AccountRow> {
  const row: AccountRow | undefined = await knex('users').where({ id }).first(knex.raw(columns));
  if (!row) throw new Error('a locked account is not there');
  return row;
}
