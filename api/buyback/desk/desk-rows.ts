import type { Knex } from 'knex';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { PayoutStage } from '#core/buyback/payout.ts';
import type { Answers } from '#core/buyback/appraisal.ts';
import type { Rows } from '../../platform/database/rows.ts';

type EventRow = Pick<Rows['buyback_events'], 'to_status' | 'at' | 'actor' | 'reason'> & {
  readonly from_status: BuybackStatus | null;
  readonly name: Rows['users']['name'] | null;
};

export const eventsOf = (db: Knex, id: number): Promise<EventRow[]> =>
  db('buyback_events as e')
    .leftJoin('users as u', 'u.id', 'e.staff_id')
    .where('e.buyback_id', id)
    .orderBy('e.id')
    .select('e.from_status', 'e.to_status', 'e.at', 'e.actor', 'u.name', 'e.reason');

type InspectionRow = Pick<
  Rows['buyback_inspections'],
  'grade' | 'price' | 'note' | 'number_check' | 'at'
> &
  Pick<Rows['users'], 'name'> &
  Pick<Rows['counter_offers'], 'reminded_at'> & {
    readonly answers: Answers;
    readonly decision: Rows['counter_offers']['decision'] | null;
    readonly answer_by: Rows['counter_offers']['answer_by'] | null;
  };

/** The last inspection, with the counter-offer that came of it. */
export const lastInspection = (db: Knex, id: number): Promise<InspectionRow | undefined> =>
  db('buyback_inspections as i')
    .join('users as u', 'u.id', 'i.staff_id')
    .leftJoin('counter_offers as o', 'o.inspection_id', 'i.id')
    .where('i.buyback_id', id)
    .orderBy('i.id', 'desc')
    .first('i.grade', 'i.price', 'i.answers', 'i.note', 'i.number_check', 'i.at', 'u.name')
    .select('o.decision', 'o.answer_by', 'o.reminded_at');

type PayoutRow = Pick<Rows['buyback_payouts'], 'amount' | 'prepared_at' | 'paid_at'> & {
  readonly stage: PayoutStage;
  readonly prepared_by: string;
  readonly released_by: string | null;
  readonly reference: Rows['payout_orders']['reference'] | null;
};

/** Where a payout `p` of a buy-back stands. */
export const stageSql = `case when p.buyback_id is null then 'waiting'
  when p.paid_at is not null then 'paid' when p.payout_order_id is not null then 'released'
  else 'prepared' end`;

export const payoutOf = (db: Knex, id: number): Promise<PayoutRow | undefined> =>
  db('buyback_payouts as p')
    .join('users as u', 'u.id', 'p.prepared_by')
    .leftJoin('users as r', 'r.id', 'p.released_by')
    .leftJoin('payout_orders as o', 'o.id', 'p.payout_order_id')
    .where('p.buyback_id', id)
    .first('p.amount', 'p.prepared_at', 'p.paid_at', 'o.reference')
    .select(db.raw(`${stageSql} as stage`), { prepared_by: 'u.name', released_by: 'r.name' });

type PhotoRow = Pick<Rows['buyback_photos'], 'id' | 'width' | 'height' | 'at'> &
  Pick<Rows['users'], 'name'>;

export const photosOf = (db: Knex, id: number): Promise<PhotoRow[]> =>
  db('buyback_photos as f')
    .join('users as u', 'u.id', 'f.staff_id')
    .where('f.buyback_id', id)
    .orderBy('f.id')
    .select('f.id', 'f.width', 'f.height', 'f.at', 'u.name');

export const photoView = ({ id, width, height, name, at }: PhotoRow) => ({
  id,
  width,
  height,
  by: name,
  at: at.toISOString(),
});
