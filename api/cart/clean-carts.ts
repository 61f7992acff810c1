import type { Knex } from 'knex';
import { undoableSince } from '#core/cart/cart-problems.ts';
import { draftsKeptSince } from '#core/cart/checkout-draft.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { shopNumber } from '../platform/shop-numbers/shop-number.ts';

const dayMs = 86_400_000;
/** Carts that were joined to another are of no use to anybody. */
const mergedCartMs = dayMs;

/** Removes what can no longer be brought back, and carts that nobody comes back to. */
export const cleanCarts: JobDefinition = {
  name: 'clean-carts',
  schedule: '23 * * * *',
  async run(_, { knex, now }) {
    const before = (ms: number) => new Date(now().getTime() - ms);
    await knex('cart_packages').where('removed_at', '<', undoableSince(now())).delete();
    await knex('checkout_drafts').where('updated_at', '<', draftsKeptSince(now())).delete();
    await stale(knex, before(mergedCartMs)).where('status', 'merged').delete();
    const guestDays = await shopNumber(knex, 'guest_cart_days');
    await stale(knex, before(guestDays * dayMs))
      .where('status', 'open')
      .whereNotNull('visitor_hash')
      .delete();
  },
};

/** Carts that nothing was changed in or added to since; an addition leaves the cart's row alone. */
const stale = (knex: Knex, since: Date) =>
  knex('carts')
    .where('updated_at', '<', since)
    .whereNotExists((query) => {
      void query
        .from('cart_packages')
        .whereRaw('cart_packages.cart_id = carts.id')
        .where('added_at', '>=', since)
        .select(knex.raw('1'));
    });
