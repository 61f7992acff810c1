import type { Knex } from 'knex';
import { Model, snakeCaseMappers } from 'objection';
import type { Answers } from '#core/buyback/appraisal.ts';
import type { Grade } from '#core/buyback/grade.ts';

/** A row of `buyback_inspections`. */
export class InspectionModel extends Model {
  static override tableName = 'buyback_inspections';
  static override columnNameMappers = snakeCaseMappers();
  static override jsonAttributes = ['answers'];

  declare id: number;
  declare buybackId: number;
  declare staffId: number;
  declare grade: Grade;
  declare price: number;
  /** Condition id → value of the choice that was found. */
  declare answers: Answers;
  declare note: string;
  declare at: Date;
}

/** A row of `counter_offers`. */
export class CounterOfferModel extends Model {
  static override tableName = 'counter_offers';
  static override columnNameMappers = snakeCaseMappers();

  declare id: number;
  declare buybackId: number;
  declare inspectionId: number;
  declare code: string;
  declare decision: 'open' | 'accepted' | 'refused' | 'returned';
  declare createdAt: Date;
  declare answerBy: Date;
  declare remindedAt: Date | null;
  declare decidedAt: Date | null;
}

/** The last inspection of a buy-back. */
export const findInspection = async (
  db: Knex,
  buybackId: number,
): Promise<InspectionModel | undefined> =>
  InspectionModel.query(db).where({ buyback_id: buybackId }).orderBy('id', 'desc').first();
