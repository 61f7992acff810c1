import type { CartView } from '../../lib/cart-query.ts';

type View = CartView;
export type CartPackage = View['cartPackagesItems'][number];
export type CartChild = CartPackage['children'][number];

/** Accessories are pieces of their own; what belongs to a piece is not counted. */
const piecesOf = ({ quantity, children }: CartPackage): number =>
  children.reduce(
    (sum, child) => sum + (child.kind === 'accessory' ? child.quantity : 0),
    quantity,
  );

const withPackages = (view: View, cartPackagesItems: View['cartPackagesItems']): View => ({
  ...view,
  cartPackagesItems,
  count: cartPackagesItems.reduce((sum, each) => sum + piecesOf(each), 0),
});

/**
 * The cart as it will look after a change, shown until the server answers. Amounts stay as they
 * are: only the server knows what a discount makes of them.
 */
export const withoutPackage = (view: View, id: number): View =>
  withPackages(
    view,
    view.cartPackagesItems.filter((each) => each.id !== id),
  );

/** Another number of pieces; insurance, warranty and protection belong to each of them. */
export const withQuantity = (view: View, id: number, quantity: number): View =>
  withPackages(
    view,
    view.cartPackagesItems.map((each) =>
      each.id === id
        ? {
            ...each,
            quantity,
            children: each.children.map((child) =>
              child.kind === 'accessory' ? child : { ...child, quantity },
            ),
          }
        : each,
    ),
  );

/** Another way to pay a package; null is at once. */
export const withPlan = (view: View, id: number, plan: CartPackage['installment']): View =>
  withPackages(
    view,
    view.cartPackagesItems.map((each) =>
      each.id === id ? { ...each, installment: plan, payment: plan?.kind ?? 'at_once' } : each,
    ),
  );

export const withoutChild = (view: View, childId: number): View =>
  withPackages(
    view,
    view.cartPackagesItems.map((each) => ({
      ...each,
      children: each.children.filter(({ id }) => id !== childId),
    })),
  );

export const withoutProblem = (view: View, problem: string): View => ({
  ...view,
  problems: view.problems.filter(({ id }) => id !== problem),
});
