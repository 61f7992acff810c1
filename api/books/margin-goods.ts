import type { Knex } from 'knex';
import type { DocumentLine } from '#core/documents/invoice-document.ts';
import type { MarginGoods } from '#core/documents/margin-book.ts';
import { vatRateOn } from '#core/shared/vat-rate.ts';
import type { InvoiceModel } from '../documents/invoice-model.ts';
import { query } from '../platform/database/query.ts';

/** A line of a document under the margin scheme with what the order knows of it. */
export interface NamedGoods extends MarginGoods {
  readonly name: string;
  readonly code: string | null;
}

interface KnownRow {
  readonly document: number;
  readonly code: string;
  /** Paid for one piece. */
  readonly boughtFor: number;
  readonly ratePercent: number;
  /** Of a credit note, what goes back for the line. */
  readonly net: number | null;
  readonly leftAfterCut: number | null;
}

/** Lines of orders, and units of refunds: a document's own lines say no price that was paid for them. */
const knownSql = `
  select i.id::integer as document, l.code, l.bought_for as "boughtFor",
    l.vat_rate::float8 as "ratePercent", null::integer as net, null::integer as "leftAfterCut",
    l.position as place
  from invoices i join order_lines l on l.order_id = i.order_id and l.supplement = i.supplement
  where i.kind = 'invoice' and i.id = any($1::bigint[]) and l.bought_for is not null
  union all
  select i.id::integer, l.code, l.bought_for, l.vat_rate::float8, sum(r.net)::integer,
    (select x.net + coalesce(sum(later.net), 0) from order_units x
      left join order_units later on later.cut_of = x.id and later.id > max(u.id)
      where x.id = u.cut_of group by x.net)::integer,
    l.position
  from invoices i
  join refund_units r on r.refund_id = i.refund_id
  join order_units u on u.id = r.unit_id
  join order_lines l on l.id = u.line_id
  where i.id = any($1::bigint[]) and l.bought_for is not null
  group by i.id, l.id, u.cut_of
  order by document, place`;

/**
 * Goods under the margin scheme by the ids of their documents. What is charged is what the document says; what was
 * paid for them comes from its order. A line that was exchanged for another product since is not found there any more.
 */
export async function marginGoodsOf(
  db: Knex,
  documents: readonly InvoiceModel[],
): Promise<ReadonlyMap<number, readonly NamedGoods[]>> {
  const ids = documents.map(({ id }) => id);
  const rows = await query<KnownRow>(db, knownSql, [ids]);
  const goods = documents.map(({ id, snapshot }) => {
    const lines = snapshot.lines.filter(({ scheme }) => scheme === 'margin');
    const known = rows.filter(({ document }) => document === id);
    const rate = vatRateOn(snapshot.market, snapshot.suppliedOn);
    return [id, goodsOf(lines, known, rate)] as const;
  });
  return new Map(goods);
}

function goodsOf(
  lines: readonly DocumentLine[],
  known: readonly KnownRow[],
  usualRate: number,
): NamedGoods[] {
  const left = [...known];
  return lines.map(({ name, code, quantity, total }) => {
    const at = left.findIndex(
      (row) => row.code === code && (row.net === null || row.net === -total),
    );
    const [row] = at < 0 ? [] : left.splice(at, 1);
    return {
      name,
      code,
      charged: total,
      boughtFor: row ? row.boughtFor * quantity : null,
      ratePercent: row?.ratePercent ?? usualRate,
      leftAfterCut: row?.leftAfterCut ?? null,
    };
  });
}
