import type { Knex } from 'knex';
import { stepsOf, type ShopFacts } from '#core/shop/first-steps.ts';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import { isOffered } from '../outside/payments/offered-payments.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { keptSeller } from '../platform/seller/read-seller.ts';

type FactsRow = Pick<ShopFacts, 'deliveries' | 'products' | 'openOrders' | 'endedOrders'> & {
  readonly paymentKinds: readonly PaymentKind[];
  readonly beganEmpty: boolean;
  readonly waiting: { readonly id: number; readonly number: string } | null;
};

// Orders are many in a shop that runs: whether there is one says enough.
const factsSql = `
  select
    (select count(*)::integer from delivery_methods where is_active) as deliveries,
    (select coalesce(json_agg(kind), '[]') from payment_methods where is_active) as "paymentKinds",
    exists (select 1 from listing_cards
      where not is_discontinued and (warehouse > 0 or stores > 0 or supplier_days is not null)
    )::integer as products,
    exists (select 1 from orders where status in
      ('created', 'awaiting_device', 'awaiting_payment', 'confirmed', 'picking', 'packed')
    )::integer as "openOrders",
    exists (select 1 from orders where status in
      ('cancelled', 'handed_over', 'ready_for_pickup', 'delivered', 'returned')
    )::integer as "endedOrders",
    exists (select 1 from empty_starts) as "beganEmpty",
    (select json_build_object('id', id, 'number', number) from orders where status in
      ('created', 'awaiting_device', 'awaiting_payment', 'confirmed', 'picking', 'packed')
      order by id desc limit 1) as waiting`;

async function readFacts(db: Knex): Promise<FactsRow> {
  const [row] = await query<FactsRow>(db, factsSql, []);
  if (!row) throw new Error('the facts have no row');
  return row;
}

/** The steps to the first sale, as the shop stands. */
export const firstStepsRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-first-steps', async () => {
    const { knex, environment } = deps;
    const facts = await readFacts(knex);
    const hasCompany =
      environment.namedSeller !== null || (await keptSeller(knex, environment)) !== null;
    const payments = facts.paymentKinds.filter((kind) => isOffered(deps, kind)).length;
    const steps = stepsOf({ ...facts, hasCompany, payments });
    const testStep = steps.find(({ step }) => step === 'test-order');
    return {
      isLeading: facts.beganEmpty && steps.some(({ state }) => state !== 'done'),
      steps,
      testOrder: testStep?.state === 'begun' ? facts.waiting : null,
      shopUrl: environment.publicUrl,
    };
  }),
];
