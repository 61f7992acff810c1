import type { Knex } from 'knex';
import type { ConditionType } from '#core/buyback/appraisal.ts';
import type { Grade } from '#core/buyback/grade.ts';
import type { BothLanguages } from '../catalog/device-labels.ts';
import { selectRows } from '../catalog/select-rows.ts';
import type { Rows } from '../platform/database/rows.ts';

/** A question as `price_list_questions` keeps it. */
export interface StoredQuestion {
  readonly id: string | number;
  readonly name: BothLanguages;
  readonly type: ConditionType;
  readonly choices: readonly {
    readonly value: string;
    readonly label: BothLanguages;
    readonly quality: Grade | null;
    readonly correctionPercent: number;
  }[];
}

/** Prices of one model in one list; whole units of the market's currency. */
export interface PriceColumns {
  readonly price_a_plus: number | null;
  readonly price_a: number | null;
  readonly price_b: number | null;
  readonly price_c: number | null;
  readonly price_d: number | null;
  readonly minimal_price: number | null;
}

/** A colour of a device with one price list; the list's columns are null where it has no price. */
export type PricedDeviceRow = PriceColumns &
  Pick<Rows['device_colors'], 'hex' | 'model_id'> &
  Pick<Rows['device_models'], 'storage_gb'> &
  Pick<Rows['device_types'], 'kind'> & {
    readonly color_id: number;
    readonly color: string;
    readonly color_cs: string;
    readonly color_ro: string;
    readonly model: string;
    readonly model_name: string;
    readonly manufacturer: string;
    readonly manufacturer_name: string;
    readonly type: string;
    readonly type_cs: string;
    readonly type_ro: string;
    readonly version_id: Rows['current_price_list']['version_id'] | null;
    readonly version: string | null;
    readonly is_current: boolean;
    readonly questions: readonly StoredQuestion[] | null;
  };

/**
 * The device of a colour once for the current price list and once for each other named one that
 * exists, in one SELECT. No row: the colour is unknown.
 */
export const findPricedDevices = (
  db: Knex,
  color: string,
  versions: readonly (string | null)[] = [],
): Promise<PricedDeviceRow[]> =>
  selectRows(
    db,
    `select c.id as color_id, c.slug as color, c.name_cs as color_cs, c.name_ro as color_ro, c.hex,
       d.id as model_id, d.slug as model, d.name as model_name, d.storage_gb,
       m.slug as manufacturer, m.name as manufacturer_name,
       t.slug as type, t.name_cs as type_cs, t.name_ro as type_ro, t.kind,
       v.id as version_id, v.code as version, coalesce(v.id = v.current_id, false) as is_current,
       p.price_a_plus, p.price_a, p.price_b, p.price_c, p.price_d, p.minimal_price, q.questions
     from device_colors c
     join device_models d on d.id = c.model_id
     join manufacturers m on m.id = d.manufacturer_id
     join device_types t on t.id = d.type_id
     left join (
       select l.id, l.code, c.version_id as current_id
       from current_price_list c
       join price_list_versions l on l.id = c.version_id or l.code = any(:versions)
     ) v on true
     left join price_list_prices p on p.version_id = v.id and p.model_id = d.id
     left join price_list_questions q on q.version_id = v.id and q.type_id = t.id
     where c.slug = :color`,
    { color, versions },
  );
