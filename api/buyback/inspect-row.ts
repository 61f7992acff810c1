import type { Knex } from 'knex';
import { allAnswered, answersFromChoiceValues } from '#core/buyback/answers.ts';
import type { Answers, Appraisal } from '#core/buyback/appraisal.ts';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { NumberCheck } from '#core/buyback/check-number.ts';
import type { Grade } from '#core/buyback/grade.ts';
import { betterDevice, inspect, type InspectionDecision } from '#core/buyback/inspect.ts';
import { counterOfferDays, settlementDays } from '#core/buyback/overdue-counter-offer.ts';
import { addDays } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { findWaitingOrder } from '../orders/pledged-devices.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { BuybackModel } from './buyback-model.ts';
import { CounterOfferModel, InspectionModel } from './counter-offer-rows.ts';
import { endOfDay } from './end-of-day.ts';
import { moveRow, type Mover } from './move-row.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import { appraisalOfSnapshot } from './snapshot.ts';

const nextStates: Record<InspectionDecision['outcome'], BuybackStatus> = {
  accepted: 'accepted',
  raised: 'accepted',
  kept: 'accepted',
  counter_offer: 'counter_offered',
  rejected: 'rejected',
};

export interface Finding {
  /** What was found, or that it is what its owner said. */
  readonly choices: readonly string[] | 'as_described';
  readonly note: string;
  /** How its number was compared with the seller's; null where there is none, or nobody looked. */
  readonly numberCheck: NumberCheck | null;
  readonly staffId: number;
  readonly at: Date;
}

/** Stores an inspection of a locked row and moves the row to what follows from it. */
export async function inspectRow(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: BuybackModel,
  finding: Finding,
): Promise<void> {
  const { snapshot } = row;
  const appraisal = appraisalOfSnapshot(snapshot, row.language, deps.market.code);
  const { choices } = finding;
  const found = choices === 'as_described' ? snapshot.answers : readFound(appraisal, choices);
  const decision = inspect(appraisal, snapshot.answers, found, betterDevice);
  if (!decision.ok) throw new FieldRefusal({ deviceConditionChoices: ['invalid_value'] });
  const result = resultOf(decision.value);
  const inspection = await InspectionModel.query(trx).insert({
    buybackId: row.id,
    staffId: finding.staffId,
    ...result,
    answers: found,
    note: finding.note,
    numberCheck: finding.numberCheck,
    at: finding.at,
  });
  const { outcome } = decision.value;
  const isForOrder = (await findWaitingOrder(trx, row.id)) !== null;
  // Where an order waits the customer is asked about a rejected device, too: all may be paid.
  if (outcome === 'counter_offer' || (outcome === 'rejected' && isForOrder)) {
    await offerLess(trx, deps, { row, inspection, isForOrder, at: finding.at });
  }
  const { staffId, at } = finding;
  const mover: Mover = { actor: 'staff', staffId, reason: outcome, at };
  const path = ['inspected', nextStates[outcome]] as const;
  // What a counter-offer offers is paid only after the customer agrees.
  const change = nextStates[outcome] === 'accepted' ? result : {};
  await moveRow(trx, deps, row, path, mover, change);
}

function readFound(appraisal: Appraisal, choices: readonly string[]): Answers {
  const found = answersFromChoiceValues(appraisal, choices);
  if (!found.ok) throw new FieldRefusal({ deviceConditionChoices: ['unknown_choice'] });
  if (!allAnswered(appraisal.deviceConditions, found.value)) {
    throw new FieldRefusal({ deviceConditionChoices: ['unanswered'] });
  }
  return found.value;
}

/** A rejected device has no price; the grade that it was sent as stays on record. */
const resultOf = (decision: InspectionDecision): { grade: Grade; price: number } =>
  decision.outcome === 'rejected'
    ? { grade: decision.customer.grade, price: 0 }
    : { grade: decision.inspected.grade, price: decision.price };

interface LowerValue {
  readonly row: BuybackModel;
  readonly inspection: InspectionModel;
  readonly isForOrder: boolean;
  readonly at: Date;
}

async function offerLess(
  trx: Knex,
  { market }: Dependencies,
  { row, inspection, isForOrder, at }: LowerValue,
): Promise<void> {
  // Answered by silence until the reminder and the days after it (core/buyback/overdue-counter-offer).
  const { untilReminder, untilReturn } = isForOrder ? settlementDays : counterOfferDays;
  const lastDay = addDays(dayInTimeZone(at, market.timeZone), untilReminder + untilReturn - 1);
  await CounterOfferModel.query(trx).insert({
    buybackId: row.id,
    inspectionId: inspection.id,
    code: randomCode(),
    createdAt: at,
    answerBy: endOfDay(lastDay, market.timeZone),
  });
}
