import { accept, refuse, type Result } from '../shared/result.ts';

/** States of a device that is repaired, in the order in which a repair goes well, then the ways out (issue "Service"). */
export const repairStatuses = [
  'announced',
  'received',
  'diagnosing',
  'waiting_for_approval',
  'approved',
  'waiting_for_parts',
  'repairing',
  'testing',
  'ready',
  'handed_out',
  'declined',
  'not_repairable',
  /** A claim that was settled otherwise than by repairing: its outcome is kept with it. */
  'settled',
  'cancelled',
  'unclaimed',
] as const;
export type RepairStatus = (typeof repairStatuses)[number];

/** Who moves a repair: its customer, staff, or a rule that runs by itself. */
export type RepairActor = 'customer' | 'staff' | 'system';

type Moves = Partial<Record<RepairStatus, readonly RepairActor[]>>;

const staff: readonly RepairActor[] = ['staff'];
const people: readonly RepairActor[] = ['customer', 'staff'];
const system: readonly RepairActor[] = ['system'];

/** A device that lies here with nothing left to be done to it: it goes back, or nobody comes for it. */
const toBeFetched: Moves = { handed_out: staff, unclaimed: system };

/**
 * Every allowed move and who may make it. Only the customer's word leads to `approved`: their own, or what they told staff,
 * who name it; a rule of time never gives it (silence is no consent). Before the device is here a repair is `cancelled`,
 * after that it is `declined`, because the device has to go back.
 */
const moves: Record<RepairStatus, Moves> = {
  announced: { received: staff, cancelled: ['customer', 'staff', 'system'] },
  received: {
    diagnosing: staff,
    waiting_for_approval: staff,
    approved: staff,
    declined: people,
    not_repairable: staff,
    settled: staff,
  },
  diagnosing: {
    waiting_for_approval: staff,
    approved: staff,
    declined: people,
    not_repairable: staff,
    settled: staff,
  },
  waiting_for_approval: { diagnosing: staff, approved: people, declined: people },
  approved: { diagnosing: staff, waiting_for_parts: staff, repairing: staff, declined: staff },
  waiting_for_parts: { diagnosing: staff, repairing: staff, declined: staff, settled: staff },
  // What is found when it lies open is estimated and asked about anew.
  repairing: {
    diagnosing: staff,
    waiting_for_parts: staff,
    testing: staff,
    not_repairable: staff,
    settled: staff,
  },
  testing: { repairing: staff, ready: staff, settled: staff },
  // At the counter it may turn out not to work.
  ready: { repairing: staff, ...toBeFetched },
  declined: { diagnosing: staff, ...toBeFetched },
  not_repairable: { diagnosing: staff, settled: staff, ...toBeFetched },
  settled: toBeFetched,
  unclaimed: { handed_out: staff },
  handed_out: {},
  cancelled: {},
};

export type RepairMoveRefusal = 'move_not_allowed' | 'actor_not_allowed';

/** Checks a move of a repair; the caller stores it with who, when and why. */
export function moveRepair(
  from: RepairStatus,
  to: RepairStatus,
  actor: RepairActor,
): Result<RepairStatus, RepairMoveRefusal> {
  const actors = moves[from][to];
  if (actors === undefined) return refuse('move_not_allowed');
  return actors.includes(actor) ? accept(to) : refuse('actor_not_allowed');
}

/** States that follow from an act of its own: an estimate is sent or decided, a claim is settled, a device is handed out. */
const byActs: ReadonlySet<RepairStatus> = new Set([
  'waiting_for_approval',
  'approved',
  'handed_out',
  'settled',
  'unclaimed',
]);

/** States that staff may choose as they are, in the order of `repairStatuses`. */
export const plainMovesOf = (from: RepairStatus): RepairStatus[] =>
  repairStatuses.filter((to) => !byActs.has(to) && moves[from][to]?.includes('staff') === true);

/** Whether nothing can happen to a repair any more. */
export const isClosedRepair = (status: RepairStatus): boolean =>
  Object.keys(moves[status]).length === 0;

const fetchable: ReadonlySet<RepairStatus> = new Set([
  'ready',
  'declined',
  'not_repairable',
  'settled',
  'unclaimed',
]);

/** Whether its device waits for whoever brought it. */
export const isToBeFetched = (status: RepairStatus): boolean => fetchable.has(status);

const estimable: ReadonlySet<RepairStatus> = new Set(['received', 'diagnosing']);

/** Whether what is to be done, and for how much, may be written down and sent. */
export const isEstimable = (status: RepairStatus): boolean => estimable.has(status);

/** States without work to be done by the bench: what waits for others, and what has ended. */
const notOnBench: ReadonlySet<RepairStatus> = new Set([
  'announced',
  'waiting_for_approval',
  'handed_out',
  'cancelled',
  'unclaimed',
]);

/** Whether it counts to what somebody at the bench has before them. */
export const isOnBench = (status: RepairStatus): boolean =>
  !notOnBench.has(status) && !fetchable.has(status);
