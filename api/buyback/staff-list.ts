import type { Knex } from 'knex';
import type { z } from 'zod';
import type { buybackList } from '#core/contract/buyback-admin.ts';
import type { Language } from '#core/market/market.ts';
import { imageAlt, modelLabel, namedByMaker, nameIn } from '../catalog/device-labels.ts';
import { shortName, type Contact } from './seller.ts';
import type { Rows } from '../platform/database/rows.ts';

type Query = z.output<(typeof buybackList)['query']>;
type Page = z.output<(typeof buybackList)['reply']>;

type ListRow = Pick<
  Rows['buybacks'],
  'id' | 'status' | 'grade' | 'price' | 'created_at' | 'locked_until' | 'version'
> &
  Pick<Rows['device_colors'], 'name_cs' | 'name_ro'> &
  Pick<Rows['device_models'], 'storage_gb'> & {
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly model_name: string;
    readonly manufacturer: string;
  };

const orders: Record<string, string> = {
  created_at: 'b.created_at',
  price: 'b.price',
  status: 'b.status',
};

/** Ids of the page by an index, then the rows of just these: three SELECTs for any page. */
export async function loadPage(db: Knex, query: Query, language: Language): Promise<Page> {
  const [counted] = await filtered(db, query).count<{ count: number }[]>('b.id');
  const descending = query.sort.startsWith('-');
  const direction = descending ? 'desc' : 'asc';
  const ids: { id: number }[] = await filtered(db, query)
    .orderBy(orders[query.sort.replace('-', '')] ?? 'b.created_at', direction)
    .orderBy('b.id', direction)
    .offset(query.offset)
    .limit(query.limit)
    .select('b.id');
  const rows = await rowsOf(
    db,
    ids.map(({ id }) => id),
  );
  return { count: counted?.count ?? 0, results: rows.map((row) => toReply(row, language)) };
}

function filtered(db: Knex, { status, q }: Query) {
  const query = db('buybacks as b');
  if (status) void query.where('b.status', status);
  if (q === undefined) return query;
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return query
    .join('device_colors as c', 'c.id', 'b.color_id')
    .join('device_models as d', 'd.id', 'c.model_id')
    .join('manufacturers as m', 'm.id', 'd.manufacturer_id')
    .whereRaw("(b.code = :q or m.name || ' ' || d.name ilike :part)", { q, part });
}

const rowsOf = (db: Knex, ids: readonly number[]): Promise<ListRow[]> =>
  db('buybacks as b')
    .join('device_colors as c', 'c.id', 'b.color_id')
    .join('device_models as d', 'd.id', 'c.model_id')
    .join('manufacturers as m', 'm.id', 'd.manufacturer_id')
    .whereIn('b.id', [...ids])
    .orderByRaw('array_position(?::int[], b.id)', [[...ids]])
    .select('b.id', 'b.status', 'b.grade', 'b.price', 'b.created_at', 'b.locked_until')
    .select('b.version', 'd.storage_gb', 'c.name_cs', 'c.name_ro')
    .select({ model_name: 'd.name', manufacturer: 'm.name' })
    .select(db.raw("b.contact->>'firstName' as first_name, b.contact->>'lastName' as last_name"));

const toReply = (row: ListRow, language: Language): Page['results'][number] => ({
  id: row.id,
  status: row.status,
  device: imageAlt(
    namedByMaker(row.manufacturer, modelLabel(row.model_name, row.storage_gb)),
    nameIn(row, language),
  ),
  quality: row.grade,
  price: row.price,
  customer: shortName(contactOf(row)),
  createdAt: row.created_at.toISOString(),
  lockedUntil: row.locked_until.toISOString(),
  version: row.version,
});

const contactOf = ({
  first_name,
  last_name,
}: ListRow): Pick<Contact, 'firstName' | 'lastName'> | null =>
  first_name === null ? null : { firstName: first_name, lastName: last_name ?? '' };
