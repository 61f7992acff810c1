import type { Knex } from 'knex';
import { selectRows } from './select-rows.ts';
import type { Rows } from '../platform/database/rows.ts';

export type TypeRow = Pick<Rows['device_types'], 'slug' | 'name_cs' | 'name_ro'>;

export const findTypes = (db: Knex): Promise<TypeRow[]> =>
  selectRows(db, 'select slug, name_cs, name_ro from device_types order by position, slug', {});

export type ManufacturerRow = Pick<Rows['manufacturers'], 'name'> & {
  readonly slug: Rows['manufacturers']['slug'] | null;
};

/** No row: the type is unknown. One row without a slug: nobody makes it. */
export const findManufacturers = (db: Knex, type: string): Promise<ManufacturerRow[]> =>
  selectRows(
    db,
    `select m.slug, m.name
     from device_types t
     left join manufacturers m on exists (
       select 1 from device_models d where d.type_id = t.id and d.manufacturer_id = m.id
     )
     where t.slug = :type
     order by m.popularity, m.name`,
    { type },
  );

export type ModelRow = Pick<
  Rows['device_models'],
  'name' | 'storage_gb' | 'width_mm' | 'height_mm'
> & {
  readonly manufacturer_id: Rows['device_models']['manufacturer_id'] | null;
  readonly slug: Rows['device_models']['slug'] | null;
  readonly maximal_price: number | null;
};

/** No row: the type is unknown. A row without manufacturer or slug: that one is, or has no model. */
export const findModels = (db: Knex, type: string, manufacturer: string): Promise<ModelRow[]> =>
  selectRows(
    db,
    `select m.id as manufacturer_id, d.slug, d.name, d.storage_gb, d.width_mm, d.height_mm,
       greatest(p.price_a_plus, p.price_a, p.price_b, p.price_c, p.price_d) as maximal_price
     from device_types t
     left join manufacturers m on m.slug = :manufacturer
     left join device_models d on d.type_id = t.id and d.manufacturer_id = m.id
     left join current_price_list c on true
     left join price_list_prices p on p.version_id = c.version_id and p.model_id = d.id
     where t.slug = :type
     order by d.popularity, d.name, d.storage_gb`,
    { type, manufacturer },
  );

export type ColorRow = Pick<Rows['device_colors'], 'model_id' | 'name_cs' | 'name_ro' | 'hex'> &
  Pick<Rows['device_models'], 'storage_gb'> & {
    readonly type: string;
    readonly manufacturer: string;
    readonly manufacturer_name: string;
    readonly model_name: string;
    readonly slug: Rows['device_colors']['slug'] | null;
  };

/** No row: the model is unknown. One row without a slug: it has no colour. */
export const findColors = (db: Knex, model: string): Promise<ColorRow[]> =>
  selectRows(
    db,
    `select t.slug as type, m.slug as manufacturer, m.name as manufacturer_name, d.id as model_id,
       d.name as model_name, d.storage_gb, c.slug, c.name_cs, c.name_ro, c.hex
     from device_models d
     join device_types t on t.id = d.type_id
     join manufacturers m on m.id = d.manufacturer_id
     left join device_colors c on c.model_id = d.id
     where d.slug = :model
     order by c.position, c.slug`,
    { model },
  );

export interface ChosenNames {
  readonly type: string | null;
  readonly manufacturer: string | null;
  readonly model: string | null;
  readonly color: string | null;
}

/** The steps that exist, each below the one before. */
export const findPath = (db: Knex, steps: Readonly<Record<keyof ChosenNames, string>>) =>
  selectRows<ChosenNames>(
    db,
    `select t.slug as type, m.slug as manufacturer, d.slug as model, c.slug as color
     from (select 1) as one
     left join device_types t on t.slug = :type
     left join manufacturers m on m.slug = :manufacturer and exists (
       select 1 from device_models x where x.type_id = t.id and x.manufacturer_id = m.id
     )
     left join device_models d
       on d.slug = :model and d.type_id = t.id and d.manufacturer_id = m.id
     left join device_colors c on c.slug = :color and c.model_id = d.id`,
    steps,
  );

/** Kind of the device behind a colour, which decides the number that a sale must name. */
export const findDeviceKind = (db: Knex, color: string): Promise<{ readonly kind: string }[]> =>
  selectRows(
    db,
    `select t.kind from device_colors c
     join device_models d on d.id = c.model_id
     join device_types t on t.id = d.type_id
     where c.slug = :color`,
    { color },
  );
