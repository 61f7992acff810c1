import { rowModel } from '../platform/database/row-model.ts';

/**
 * A row of `carts`. An addition and the reading of a whole cart stay statements of their own (`add-sql.ts`,
 * `cart-row.ts`): they are what a shop is asked most.
 */
export class CartModel extends rowModel('carts') {}

/** A product with what was chosen to it: a row of `cart_packages`. */
export class CartPackageModel extends rowModel('cart_packages') {}
