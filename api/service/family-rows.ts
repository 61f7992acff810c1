import type { Knex } from 'knex';
import type { Rows } from '../platform/database/rows.ts';
import { selectRows } from '../catalog/select-rows.ts';

export type FamilyRow = Pick<Rows['device_models'], 'slug' | 'name' | 'width_mm' | 'height_mm'> & {
  readonly type: string;
  readonly manufacturer: string;
  readonly manufacturer_name: string;
  readonly maximal_price: number | null;
  /** Models that it stands for, itself among them. */
  readonly slugs: readonly string[];
};

/** A repair does not depend on the storage: the smallest stands for a model, with the most that is paid for any. */
const familiesSql = (condition: string) => `
  select slug, name, width_mm, height_mm, type, manufacturer, manufacturer_name, maximal_price, slugs
  from (
    select d.slug, d.name, d.width_mm, d.height_mm, t.slug as type, m.slug as manufacturer,
      m.name as manufacturer_name, d.popularity,
      max(greatest(p.price_a_plus, p.price_a, p.price_b, p.price_c, p.price_d))
        over (partition by d.manufacturer_id, d.name) as maximal_price,
      array_agg(d.slug) over (partition by d.manufacturer_id, d.name) as slugs,
      row_number() over (partition by d.manufacturer_id, d.name
        order by d.storage_gb nulls first, d.id) as place
    from device_models d
    join manufacturers m on m.id = d.manufacturer_id
    join device_types t on t.id = d.type_id
    left join current_price_list c on true
    left join price_list_prices p on p.version_id = c.version_id and p.model_id = d.id
    where ${condition}
  ) f where place = 1 order by popularity, name`;

export const findFamilies = (db: Knex, type: string, manufacturer: string): Promise<FamilyRow[]> =>
  selectRows(db, familiesSql('t.slug = :type and m.slug = :manufacturer'), { type, manufacturer });

/** Of every device, in the order in which people bring them. */
export const findAllFamilies = (db: Knex): Promise<FamilyRow[]> =>
  selectRows(db, familiesSql('true'), {});
