import type { Knex } from 'knex';
import type { z } from 'zod';
import type { packDeskView } from '#core/contract/packing.ts';
import type { Picture } from '#core/files/picture.ts';
import type { Language } from '#core/market/market.ts';
import { proposeBox, type Box, type Measures } from '#core/warehouse/box-fit.ts';
import { isAllPacked } from '#core/warehouse/scan-at-packing.ts';
import { query } from '../../platform/database/query.ts';
import { loadDesk, type DeskRow } from './load-desk.ts';

type DeskView = z.output<typeof packDeskView>;

interface LineFacts {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly ean: string | null;
  readonly grade: string | null;
  readonly serialEnds: readonly string[];
  readonly picture: Picture | null;
}

// Photos of the piece itself before those of its family, and of them those of its colour.
const pictureSql = `
  select '/media/' || f.sha256 as address, case when $2 = 'ro' then f.alt_ro else f.alt_cs end as alt,
    f.width, f.height, f.widths
  from fileset_files f
  where f.fileset_id = m.fileset_id or (p.photos_public and f.fileset_id = p.photos_id)
  order by f.fileset_id is distinct from p.photos_id,
    f.color_slug is not distinct from color.code desc, f.color_slug is null desc, f.position
  limit 1`;

const factsSql = `
  select l.id::int as id, case when $2 = 'ro' then v.name_ro else v.name_cs end as name, v.code,
    v.ean, p.grade,
    array(select d.serial_last4 from pick_pieces c join device_passports d on d.id = c.passport_id
      where c.pick_line_id = l.id and c.packed_at is null order by c.id) as "serialEnds",
    (select row_to_json(x) from (${pictureSql}) x) as picture
  from pick_lines l join products p on p.id = l.product_id
  join master_products v on v.id = p.master_product_id
  join meta_masters m on m.id = v.meta_master_id
  left join attribute_values color on color.id = v.color_value_id
  where l.pick_id = $1`;

/** Of the customer what stands on the parcel; an invoice is in progress where its money is here already. */
const orderSql = `
  select coalesce(o.delivery_address, o.billing_address) as address,
    case when exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice')
        then 'created'
      when o.payment_status in ('paid', 'partly_refunded') then 'in_progress'
      else 'not_created' end as invoice
  from orders o where o.id = $1`;

interface OrderFacts {
  readonly address: Readonly<Record<string, string | undefined>> | null;
  readonly invoice: DeskView['invoice'];
}

export interface ThingInParcel {
  readonly quantity: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly depth: number | null;
  readonly grams: number | null;
}

const thingsSql = `
  select count(*)::int as quantity, round(p.package_width_cm * 10)::int as width,
    round(p.package_height_cm * 10)::int as height, round(p.package_depth_cm * 10)::int as depth,
    round(p.package_weight_kg * 1000)::int as grams
  from pick_lines l join pick_pieces c on c.pick_line_id = l.id and c.packed_at is null
  join products p on p.id = l.product_id
  where l.pick_id = $1 group by p.id order by p.id`;

/** What goes into the parcel at hand, by product, with the measures of its packages. */
export const thingsOf = (db: Knex, { pickId }: Pick<DeskRow, 'pickId'>): Promise<ThingInParcel[]> =>
  query<ThingInParcel>(db, thingsSql, [pickId]);

/** Weights of all pieces, each for itself. */
export const weightsOf = (things: readonly ThingInParcel[]): (number | null)[] =>
  things.flatMap(({ quantity, grams }) => Array<number | null>(quantity).fill(grams));

export const sumOf = (weights: readonly (number | null)[]): number | null =>
  weights.includes(null) ? null : weights.reduce<number>((sum, one) => sum + (one ?? 0), 0);

const boxesSql = `
  select id, code, width_mm as width, height_mm as height, depth_mm as depth,
    weight_grams as "weightGrams", most_grams as "mostGrams"
  from parcel_boxes where is_active order by width_mm::bigint * height_mm * depth_mm`;

export const boxesOf = (db: Knex): Promise<(Box & { readonly id: number })[]> =>
  query<Box & { readonly id: number }>(db, boxesSql, []);

/** The smallest box for all of it; null where a measure is not known: nobody guesses then. */
function proposed(things: readonly ThingInParcel[], boxes: readonly Box[]): Box | null {
  const pieces: Measures[] = [];
  for (const { quantity, width, height, depth } of things) {
    if (width === null || height === null || depth === null) return null;
    pieces.push(...Array<Measures>(quantity).fill({ width, height, depth }));
  }
  return pieces.length === 0 ? null : proposeBox(pieces, sumOf(weightsOf(things)) ?? 0, boxes);
}

/** A desk as its packer sees it. */
export async function deskView(db: Knex, row: DeskRow, language: Language): Promise<DeskView> {
  const desk = await loadDesk(db, row);
  const facts = await query<LineFacts>(db, factsSql, [row.pickId, language]);
  const [order] = await query<OrderFacts>(db, orderSql, [row.orderId]);
  const things = await thingsOf(db, row);
  const boxes = await boxesOf(db);
  const fit = proposed(things, boxes);
  const { firstName = '', lastName = '', street = '' } = order?.address ?? {};
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    status: row.isCancelled ? 'cancelled' : 'open',
    crates: [...desk.crates],
    lines: desk.lines.map(({ id, packed, quantity }) => {
      const { serialEnds, picture, ...said } = facts.find((one) => one.id === id) ?? noFacts;
      const shown = picture && { ...picture, widths: [...picture.widths] };
      return { ...said, id, quantity, packed, serialEnds: [...serialEnds], picture: shown };
    }),
    isAllPacked: desk.lines.length > 0 && isAllPacked(desk),
    parcelName: `${firstName} ${lastName}`.trim(),
    street,
    invoice: order?.invoice ?? 'not_created',
    boxes: boxes.map(({ id, code, width, height, depth }) => ({
      id,
      code,
      measures: [width, height, depth],
      isProposed: fit?.code === code,
    })),
    thingsGrams: sumOf(weightsOf(things)),
  };
}

const noFacts: Omit<LineFacts, 'id'> = {
  name: '',
  code: '',
  ean: null,
  grade: null,
  serialEnds: [],
  picture: null,
};
