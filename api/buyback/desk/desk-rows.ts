import type { Knex } from 'knex';
import type { BuybackActor, BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { PayoutStage } from '#core/buyback/payout.ts';
import type { Answers } from '#core/buyback/appraisal.ts';
import type { Grade } from '#core/buyback/grade.ts';

interface EventRow {
  readonly from_status: BuybackStatus | null;
  readonly to_status: BuybackStatus;
  readonly at: Date;
  readonly actor: BuybackActor;
  readonly name: string | null;
  readonly reason: string;
}

export const eventsOf = (db: Knex, id: number): Promise<EventRow[]> =>
  db('buyback_events as e')
    .leftJoin('users as u', 'u.id', 'e.staff_id')
    .where('e.buyback_id', id)
    .orderBy('e.id')
    .select('e.from_status', 'e.to_status', 'e.at', 'e.actor', 'u.name', 'e.reason');

interface InspectionRow {
  readonly grade: Grade;
  readonly price: number;
  readonly answers: Answers;
  readonly note: string;
  readonly at: Date;
  readonly name: string;
  readonly decision: 'open' | 'accepted' | 'refused' | 'returned' | null;
  readonly answer_by: Date | null;
  readonly reminded_at: Date | null;
}

/** The last inspection, with the counter-offer that came of it. */
export const lastInspection = (db: Knex, id: number): Promise<InspectionRow | undefined> =>
  db('buyback_inspections as i')
    .join('users as u', 'u.id', 'i.staff_id')
    .leftJoin('counter_offers as o', 'o.inspection_id', 'i.id')
    .where('i.buyback_id', id)
    .orderBy('i.id', 'desc')
    .first('i.grade', 'i.price', 'i.answers', 'i.note', 'i.at', 'u.name')
    .select('o.decision', 'o.answer_by', 'o.reminded_at');

interface PayoutRow {
  readonly stage: PayoutStage;
  readonly amount: number;
  readonly prepared_by: string;
  readonly prepared_at: Date;
  readonly released_by: string | null;
  readonly reference: string | null;
  readonly paid_at: Date | null;
}

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

interface PhotoRow {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly at: Date;
}

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
