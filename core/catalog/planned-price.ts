import { accept, refuse, type Result } from '../shared/result.ts';

/** What became of a planned price: written, waiting for a second person, or its piece was sold before. */
export const plannedOutcomes = ['written', 'for_two', 'gone'] as const;
export type PlannedOutcome = (typeof plannedOutcomes)[number];

interface Plan {
  readonly productId: number;
  /** Whole units. */
  readonly price: number;
  /** `YYYY-MM-DD` by the market's clock. */
  readonly startsOn: string;
}

type PlanRefusal = Readonly<Partial<Record<keyof Plan, 'plan_in_past' | 'plan_begun'>>>;

/**
 * A planned price as it may be stored, or why not, by field. It begins tomorrow at the soonest, since
 * a price from today on is simply written; one whose day has come stays as it was.
 */
export function checkPlan(
  stored: Plan | null,
  wanted: Plan,
  today: string,
): Result<Plan, PlanRefusal> {
  if (stored && stored.startsOn <= today) {
    const fields = ['productId', 'price', 'startsOn'] as const;
    const changed = fields.filter((field) => stored[field] !== wanted[field]);
    if (changed.length === 0) return accept(wanted);
    return refuse(Object.fromEntries(changed.map((field) => [field, 'plan_begun'])));
  }
  return wanted.startsOn > today ? accept(wanted) : refuse({ startsOn: 'plan_in_past' });
}
