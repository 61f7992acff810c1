import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { namedByMaker, modelLabel } from '../catalog/device-labels.ts';
import { recordInPassport } from '../devices/passports.ts';
import { storePiece } from '../devices/store-piece.ts';
import { missingOf, piecesToMove } from '../stock/move-between.ts';
import { moveStock } from '../stock/move-stock.ts';
import type { BuybackModel } from './buyback-model.ts';
import { givenNumber, readIdentity } from './identity-store.ts';
import type { Rows } from '../platform/database/rows.ts';

type DeviceRow = Pick<Rows['device_colors'], 'model_id'> &
  Pick<Rows['device_models'], 'storage_gb' | 'manufacturer_id'> &
  Pick<Rows['device_types'], 'kind'> & {
    readonly color_slug: string;
    readonly color_cs: string;
    readonly color_ro: string;
    readonly model_slug: string;
    readonly model: string;
    readonly manufacturer: string;
    readonly released_on: Rows['device_models']['released_on'];
  };

/**
 * Puts a device that was just paid into the warehouse, in the transaction that pays it (DECISIONS
 * "Buy-back"): a used piece of its variant with its grade, what it cost and its passport. It is not
 * on sale until somebody sets its price (T-BUY-25). What the shop does not sell yet gets its family.
 * A device that is in stock already cannot have come again: 409 `device_in_stock`.
 */
export async function putIntoStock(
  trx: Knex.Transaction,
  { cipher }: Pick<Dependencies, 'cipher'>,
  row: BuybackModel,
  at: Date,
): Promise<void> {
  const identity = await readIdentity(trx, cipher, row.id);
  const serial = givenNumber(identity);
  const passportId =
    serial === null
      ? null
      : await recordInPassport(trx, cipher, serial, [{ kind: 'bought_back', at }]);
  // Two devices of one colour that are paid at once wait here: one of them adds the variant.
  await trx('device_colors').where({ id: row.colorId }).forNoKeyUpdate().select('id');
  const variantId = (await findVariant(trx, row.colorId)) ?? (await addVariant(trx, row.colorId));
  const piece = {
    variantId,
    grade: row.grade,
    passportId,
    price: row.price,
    boughtFor: row.price,
    isOnSale: false,
  };
  const about = { kind: 'buyback', id: row.id } as const;
  const productId = await storePiece(trx, piece, { why: 'bought_back', about });
  if (await isLost(trx, row.id)) await bookAsMissing(trx, productId, about);
}

/** Whether a courier lost it on its way to us, so that it was paid for and never came. */
async function isLost(trx: Knex, buybackId: number): Promise<boolean> {
  const lost: unknown = await trx('order_exchanges as x')
    .join('order_buybacks as c', 'c.order_id', 'x.order_id')
    .where({ 'c.buyback_id': buybackId, 'c.kind': 'swap' })
    .whereNotNull('x.lost_at')
    .first('x.order_id');
  return lost !== undefined;
}

/** It lies nowhere: somebody finds it, or writes it off. */
async function bookAsMissing(
  trx: Knex.Transaction,
  productId: number,
  about: { readonly kind: 'buyback'; readonly id: number },
): Promise<void> {
  const lies: { location_id: number } | undefined = await trx('location_stock')
    .where({ product_id: productId })
    .first('location_id');
  if (!lies) throw new Error('a bought piece lies nowhere');
  const fromId = lies.location_id;
  const toId = await missingOf(trx, fromId);
  const moves = await piecesToMove(trx, { productId, fromId, toId }, 1);
  await moveStock(trx, moves, { why: 'missing', about });
}

function idOf([first]: readonly { readonly id: number }[]): number {
  if (!first) throw new Error('a row of the stock got no id');
  return first.id;
}

async function findVariant(trx: Knex, colorId: number): Promise<number | null> {
  const found = await trx('master_products')
    .where({ device_color_id: colorId })
    .orderBy('id')
    .first<{ id: number } | undefined>('id');
  return found?.id ?? null;
}

/** Adds a variant, with a family of its own where no other variant of the device has one. */
async function addVariant(trx: Knex, colorId: number): Promise<number> {
  const { rows } = await trx.raw<{ rows: DeviceRow[] }>(
    `select c.slug as color_slug, lower(c.name_cs) as color_cs, lower(c.name_ro) as color_ro,
       d.id as model_id, d.slug as model_slug, d.name as model, d.storage_gb, d.released_on, t.kind,
       m.id as manufacturer_id, m.name as manufacturer
     from device_colors c
     join device_models d on d.id = c.model_id
     join device_types t on t.id = d.type_id
     join manufacturers m on m.id = d.manufacturer_id
     where c.id = :colorId`,
    { colorId },
  );
  const [device] = rows;
  if (!device) throw new Error('a bought device has no colour in the catalogue');
  const group = modelLabel('', device.storage_gb).trim();
  const label = namedByMaker(device.manufacturer, modelLabel(device.model, device.storage_gb));
  const { rows: added } = await trx.raw<{ rows: { id: number }[] }>(
    `insert into master_products (meta_master_id, code, seo_name, name_cs, name_ro, group_name,
       device_model_id, device_color_id)
     values (:familyId, 'OBV' || lpad(:colorId::text, 6, '0'), :seoName, :nameCs, :nameRo, :group,
       :modelId, :colorId)
     returning id`,
    {
      familyId: await familyOf(trx, device),
      colorId,
      group,
      modelId: device.model_id,
      seoName: device.color_slug,
      nameCs: `${label} ${device.color_cs}`,
      nameRo: `${label} ${device.color_ro}`,
    },
  );
  return idOf(added);
}

async function familyOf(trx: Knex, device: DeviceRow): Promise<number> {
  const name = namedByMaker(device.manufacturer, device.model);
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `with known as (
       select f.id from meta_masters f
       where f.manufacturer_id = :manufacturerId and f.kind = :kind and f.name_cs = :name
     ), added as (
       insert into meta_masters (seo_name, kind, manufacturer_id, name_cs, name_ro, released_on)
       select :seoName, :kind, :manufacturerId, :name, :name, :releasedOn
       where not exists (select 1 from known)
       on conflict (seo_name) do update set seo_name = excluded.seo_name
       returning id
     )
     select id from known union all select id from added limit 1`,
    {
      manufacturerId: device.manufacturer_id,
      kind: device.kind,
      name,
      seoName: device.model_slug,
      releasedOn: device.released_on,
    },
  );
  return idOf(rows);
}
