import type { Knex } from 'knex';
import type { addressKinds } from '#core/contract/account-profile.ts';
import type { ParsedInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { ownUser } from '../platform/http/signed-in.ts';
import type { Rows } from '../platform/database/rows.ts';

const mostAddresses = 20;

type Kind = (typeof addressKinds)[number];
type Typed = ParsedInput<Endpoints['user-address-add']>['body'];

type AddressRow = Pick<
  Rows['user_addresses'],
  | 'id'
  | 'kind'
  | 'is_default'
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'street'
  | 'city'
  | 'district'
  | 'postcode'
  | 'country'
  | 'phone'
>;

/** Saved addresses. Each is found by its id and its owner: somebody else's is not there. */
export function addressBookRoutes({ knex }: Dependencies): BoundRoute[] {
  const read = bind('user-addresses', (_, context) => listOf(knex, ownUser(context).id));

  const add = bind('user-address-add', ({ body }, context) =>
    changeBook(knex, ownUser(context).id, async (trx, userId) => {
      const rows: { kind: Kind }[] = await trx('user_addresses')
        .where('user_id', userId)
        .select('kind');
      if (rows.length >= mostAddresses) {
        throw new FieldRefusal({ nonFieldErrors: ['too_many_addresses'] });
      }
      const isFirst = rows.every(({ kind }) => kind !== body.kind);
      const isDefault = body.isDefault || isFirst;
      if (isDefault) await clearDefault(trx, userId, body.kind);
      const { now } = context;
      const owned = { user_id: userId, created_at: now, changed_at: now };
      await trx('user_addresses').insert({ ...toColumns(body), ...owned, is_default: isDefault });
    }),
  );

  const update = bind('user-address-update', ({ params: { id }, body }, context) =>
    changeBook(knex, ownUser(context).id, async (trx, userId) => {
      if (body.isDefault) await clearDefault(trx, userId, body.kind);
      const changed = await trx('user_addresses')
        .where({ id, user_id: userId })
        .update({ ...toColumns(body), is_default: body.isDefault, changed_at: context.now });
      if (changed === 0) throw new Refusal(404, 'not_found');
    }),
  );

  const remove = bind('user-address-remove', ({ params: { id } }, context) =>
    changeBook(knex, ownUser(context).id, async (trx, userId) => {
      const removed = await trx('user_addresses').where({ id, user_id: userId }).delete();
      if (removed === 0) throw new Refusal(404, 'not_found');
    }),
  );

  return [read, add, update, remove];
}

/** Changes one person's book at a time, keeps a default of each kind, and answers the whole book. */
function changeBook(
  knex: Knex,
  userId: number,
  change: (trx: Knex.Transaction, userId: number) => Promise<void>,
) {
  return knex.transaction(async (trx) => {
    await trx('users').where('id', userId).forUpdate().first('id');
    await change(trx, userId);
    await trx.raw(
      `update user_addresses set is_default = true where id in (
         select min(id) from user_addresses where user_id = ?
         group by kind having not bool_or(is_default))`,
      [userId],
    );
    return listOf(trx, userId);
  });
}

const clearDefault = (trx: Knex, userId: number, kind: Kind): Promise<number> =>
  trx('user_addresses')
    .where({ user_id: userId, kind, is_default: true })
    .update({ is_default: false });

const toColumns = (body: Typed) => ({
  kind: body.kind,
  first_name: body.firstName,
  last_name: body.lastName,
  company: body.company,
  street: body.street,
  city: body.city,
  district: body.district,
  postcode: body.postcode,
  country: body.country,
  phone: body.phone,
});

async function listOf(knex: Knex, userId: number) {
  const rows = await knex<AddressRow>('user_addresses')
    .where('user_id', userId)
    .orderBy([{ column: 'kind' }, { column: 'is_default', order: 'desc' }, { column: 'id' }])
    .select('*');
  return { addresses: rows.map(toAddress) };
}

const toAddress = (row: AddressRow) => ({
  id: row.id,
  kind: row.kind,
  isDefault: row.is_default,
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company,
  street: row.street,
  city: row.city,
  district: row.district,
  postcode: row.postcode,
  country: row.country,
  phone: row.phone,
});
