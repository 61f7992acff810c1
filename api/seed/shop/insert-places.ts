import type { Knex } from 'knex';
import { insertRows } from '../insert-rows.ts';

const shelves = 5;
const racksOfZone = 12;
const binsOfZone = shelves * racksOfZone;
/** Of a demonstration; a measured warehouse has one for every fifty products. */
const fewestBins = 2 * binsOfZone;
const productsOfBin = 50;

/** The bins of the warehouse, then those of each store. */
export type Bins = readonly (readonly number[])[];

/** Inserts the warehouse with zones, racks and bins, and a place for each store with the bin that it has by itself. */
export async function insertPlaces(trx: Knex.Transaction, scale: number | null): Promise<Bins> {
  const stores = await trx('stores')
    .select<{ id: number; slug: string }[]>('id', 'slug')
    .orderBy('id');
  const rows = [
    { code: 'warehouse', store_id: null },
    ...stores.map(({ id, slug }) => ({ code: slug, store_id: id })),
  ];
  const places = (await insertRows(trx, 'stock_places', rows, ['id'])) as { id: number }[]; // asked for
  const wanted = Math.max(fewestBins, Math.ceil((scale ?? 0) / productsOfBin));
  const [warehouse] = places;
  const bins = Array.from({ length: wanted }, (_, number) => ({
    place_id: warehouse?.id,
    ...binAt(number),
  }));
  const added = (await insertRows(trx, 'stock_locations', bins, ['id'])) as { id: number }[]; // asked for
  const own = await trx('stock_locations')
    .where({ is_default: true })
    .orderBy('place_id')
    .select<{ id: number; place_id: number }[]>('id', 'place_id');
  const ownOf = new Map(own.map(({ id, place_id }) => [place_id, id]));
  return places.map(({ id }, place) =>
    place === 0 ? added.map((bin) => bin.id) : [ownOf.get(id) ?? 0],
  );
}

/** Zones are walked one after the other, racks by their numbers, shelves from the top. */
function binAt(number: number) {
  const zone = lettersOf(Math.floor(number / binsOfZone));
  const rack = String((Math.floor(number / shelves) % racksOfZone) + 1).padStart(2, '0');
  const shelf = String((number % shelves) + 1);
  return {
    kind: 'bin',
    code: `L-${zone}-${rack}-${shelf}`,
    zone,
    rack,
    walk_order: number + 1,
    is_default: false,
    is_open: true,
    version: 1,
  };
}

/** 0 is A, 25 is Z, 26 is AA. */
function lettersOf(number: number): string {
  const last = String.fromCharCode(65 + (number % 26));
  return number < 26 ? last : `${lettersOf(Math.floor(number / 26) - 1)}${last}`;
}
