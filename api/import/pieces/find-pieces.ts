import type { Knex } from 'knex';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { Mapping } from '#core/import/guess-mapping.ts';
import {
  planPiece,
  readPiece,
  serialOfPiece,
  type PiecePlan,
  type PieceRow,
} from '#core/import/plan-piece.ts';
import { foldText } from '#core/shared/text.ts';
import { serialDigest } from '../../devices/passports.ts';
import type { Cipher } from '../../platform/identity/cipher.ts';
import { findVariants, variantOf } from '../find-variants.ts';
import type { StoredRow } from '../import-rows.ts';

/** A row with what it is about and what it comes to. */
export interface FoundPiece {
  readonly place: number;
  readonly row: PieceRow | null;
  readonly plan: PiecePlan;
  readonly variantId: number | null;
  readonly familyId: number | null;
  readonly kind: DeviceKind | null;
  /** Null is the warehouse. */
  readonly placeId: number | null;
  /** By which the same device is known in another row. */
  readonly key: string | null;
}

interface PlaceRow {
  readonly id: number;
  readonly code: string;
  readonly name: string | null;
  readonly slug: string | null;
}

/** Places of the stock by what files call them: their code, their store's name or its slug. */
async function readPlaces(db: Knex): Promise<ReadonlyMap<string, number>> {
  const rows = await db('stock_places as p')
    .leftJoin('stores as s', 's.id', 'p.store_id')
    .select<PlaceRow[]>('p.id', 'p.code', 's.name', 's.slug');
  const named = ({ id, code, name, slug }: PlaceRow) =>
    [code, name, slug].flatMap((each) => (each === null ? [] : [[foldText(each), id] as const]));
  return new Map(rows.flatMap(named));
}

async function kindsOf(db: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, DeviceKind>> {
  const rows = await db('meta_masters')
    .whereIn('id', [...new Set(ids)])
    .select<{ id: number; kind: DeviceKind }[]>('id', 'kind');
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** Digests of devices that lie in stock, of those that are asked for. */
async function unsoldOf(db: Knex, digests: readonly Buffer[]): Promise<ReadonlySet<string>> {
  const rows = await db('device_passports as d')
    .join('products as p', 'p.passport_id', 'd.id')
    .whereNull('p.sold_at')
    .whereIn('d.serial_digest', digests)
    .select<{ serial_digest: Buffer }[]>('d.serial_digest');
  return new Set(rows.map((row) => row.serial_digest.toString('base64')));
}

/** Rows of used pieces with what each comes to; a few statements for all of them. */
export async function findPieces(
  db: Knex,
  cipher: Cipher,
  stored: readonly StoredRow[],
  { mapping, lock }: { readonly mapping: Mapping; readonly lock: 'lock' | 'look' },
): Promise<readonly FoundPiece[]> {
  const read = stored.map(({ cells }) => readPiece(cells, mapping));
  const asked = read.map(({ row }) => ({
    ...(row?.code !== undefined && { code: row.code }),
    ...(row?.ean !== undefined && { ean: row.ean }),
  }));
  const variants = await findVariants(db, asked, lock);
  const found = asked.map((row) => {
    const variant = variantOf(row, variants);
    return variant === 'two' ? null : variant;
  });
  const places = await readPlaces(db);
  const kinds = await kindsOf(
    db,
    found.flatMap((variant) => variant?.familyId ?? []),
  );
  const digests = read.map(({ row }, at) => {
    const kind = kinds.get(found[at]?.familyId ?? 0);
    const serial = row && kind ? serialOfPiece(row, kind) : null;
    return serial === null ? null : serialDigest(cipher, serial);
  });
  const unsold = await unsoldOf(
    db,
    digests.filter((digest) => digest !== null),
  );
  return stored.map(({ place }, at): FoundPiece => {
    const one = read[at] ?? { row: null, problems: [] };
    const kind = kinds.get(found[at]?.familyId ?? 0) ?? null;
    const named = one.row?.place;
    const placeId = named === undefined ? null : (places.get(foldText(named)) ?? null);
    const key = digests[at]?.toString('base64') ?? null;
    const hasPlace = named === undefined || placeId !== null;
    const plan = planPiece(one, { kind, hasPlace, isThere: key !== null && unsold.has(key) });
    const variantId = found[at]?.id ?? null;
    const familyId = found[at]?.familyId ?? null;
    return { place, row: one.row, plan, variantId, familyId, kind, placeId, key };
  });
}
