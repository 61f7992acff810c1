import type { Knex } from 'knex';
import type { Answers } from '#core/buyback/appraisal.ts';
import { rowModel } from '../platform/database/row-model.ts';

/** A row of `buyback_inspections`; its answers: condition id → value of the choice that was found. */
export class InspectionModel extends rowModel<'buyback_inspections', { answers: Answers }>(
  'buyback_inspections',
  ['answers'],
) {}

/** A row of `counter_offers`. */
export class CounterOfferModel extends rowModel('counter_offers') {}

/** The last inspection of a buy-back. */
export const findInspection = async (
  db: Knex,
  buybackId: number,
): Promise<InspectionModel | undefined> =>
  InspectionModel.query(db).where({ buyback_id: buybackId }).orderBy('id', 'desc').first();
