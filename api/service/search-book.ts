import type { Knex } from 'knex';
import { indexed, type Searched } from '#core/search/indexed.ts';
import { searchDocument } from '#core/search/rank.ts';
import type { ServiceSearchBook } from '#core/service/service-search.ts';
import { namedByMaker } from '../catalog/device-labels.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';
import { findAllFamilies } from './family-rows.ts';

export interface DeviceEntry extends Searched {
  readonly slug: string;
  readonly label: string;
  readonly type: string;
  readonly manufacturer: string;
}
interface OperationEntry extends Searched {
  readonly slug: string;
  readonly cs: string;
  readonly ro: string;
}
type Book = ServiceSearchBook<DeviceEntry, OperationEntry>;

const lists = ['manufacturers', 'device-types', 'device-models', 'service-operations'];
const stateSql = `
  select count(*) || ':' || coalesce(sum(changed_in::text::numeric), 0) as state
  from grid_changes where grid = any($1)`;

// By the settings of a database, which its transactions share.
const kept = new WeakMap<object, { readonly state: string; readonly book: Promise<Book> }>();

/** Devices and operations as the search reads them, prepared anew only where one of them was changed. */
export async function searchBook(db: Knex): Promise<Book> {
  const { config } = db.client as { readonly config: object }; // typed `any` by Knex
  // Read before the rows: a change in between is then read again, not missed.
  const [{ state } = { state: '' }] = await query<{ state: string }>(db, stateSql, [lists]);
  const known = kept.get(config);
  if (known?.state === state) return known.book;
  // Whoever asks meanwhile waits for the same reading.
  const book = readBook(db);
  kept.set(config, { state, book });
  void book.catch(() => kept.delete(config));
  return book;
}

type OperationRow = Pick<
  Rows['service_operations'],
  'slug' | 'name_cs' | 'name_ro' | 'words_cs' | 'words_ro'
>;

async function readBook(db: Knex): Promise<Book> {
  const families = await findAllFamilies(db);
  const operations = await db('service_operations')
    .where('is_active', true)
    .orderBy(['position', 'id'])
    .select<OperationRow[]>('slug', 'name_cs', 'name_ro', 'words_cs', 'words_ro');
  return {
    devices: indexed(
      families.map(({ slug, name, type, manufacturer, manufacturer_name: maker }) => {
        const label = namedByMaker(maker, name);
        return { slug, label, type, manufacturer, document: searchDocument(label, []) };
      }),
    ),
    operations: indexed(
      operations.map((row) => ({
        slug: row.slug,
        cs: row.name_cs,
        ro: row.name_ro,
        document: searchDocument(
          [row.name_cs, row.name_ro, row.words_cs ?? '', row.words_ro ?? ''].join(' '),
          [],
        ),
      })),
    ),
  };
}
