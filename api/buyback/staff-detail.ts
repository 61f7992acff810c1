import type { Knex } from 'knex';
import type { z } from 'zod';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { buybackDetail } from '#core/contract/buyback-admin.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { deviceWithColor } from '../price-lists/priced-device.ts';
import { BuybackModel } from './buyback-model.ts';
import { findInspection, type InspectionModel } from './counter-offer-rows.ts';
import { identityKeys, maskField, readIdentity, type Identity } from './identity-store.ts';
import { maskedCustomer, maskedPickup } from './masked-customer.ts';
import { shortName } from './seller.ts';
import { appraisalOfSnapshot } from './snapshot.ts';
import type { Rows } from '../platform/database/rows.ts';

export type Detail = z.output<(typeof buybackDetail)['reply']>;

type EventRow = Pick<Rows['buyback_events'], 'to_status' | 'at' | 'actor' | 'reason'> & {
  readonly from_status: BuybackStatus | null;
  readonly name: Rows['users']['name'] | null;
};

/** One buy-back as staff see it; four SELECTs whatever its history. */
export async function loadDetail(
  db: Knex,
  { cipher, market }: Dependencies,
  id: number,
  language: Language,
): Promise<Detail> {
  const row = await BuybackModel.query(db).findById(id);
  if (!row) throw new Refusal(404, 'not_found');
  const events: EventRow[] = await db('buyback_events as e')
    .leftJoin('users as u', 'u.id', 'e.staff_id')
    .where('e.buyback_id', id)
    .orderBy('e.id')
    .select('e.from_status', 'e.to_status', 'e.at', 'e.actor', 'u.name', 'e.reason');
  const inspection = await findInspection(db, id);
  const identity = await readIdentity(db, cipher, id);
  return {
    ...rowOf(row, language),
    language: row.language,
    deviceConditions: appraisalOfSnapshot(row.snapshot, language, market.code).deviceConditions,
    appraisalVersion: row.snapshot.appraisal.version,
    corrections: row.snapshot.corrections,
    minimalBuyoutPrice: row.snapshot.appraisal.minimalBuyoutPrice,
    note: row.note,
    contact: row.contact && maskedCustomer(row.contact, null),
    pickupAddress: row.pickupAddress && maskedPickup(row.pickupAddress),
    identity: identity ? maskedFields(identity) : [],
    history: events.map(historyLine),
    inspection: inspection ? inspectionOf(inspection) : null,
  };
}

const rowOf = (row: BuybackModel, language: Language) => ({
  id: row.id,
  status: row.status,
  device: deviceWithColor(row.snapshot.device, language),
  quality: row.grade,
  price: row.price,
  customer: shortName(row.contact),
  createdAt: row.createdAt.toISOString(),
  lockedUntil: row.lockedUntil.toISOString(),
  version: row.version,
});

const maskedFields = (identity: Identity): Detail['identity'] =>
  Object.entries(identityKeys).flatMap(([name, key]) => {
    const value = identity[key];
    // Object.entries forgets that the keys are the table's own.
    const field = name as keyof typeof identityKeys;
    return value === null ? [] : [{ field, masked: maskField(field, value) }];
  });

const historyLine = (event: EventRow): Detail['history'][number] => ({
  from: event.from_status,
  to: event.to_status,
  at: event.at.toISOString(),
  actor: event.name ?? event.actor,
  reason: event.reason,
});

const inspectionOf = ({ grade, price, answers, note, at }: InspectionModel) => ({
  quality: grade,
  price,
  answers: { ...answers },
  note,
  at: at.toISOString(),
});
