import type { FollowUps, Refresh } from '../platform/changes/follow-up.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { breakageOf, lockMethods, offerOf, readMethods } from './offer-rows.ts';

/**
 * Refuses an undo after which customers could order nothing, or not by a delivery that was on: what no edit may do,
 * no undo may. What was before is what everybody else still sees.
 */
const keepOffer: Refresh = async (trx, { knex }) => {
  await lockMethods(trx);
  const before = offerOf(await readMethods(knex));
  const after = offerOf(await readMethods(trx));
  const wasOn = new Set(before.deliveries.map(({ code }) => code));
  // A delivery that is switched on before its payments is no mistake: the matrix warns of it.
  const kept = { ...after, deliveries: after.deliveries.filter(({ code }) => wasOn.has(code)) };
  const broken = breakageOf(before, after);
  if (broken !== null && breakageOf(before, kept) !== null) throw new Refusal(409, broken);
};

/** It looks at all ways to deliver and to pay, whichever rows were written. */
const always = [0];

const follow = () =>
  Promise.resolve({ keys: ['stores'], refresh: [{ by: keepOffer, ids: always }] });

/** What an undo of deliveries, payments and their pairs is held to. */
export const followUndo: FollowUps = {
  delivery_methods: follow,
  payment_methods: follow,
  delivery_payment_exclusions: follow,
};
