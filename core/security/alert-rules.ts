import type { SecurityEventKind } from './security-events.ts';

/** What of an event is counted together. */
type By = 'account_key' | 'network_key' | 'actor_id';

interface AlertRule {
  readonly kinds: readonly SecurityEventKind[];
  readonly by: By;
  readonly minutes: number;
  readonly from: number;
}

/** From when on people are told; each counts what happened in its last minutes. */
export const alertRules = {
  many_failures_of_account: {
    kinds: ['sign_in_failed', 'sign_in_refused', 'second_factor_failed'],
    by: 'account_key',
    minutes: 60,
    from: 10,
  },
  many_failures_of_network: {
    kinds: ['sign_in_failed', 'sign_in_refused', 'second_factor_failed'],
    by: 'network_key',
    minutes: 15,
    from: 40,
  },
  /** Somebody signed in asks again and again for what they may not do. */
  many_refusals_of_person: {
    kinds: ['access_refused'],
    by: 'actor_id',
    minutes: 60,
    from: 30,
  },
  many_reveals_of_person: {
    kinds: ['revealed'],
    by: 'actor_id',
    minutes: 60,
    from: 30,
  },
  /** Pages of 500 rows, or whole files. */
  many_exports_of_person: {
    kinds: ['exported'],
    by: 'actor_id',
    minutes: 60,
    from: 50,
  },
} as const satisfies Record<string, AlertRule>;

export type CountingRule = keyof typeof alertRules;
// Object.keys forgets that the keys are the table's own.
export const countingRules = Object.keys(alertRules) as CountingRule[];

export const alertKinds = [...countingRules, 'chain_broken'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** A rule is mailed once in so many minutes, whatever happens meanwhile. */
const mailEveryMinutes = 60;

/** The window of time of the mails; two moments with the same one bring one mail. */
export const mailWindow = (at: Date): number =>
  Math.floor(at.getTime() / (mailEveryMinutes * 60_000));
