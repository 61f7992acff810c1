import type { Knex } from 'knex';
import { serialDigest } from '../devices/passports.ts';
import { markSold } from '../orders/ship-order.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { refreshCards } from '../read-models/refresh-cards.ts';
import { holdSql, letGoSql } from '../stock/held-pieces.ts';
import { moveStock } from '../stock/move-stock.ts';
import { takeOut } from '../stock/take-out.ts';
import type { RepairModel } from './repair-model.ts';

interface Instead {
  readonly productId: number;
  readonly serial: string;
}

const itemSql = `
  select p.id as "productId", s.id as "placeId", v.meta_master_id as "familyId",
    p.is_single_unit as "isSingle", p.passport_id as "passportId",
    exists (select from stock_units u join stock_locations l on l.id = u.location_id
      where u.product_id = p.id and l.place_id = s.id) as "hasNumbers"
  from products p
  join master_products v on v.id = p.master_product_id
  cross join stock_places s
  where p.id = $1 and s.store_id = $2 and p.sold_at is null`;

interface Item {
  readonly productId: number;
  readonly placeId: number;
  readonly familyId: number;
  readonly isSingle: boolean;
  readonly passportId: number | null;
  /** Whether its pieces at the place are told apart by their numbers. */
  readonly hasNumbers: boolean;
}

const unitSql = `
  select u.location_id as "fromId", u.passport_id as "passportId" from stock_units u
  join stock_locations l on l.id = u.location_id
  join device_passports d on d.id = u.passport_id
  where u.product_id = $1 and d.serial_digest = $2 and l.place_id = $3 for update of u`;

/**
 * Takes one free piece out of the stock of a repair's store, to be given for what was claimed. Answers the passport of the
 * very device, where it has a number; 409 `claim_not_in_stock` where none lies free there.
 */
export async function giveInstead(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, storeId }: RepairModel,
  { productId, serial }: Instead,
  at: Date,
): Promise<number | null> {
  const [item] = await query<Item>(trx, itemSql, [productId, storeId]);
  if (!item) throw new FieldRefusal({ productId: ['unknown_choice'] });
  const piece = { productId, placeId: item.placeId, quantity: 1 };
  const wanted = '(select :productId::int as product_id, :placeId::int as place_id, 1 as quantity)';
  const held = await trx.raw<{ rows: unknown[] }>(holdSql(wanted), piece);
  if (held.rows.length === 0) throw new Refusal(409, 'claim_not_in_stock');
  await trx.raw(letGoSql(`${wanted} h`), piece);
  const reason = { why: 'exchanged', about: { kind: 'repair', id } } as const;
  const passportId = item.hasNumbers
    ? await takeNumbered(trx, deps, item, serial, reason)
    : item.passportId;
  if (!item.hasNumbers) await takeOut(trx, [piece], reason);
  await tellSold(trx, item, passportId, at);
  await refreshCards(trx, [item.familyId], deps);
  return passportId;
}

async function takeNumbered(
  trx: Knex.Transaction,
  { cipher }: Dependencies,
  { productId, placeId }: Item,
  serial: string,
  reason: Parameters<typeof moveStock>[2],
): Promise<number> {
  if (serial === '') throw new FieldRefusal({ serial: ['required'] });
  const named = [productId, serialDigest(cipher, serial), placeId];
  const [unit] = await query<{ fromId: number; passportId: number }>(trx, unitSql, named);
  if (!unit) throw new FieldRefusal({ serial: ['unknown_choice'] });
  await moveStock(trx, [{ productId, quantity: 1, toId: null, ...unit }], reason);
  return unit.passportId;
}

/** A used device is one stock item, which is sold with it; of others the device's own passport says so. */
async function tellSold(
  trx: Knex,
  { productId, isSingle }: Item,
  passportId: number | null,
  at: Date,
): Promise<void> {
  if (isSingle) await markSold(trx, [productId], at);
  else if (passportId !== null) {
    await trx('device_passport_events').insert({ passport_id: passportId, at, kind: 'sold' });
  }
}
