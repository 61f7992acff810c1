import type { Knex } from 'knex';
import { mostOf } from '#core/cart/stock-problems.ts';
import { unitPrices } from '#core/cart/unit-prices.ts';
import { programPlan } from '#core/installments/package-plan.ts';
import { checkLeasingAlone } from '#core/cart/leasing-alone.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { findOffered, newChildren, wishedAddOn, type WishedAddOn } from './chosen-extras.ts';
import { shownUnitPrice } from './problems-of.ts';
import { rekeyPackage, setQuantity } from './rekey-package.ts';
import type { PricedPackage } from './priced-packages.ts';
import type { PricedStoredCart } from './priced-cart.ts';
import type { AddOnRow } from './package-rows.ts';
import { CartPackageModel } from './cart-model.ts';

type Kind = AddOnRow['kind'];

/** What is to be another way; what is undefined stays. */
export interface PackageChange {
  readonly quantity?: number | undefined;
  /** Kinds of add-ons that are chosen anew, with all that is chosen of each. */
  readonly kinds: ReadonlySet<Kind>;
  readonly addOns: readonly WishedAddOn[];
  /** Null pays at once. */
  readonly programId?: number | null | undefined;
}

/** Changes a package of the locked cart; answers the id that it has then. */
export async function changePackage(
  trx: Knex,
  cart: PricedStoredCart,
  id: number,
  change: PackageChange,
  context: RequestContext,
): Promise<number> {
  const pack = cart.packages.find(({ row }) => row.id === id);
  if (!pack) throw new Error('a locked package is not in its cart');
  const quantity = change.quantity ?? pack.row.quantity;
  if (quantity !== pack.row.quantity) {
    refuseTooMany(cart, pack, quantity, context);
    await setQuantity(trx, id, quantity);
    await seePrice(trx, pack, quantity);
  }
  await changeAddOns(trx, pack, quantity, change, context.now);
  if (change.programId !== undefined) await changeProgram(trx, cart, pack, quantity, change);
  return rekeyPackage(trx, id, context.user);
}

/** Another quantity may have another price, by an offer's pieces; this answer shows it. */
async function seePrice(trx: Knex, pack: PricedPackage, quantity: number): Promise<void> {
  const { row, main } = pack;
  // A change that was not agreed to yet stays to be told.
  if (row.seen_price !== shownUnitPrice(pack)) return;
  const { id: productId, price: usualPrice, offer, level_price } = main.product;
  const [unit] = unitPrices([{ productId, quantity, usualPrice, offer }]);
  const seen_price = Math.min(unit?.price ?? usualPrice, level_price ?? usualPrice);
  await CartPackageModel.query(trx).findById(row.id).patch({ seenPrice: seen_price });
}

function refuseTooMany(
  { packages }: PricedStoredCart,
  { row, main }: PricedPackage,
  quantity: number,
  { user, today }: RequestContext,
): void {
  const others = packages
    .flatMap((each) => [each.main, ...each.children])
    .filter(({ key, kind }) => key !== main.key && (kind === 'goods' || kind === 'accessory'))
    .filter(({ product }) => product.id === row.product_id)
    .reduce((sum, line) => sum + line.quantity, 0);
  const { stock, is_single_unit: isSingleUnit } = main.product;
  const buyer = { isBusiness: user?.role === 'business' };
  // Fewer may always be asked for, even where the last ones went meanwhile: the cart says so.
  if (
    quantity < row.quantity ||
    quantity <= mostOf({ stock, isSingleUnit }, others, buyer, today)
  ) {
    return;
  }
  const limit = mostOf({ stock: { ...stock, warehouse: 1_000 }, isSingleUnit }, 0, buyer, today);
  const phrase = isSingleUnit ? 'single_unit_in_cart' : 'not_enough_pieces';
  throw new FieldRefusal({
    quantity: [quantity > limit && !isSingleUnit ? 'too_many_pieces' : phrase],
  });
}

async function changeAddOns(
  trx: Knex,
  { row, main }: PricedPackage,
  quantity: number,
  { kinds, addOns: wished }: PackageChange,
  now: Date,
): Promise<void> {
  if (kinds.size === 0) return;
  const { addOns } = await findOffered(trx, { programId: null, buybackCode: null });
  const chosen = new Map(
    wished.map((each) => wishedAddOn(addOns, each, main.product)).map((each) => [each.id, each]),
  );
  const present = new Set(row.children.flatMap(({ addOn }) => addOn?.id ?? []));
  const gone = row.children.filter(
    ({ addOn }) => addOn && kinds.has(addOn.kind) && !chosen.has(addOn.id),
  );
  await trx('cart_children')
    .whereIn(
      'id',
      gone.map(({ id }) => id),
    )
    .delete();
  // What was chosen before keeps its quote.
  const added = [...chosen.values()].filter(({ id }) => !present.has(id));
  if (added.length === 0) return;
  const children = await newChildren(trx, added, main.unitPrice, now);
  await trx('cart_children').insert(
    children.map((child) => ({ ...child, package_id: row.id, quantity })),
  );
}

async function changeProgram(
  trx: Knex,
  { packages }: PricedStoredCart,
  { row, main, total }: PricedPackage,
  quantity: number,
  { programId = null }: PackageChange,
): Promise<void> {
  if (programId !== null) {
    const { program } = await findOffered(trx, { programId, buybackCode: null });
    const price = quantity === row.quantity ? total : main.unitPrice * quantity;
    if (!program || !programPlan(price, program).ok) {
      throw new FieldRefusal({ installmentId: ['installment_not_possible'] });
    }
    const others = packages.filter((each) => each.row.id !== row.id && !each.isBlocked);
    const checked = checkLeasingAlone([...others, { payment: program.kind }]);
    if (!checked.ok) throw new FieldRefusal({ installmentId: [checked.error] });
  }
  await CartPackageModel.query(trx).findById(row.id).patch({ programId });
}
