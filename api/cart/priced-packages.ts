import { isSwappable } from '#core/cart/credits.ts';
import type { PackagePayment } from '#core/cart/leasing-alone.ts';
import type { PricedCart } from '#core/discounts/priced-cart.ts';
import type { InstallmentPlan } from '#core/installments/installment-plan.ts';
import { programPlan } from '#core/installments/package-plan.ts';
import type { CartLine } from './cart-lines.ts';
import type { CreditRow } from './cart-row.ts';
import type { PackageRow } from './package-rows.ts';

/** A line with what is paid for it; one that cannot be bought costs its list price, in no total. */
export interface PricedCartLine extends CartLine {
  readonly listTotal: number;
  readonly net: number;
}

/** A package with its prices, what pays for it and whether that can still be. */
export interface PricedPackage {
  readonly row: PackageRow;
  readonly main: PricedCartLine;
  readonly children: readonly PricedCartLine[];
  readonly isBlocked: boolean;
  /** After discounts, with children. */
  readonly total: number;
  readonly payment: PackagePayment;
  /** Null where it is paid at once, or where the chosen program is not possible any more. */
  readonly plan: InstallmentPlan | null;
  readonly isBuybackValid: boolean;
}

/** Times of JSON as dates, as the rules of the core want them. */
export const creditOf = (row: CreditRow) => ({
  id: row.id,
  status: row.status,
  price: row.price,
  isSpent: row.isSpent,
  lockedUntil: new Date(row.lockedUntil),
  closedAt: row.closedAt === null ? null : new Date(row.closedAt),
});

/** Joins lines and prices to packages, in the order of the cart. */
export function pricedPackages(
  lines: readonly CartLine[],
  { lines: priced }: PricedCart,
  now: Date,
): PricedPackage[] {
  const nets = new Map(priced.map(({ id, net }) => [id, net]));
  const withPrices = lines.map((line): PricedCartLine => {
    const listTotal = line.unitPrice * line.quantity;
    return { ...line, listTotal, net: nets.get(line.key) ?? listTotal };
  });
  const taken = new Set<number>();
  const children = new Map<number, PricedCartLine[]>();
  for (const line of withPrices) {
    if (line.child) children.set(line.pack.id, [...(children.get(line.pack.id) ?? []), line]);
  }
  return withPrices
    .filter(({ child }) => child === null)
    .map((main) => packageOf(main, children.get(main.pack.id) ?? [], taken, now));
}

function packageOf(
  main: PricedCartLine,
  children: readonly PricedCartLine[],
  taken: Set<number>,
  now: Date,
): PricedPackage {
  const { pack: row, isBlocked } = main;
  const sold = [main, ...children].filter((line) => line.isBlocked === isBlocked);
  const total = sold.reduce((sum, { net }) => sum + net, 0);
  const { program, buyback } = row;
  const plan = program?.isActive ? programPlan(total, program) : null;
  // One device cannot be set off twice in one cart either.
  const isBuybackValid =
    buyback === null || (isSwappable(creditOf(buyback), now) && !taken.has(buyback.id));
  if (buyback && isBuybackValid && !isBlocked) taken.add(buyback.id);
  return {
    row,
    main,
    children,
    isBlocked,
    total,
    isBuybackValid,
    payment: program?.kind ?? 'at_once',
    plan: plan?.ok ? plan.value : null,
  };
}
