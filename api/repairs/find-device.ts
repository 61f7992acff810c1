import type { Knex } from 'knex';
import { deviceKindOf, type DeviceKind } from '#core/buyback/device-kind.ts';
import type { Market } from '#core/market/market.ts';
import { namedByMaker } from '../catalog/device-labels.ts';
import { selectRows } from '../catalog/select-rows.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';

/** A device of the catalogue, in one colour. */
export interface RepairedDevice {
  readonly colorId: number;
  readonly name: string;
  readonly kind: DeviceKind | null;
  readonly steps: {
    readonly productType: string;
    readonly productManufacturer: string;
    readonly productModel: string;
    readonly productColor: string;
  };
}

const deviceSql = `
  select c.id, c.slug as color, d.slug as model, d.name, t.slug as type, m.slug as manufacturer,
    m.name as maker
  from device_colors c
  join device_models d on d.id = c.model_id
  join device_types t on t.id = d.type_id
  join manufacturers m on m.id = d.manufacturer_id
  where c.slug = :color or c.id = :id`;

interface DeviceRow {
  readonly id: number;
  readonly color: string;
  readonly model: string;
  readonly name: string;
  readonly type: string;
  readonly manufacturer: string;
  readonly maker: string;
}

/** The device of a colour, by its slug or its id; undefined where there is none. */
export async function findDevice(
  db: Knex,
  by: { readonly slug: string } | { readonly id: number },
  market: Market,
): Promise<RepairedDevice | undefined> {
  const asked = 'slug' in by ? { color: by.slug, id: 0 } : { color: '', id: by.id };
  const [row] = await selectRows<DeviceRow>(db, deviceSql, asked);
  return (
    row && {
      colorId: row.id,
      name: namedByMaker(row.maker, row.name),
      kind: deviceKindOf(row.type, market.code),
      steps: {
        productType: row.type,
        productManufacturer: row.manufacturer,
        productModel: row.model,
        productColor: row.color,
      },
    }
  );
}

/** The same; a slug that names nothing is the caller's mistake. */
export async function requireDevice(
  db: Knex,
  slug: string,
  market: Market,
): Promise<RepairedDevice> {
  const device = await findDevice(db, { slug }, market);
  if (!device) throw new FieldRefusal({ productColor: ['unknown_choice'] });
  return device;
}
