import { accept, refuse, type Result } from '../shared/result.ts';
import type { Answers, Appraisal } from './appraisal.ts';
import { offersChoice } from './answers.ts';
import { appraise, type Appraised, type AppraisalRefusal } from './appraise.ts';
import { isWorse } from './grade.ts';

/** What the inspection saw otherwise than the customer. */
export interface InspectionDifference {
  readonly conditionId: string;
  readonly answered: string;
  readonly found: string;
}

/** Whether a better device than described is paid better (T-BUY-23); a setting of the shop. */
export type BetterDevicePolicy = 'raise' | 'keep';

/** The shop's setting, which the desk previews and the API decides by. */
export const betterDevice: BetterDevicePolicy = 'raise';

/**
 * What an inspection leads to. `price` is what is paid or offered, whole market units. `kept`
 * tells a better device under the policy `keep` apart, so that the history can say so.
 */
export type InspectionDecision = {
  readonly differences: readonly InspectionDifference[];
  readonly customer: Appraised;
} & (
  | {
      readonly outcome: 'accepted' | 'raised' | 'kept' | 'counter_offer';
      readonly inspected: Appraised;
      readonly price: number;
    }
  | { readonly outcome: 'rejected'; readonly reason: AppraisalRefusal }
);

export type InspectionRefusal =
  'unknown_condition' | 'unknown_choice' | 'condition_not_visible' | 'customer_answers_invalid';

function findings(
  { deviceConditions }: Appraisal,
  answered: Answers,
  found: Answers,
): Result<InspectionDifference[], InspectionRefusal> {
  const differences: InspectionDifference[] = [];
  for (const [conditionId, choiceValue] of Object.entries(found)) {
    if (!Object.hasOwn(deviceConditions, conditionId)) return refuse('unknown_condition');
    if (!offersChoice(deviceConditions, conditionId, choiceValue)) return refuse('unknown_choice');
    const before = answered[conditionId];
    if (before === choiceValue) continue;
    // Only what the customer could see and was asked may be held against the description.
    if (before === undefined || deviceConditions[conditionId]?.disabled)
      return refuse('condition_not_visible');
    differences.push({ conditionId, answered: before, found: choiceValue });
  }
  return accept(differences);
}

/**
 * Compares what the inspection found with the customer's answers on the price list that the
 * offer was made with (DECISIONS Buy-back, T-BUY-22, T-BUY-23). `found` may leave out what
 * agrees. A lower grade or a lower price makes a counter-offer; a device without a price is
 * rejected; a better one is raised or kept by the policy.
 */
export function inspect(
  appraisal: Appraisal,
  answered: Answers,
  found: Answers,
  policy: BetterDevicePolicy,
): Result<InspectionDecision, InspectionRefusal> {
  const customer = appraise(appraisal, answered);
  if (!customer.ok) return refuse('customer_answers_invalid');
  const differences = findings(appraisal, answered, found);
  if (!differences.ok) return differences;
  const common = { differences: differences.value, customer: customer.value };
  const inspected = appraise(appraisal, { ...answered, ...found });
  if (!inspected.ok) return accept({ ...common, outcome: 'rejected', reason: inspected.error });
  return accept({
    ...common,
    ...outcomeOf(customer.value, inspected.value, policy),
    inspected: inspected.value,
  });
}

function outcomeOf(customer: Appraised, inspected: Appraised, policy: BetterDevicePolicy) {
  const lower = isWorse(inspected.grade, customer.grade) || inspected.price < customer.price;
  if (lower) return { outcome: 'counter_offer', price: inspected.price } as const;
  if (inspected.price === customer.price) {
    return { outcome: 'accepted', price: customer.price } as const;
  }
  return policy === 'raise'
    ? ({ outcome: 'raised', price: inspected.price } as const)
    : ({ outcome: 'kept', price: customer.price } as const);
}
