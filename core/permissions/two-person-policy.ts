import type { MarketCode } from '../market/market.ts';
import { permissionsOf, roles, type Permission, type Role } from './roles.ts';

interface Policy {
  /**
   * How the second person takes part: `approval` agrees at the desk and the act goes on at once;
   * `release` finds it prepared among what waits and carries it out.
   */
  readonly step: 'approval' | 'release';
  /** Whole units from which a second person is needed; 0 is always, also where there is no amount. */
  readonly from: Readonly<Record<MarketCode, number>>;
  readonly first: Permission;
  readonly second: Permission;
}

const always = { cz: 0, ro: 0 };

/** The one table of what two people do (DECISIONS "Money and two people"). */
export const twoPersonPolicy = {
  /** A transfer that staff type instead of the bank: it marks an order as paid. */
  typed_transfer: {
    step: 'release',
    from: { cz: 2_000, ro: 400 },
    first: 'orders.refund',
    second: 'money.release',
  },
  /** Money that goes back the way it came. */
  refund: {
    step: 'release',
    from: { cz: 5_000, ro: 1_000 },
    first: 'orders.refund',
    second: 'money.release',
  },
  /** Money that goes to an account that it did not come from (T-LINK-3). */
  refund_to_account: {
    step: 'release',
    from: always,
    first: 'orders.refund',
    second: 'money.release',
  },
  /** A held card that is taken, or let go although the goods have left for it. */
  card_hold: {
    step: 'release',
    from: { cz: 5_000, ro: 1_000 },
    first: 'orders.refund',
    second: 'money.release',
  },
  /** Staff say, instead of the carrier, that a courier has the device: its customer owes nothing from then on. */
  device_taken: {
    step: 'release',
    from: always,
    first: 'orders.manage',
    second: 'money.release',
  },
  /** A courier does not have the device after all: its customer is to send it, or to pay. */
  device_not_taken: {
    step: 'release',
    from: always,
    first: 'orders.manage',
    second: 'money.release',
  },
  /** A device that a courier lost: it is paid for unseen. */
  device_lost: {
    step: 'release',
    from: always,
    first: 'orders.manage',
    second: 'money.release',
  },
  /** What a customer did not pay of goods that left for a device: it is asked for no more. */
  rest_write_off: {
    step: 'release',
    from: always,
    first: 'orders.refund',
    second: 'money.release',
  },
  /** Prices that are zero, change by 30 %, sell below cost or buy above what a device is sold for. */
  price_publish: {
    step: 'release',
    from: always,
    first: 'pricing.publish',
    second: 'pricing.publish',
  },
  /** Pieces that are in the books and nowhere else; their worth by what was paid for them. */
  write_off: {
    step: 'release',
    from: { cz: 2_000, ro: 400 },
    first: 'catalogue.edit',
    second: 'acts.approve',
  },
  /** Payouts that were released to the bank and are not paid after all. */
  payout_recall: {
    step: 'release',
    from: always,
    first: 'buyback.pay',
    second: 'money.release',
  },
  price_override: {
    step: 'approval',
    from: always,
    first: 'orders.manage',
    second: 'acts.approve',
  },
  /** A third look at a payout: the release of every one is a second already. */
  buyback_over_limit: {
    step: 'approval',
    from: { cz: 30_001, ro: 6_001 },
    first: 'buyback.pay',
    second: 'acts.approve',
  },
  weight_mismatch: {
    step: 'approval',
    from: always,
    first: 'warehouse.work',
    second: 'acts.approve',
  },
  take_over: { step: 'approval', from: always, first: 'orders.manage', second: 'acts.approve' },
  full_purge: { step: 'approval', from: always, first: 'cache.purge', second: 'acts.approve' },
  cancel_handed_over: {
    step: 'approval',
    from: always,
    first: 'orders.manage',
    second: 'acts.approve',
  },
} as const satisfies Record<string, Policy>;

export type TwoPersonAct = keyof typeof twoPersonPolicy;
type ActsOf<S extends Policy['step']> = {
  [A in TwoPersonAct]: (typeof twoPersonPolicy)[A]['step'] extends S ? A : never;
}[TwoPersonAct];
/** Acts that wait for another person's release. */
export type ReleasedAct = ActsOf<'release'>;
/** Acts that another person agrees to at the desk. */
export type ApprovedAct = ActsOf<'approval'>;

// Object.keys forgets that the keys are the table's own.
const acts = Object.keys(twoPersonPolicy) as TwoPersonAct[];
const isReleased = (act: TwoPersonAct): act is ReleasedAct =>
  twoPersonPolicy[act].step === 'release';
const isApproved = (act: TwoPersonAct): act is ApprovedAct =>
  twoPersonPolicy[act].step === 'approval';
export const releasedActs = acts.filter(isReleased);
export const approvedActs = acts.filter(isApproved);

/** An approval at the desk can be used for so long after it was given. */
export const approvalMinutes = 2;
/** What nobody has released for so long is over. */
export const releaseDays = 7;

/** Roles of those whose second look at an act counts; never one's own, which the API sees to. */
export const secondRoles = (act: TwoPersonAct): readonly Role[] =>
  roles.filter((role) => permissionsOf(role).includes(twoPersonPolicy[act].second));

export interface WantedAct {
  readonly act: TwoPersonAct;
  readonly market: MarketCode;
  /** Whole units; 0 where the act has none. */
  readonly amount: number;
  /** What the same person has done alone of this act in the last 24 hours, whole units. */
  readonly aloneBefore: number;
}

/**
 * Whether an act waits for a second person. What one person does alone adds up over a day, so that
 * an amount cannot be split below the limit.
 */
export const needsSecond = ({ act, market, amount, aloneBefore }: WantedAct): boolean =>
  amount + aloneBefore >= twoPersonPolicy[act].from[market];

export type ReleaseRefusal = 'act_own' | 'act_not_yours' | 'act_of_maker';

/** Who is to release what another has prepared. */
export interface Releaser {
  readonly id: number;
  readonly role: Role;
  /** Whether the preparer made or changed the releaser's account within `releaseDays`. */
  readonly isMadeByPreparer?: boolean;
}

/** Why a person may not release what another has prepared; null where they may. */
export function releaseRefusal(
  { act, preparedBy }: { readonly act: ReleasedAct; readonly preparedBy: number },
  { id, role, isMadeByPreparer = false }: Releaser,
): ReleaseRefusal | null {
  if (id === preparedBy) return 'act_own';
  // Otherwise whoever keeps accounts makes the second person.
  if (isMadeByPreparer) return 'act_of_maker';
  return permissionsOf(role).includes(twoPersonPolicy[act].second) ? null : 'act_not_yours';
}
