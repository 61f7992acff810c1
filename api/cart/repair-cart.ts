import type { Knex } from 'knex';
import { addOnPrice } from '#core/catalog/add-on-price.ts';
import { problemId, type CartProblem, type CartRepair } from '#core/cart/cart-problem.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { currentCart, currentView } from './current-cart.ts';
import { quotedUntil } from './chosen-extras.ts';
import { lockCart } from './lock-cart.ts';
import type { PricedStoredCart } from './priced-cart.ts';
import type { PricedPackage } from './priced-packages.ts';
import { shownUnitPrice } from './problems-of.ts';
import { rekeyPackage, setQuantity } from './rekey-package.ts';

/** Mends one problem; one that is gone already is no error, as a click may come twice. */
export const repairRoute = (deps: Dependencies): BoundRoute =>
  bind('cart-repair', ({ body }, context) =>
    deps.knex.transaction(async (trx) => {
      await lockCart(trx, context);
      const cart = await currentCart(trx, deps, context);
      const problem = cart?.problems.find((each) => problemId(each) === body.problem);
      if (cart && problem) {
        await repairs[problem.repair](
          { trx, cart, problem, packOf: packOf(cart, problem) },
          context,
        );
      }
      return currentView(trx, deps, context);
    }),
  );

interface Broken {
  readonly trx: Knex;
  readonly cart: PricedStoredCart;
  readonly problem: CartProblem;
  /** The package that the problem is about. */
  readonly packOf: () => PricedPackage;
}

type Repair = (broken: Broken, context: RequestContext) => Promise<unknown>;

const packOf =
  ({ packages }: PricedStoredCart, { packageId }: CartProblem) =>
  () => {
    const found = packages.find(({ row }) => row.id === packageId);
    if (!found) throw new Error('a problem is about no package of its cart');
    return found;
  };

const remove = (trx: Knex, ids: readonly number[], now: Date) =>
  trx('cart_packages')
    .whereIn('id', [...ids])
    .update({ removed_at: now });

const updateCart = ({ trx, cart }: Broken, columns: Readonly<Record<string, null>>) =>
  trx('carts').where('id', cart.row.id).update(columns);

async function changeChoice(
  { trx, packOf: pack }: Broken,
  { user }: RequestContext,
  columns: Readonly<Record<string, null>>,
): Promise<void> {
  const { id } = pack().row;
  await trx('cart_packages').where({ id }).update(columns);
  await rekeyPackage(trx, id, user);
}

const repairs: Record<CartRepair, Repair> = {
  remove_package: ({ trx, packOf: pack }, { now }) => remove(trx, [pack().row.id], now),
  remove_child: async ({ trx, problem, packOf: pack }, { user }) => {
    await trx('cart_children').where('id', problem.childId).delete();
    await rekeyPackage(trx, pack().row.id, user);
  },
  reduce_quantity: ({ trx, problem, packOf: pack }) =>
    problem.childId === null
      ? setQuantity(trx, pack().row.id, problem.left ?? 1)
      : trx('cart_children')
          .where('id', problem.childId)
          .update({ quantity: problem.left ?? 1 }),
  accept_price: ({ trx, packOf: pack }) =>
    trx('cart_packages')
      .where('id', pack().row.id)
      .update({ seen_price: shownUnitPrice(pack()) }),
  renew_quote: async ({ trx, problem, packOf: pack }, { now }) => {
    const { main, children } = pack();
    const line = children.find(({ child }) => child?.id === problem.childId);
    if (!line?.child?.addOn) throw new Error('a quote without an add-on has expired');
    await trx('cart_children')
      .where('id', problem.childId)
      .update({
        quoted_price: addOnPrice(line.child.addOn, main.unitPrice),
        quote_expires_at: await quotedUntil(trx, now),
      });
  },
  pay_at_once: (broken, context) => changeChoice(broken, context, { program_id: null }),
  keep_only_leasing: ({ trx, cart, problem }, { now }) => {
    const others = cart.packages.filter(({ row }) => row.id !== problem.packageId);
    return remove(
      trx,
      others.map(({ row }) => row.id),
      now,
    );
  },
  remove_buyback: (broken, context) => changeChoice(broken, context, { buyback_id: null }),
  remove_bonus: (broken) => updateCart(broken, { bonus_buyback_id: null }),
  remove_code: ({ trx, cart, problem }) =>
    trx('cart_codes').where('cart_id', cart.row.id).where('code_id', problem.codeId).delete(),
  choose_delivery: (broken) =>
    updateCart(broken, {
      delivery_code: null,
      delivery_place_id: null,
      store_id: null,
      timeslot_id: null,
    }),
  choose_payment: (broken) => updateCart(broken, { payment_code: null }),
};
