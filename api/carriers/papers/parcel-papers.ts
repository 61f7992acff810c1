import type { Knex } from 'knex';
import type { z } from 'zod';
import type { paperEndpoints } from '#core/contract/papers.ts';
import { paperState, type PaperFormat, type PaperKind } from '#core/warehouse/papers.ts';
import { query } from '../../platform/database/query.ts';

type Papers = z.output<(typeof paperEndpoints)['parcel-papers']['reply']>['papers'];
type Latest = z.output<(typeof paperEndpoints)['parcels-latest']['reply']>['parcels'];

interface PaperRow {
  readonly kind: PaperKind;
  readonly subjectId: number;
  readonly format: PaperFormat | null;
  readonly copies: number | null;
  readonly status: 'sending' | 'printed' | 'failed' | null;
  readonly askedAt: Date | null;
}

// The invoice goes with the first parcel of an order: the others have their delivery notes.
const papersSql = `
  with papers as (
    select 1 as place, 'label' as kind, s.id as subject_id, s.label_format as format
    from shipments s where s.parcel_id = $1 and (s.label is not null or s.status = 'waiting')
    union all
    select 2, 'delivery_note', $1::int, 'pdf'
    union all
    select 3, 'invoice', i.id, 'pdf'
    from parcels p join invoices i on i.order_id = p.order_id and i.kind = 'invoice'
    where p.id = $1 and not exists (
      select from parcels b where b.order_id = p.order_id and b.id < p.id)
  )
  select a.kind, a.subject_id as "subjectId", a.format, p.copies, p.status, p.asked_at as "askedAt"
  from papers a left join paper_prints p on p.kind = a.kind and p.subject_id = a.subject_id
  order by a.place, a.subject_id`;

/** What belongs to a parcel on paper; a label that its carrier did not send yet is coming. */
export async function papersOf(db: Knex, parcelId: number, now: Date): Promise<Papers> {
  const rows = await query<PaperRow>(db, papersSql, [parcelId]);
  return rows.map(({ askedAt, copies, format, kind, status, subjectId }) => {
    const print = status === null || askedAt === null ? null : { status, askedAt };
    const state = format === null ? 'coming' : paperState(print, now);
    return { kind, subjectId, format, state, copies: copies ?? 0 };
  });
}

const latestSql = `
  select p.id, p.number, o.number as "orderNumber", p.packed_at as "packedAt"
  from parcels p join orders o on o.id = p.order_id and o.status in ('picking', 'packed')
  where ($1::int is null or p.packed_by = $1)
    and not exists (select from manifest_parcels c join manifests m on m.id = c.manifest_id
      where c.parcel_id = p.id and m.status <> 'open')
  order by p.packed_at desc, p.id desc limit 20`;

/** The last parcels that are here still; null: whoever packed them. */
export async function latestParcels(db: Knex, packerId: number | null): Promise<Latest> {
  const rows = await query<Latest[number] & { readonly packedAt: Date }>(db, latestSql, [packerId]);
  return rows.map((row) => ({ ...row, packedAt: row.packedAt.toISOString() }));
}
