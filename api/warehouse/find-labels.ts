import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { labelWords as cs } from '#core/phrases/cs/labels.ts';
import { labelWords as ro } from '#core/phrases/ro/labels.ts';
import {
  commandLabels,
  ownLabel,
  passportLabel,
  productLabel,
  testLabels,
  type Label,
  type PrintedKind,
} from '#core/warehouse/label.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';

export const labelWordsOf = (language: Language) => ({ cs, ro })[language];

type PlaceRow = Pick<Rows['stock_locations'], 'code' | 'zone' | 'rack'>;

const locationsSql = `
  select code, zone, rack from stock_locations where id = any ($1) and kind = $2 order by code`;

async function locationLabels(
  db: Knex,
  kind: 'crate' | 'bin',
  { ids, language }: Asked,
): Promise<Label[]> {
  const rows = await query<PlaceRow>(db, locationsSql, [ids, kind]);
  const where = ({ zone, rack }: PlaceRow) => [zone, rack].filter(Boolean).join(' / ');
  return rows.map((row) =>
    ownLabel(row.code, row.code, [labelWordsOf(language)[kind], where(row)].filter(Boolean)),
  );
}

const stationsSql = `select code, name from stations where id = any ($1) order by code`;

interface ProductRow {
  readonly code: string;
  readonly ean: string | null;
  readonly name: string;
  readonly grade: string | null;
  readonly passportId: number | null;
  readonly serialEnd: string | null;
}

const productsSql = (language: Language): string => `
  select v.code, coalesce(p.barcode, v.ean) as ean, v.name_${language} as name, p.grade,
    d.id as "passportId", d.serial_last4 as "serialEnd"
  from products p join master_products v on v.id = p.master_product_id
  left join device_passports d on d.id = p.passport_id
  where p.id = any ($1) order by v.code, p.id`;

interface Asked {
  readonly ids: readonly number[];
  readonly language: Language;
}

const productRows = (db: Knex, { ids, language }: Asked) =>
  query<ProductRow>(db, productsSql(language), [ids]);

const nameOf = ({ name, grade }: ProductRow) => (grade === null ? name : `${name} · ${grade}`);

/** Labels of rows by their ids; a row that is gone has none. Devices are named by their stock items. */
export async function findLabels(
  db: Knex,
  kind: PrintedKind,
  asked: Asked,
): Promise<readonly Label[]> {
  const said = labelWordsOf(asked.language);
  switch (kind) {
    case 'crate':
    case 'bin':
      return locationLabels(db, kind, asked);
    case 'station': {
      const rows = await query<{ code: string; name: string }>(db, stationsSql, [asked.ids]);
      return rows.map(({ code, name }) => ownLabel(code, name, [said.station]));
    }
    case 'product':
      return (await productRows(db, asked)).map((row) =>
        productLabel(row, nameOf(row), row.ean === null ? [] : [row.code]),
      );
    case 'passport':
      return (await productRows(db, asked)).flatMap((row) =>
        row.passportId === null
          ? []
          : [
              passportLabel(row.passportId, nameOf(row), [
                said.device.replace('{end}', row.serialEnd ?? ''),
              ]),
            ],
      );
    case 'commands':
      return commandLabels(said.commands);
    case 'test_card':
      return testLabels();
  }
}
