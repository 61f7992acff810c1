import { rowModel } from '../platform/database/row-model.ts';

/** A stock item: a row of `products`. */
export class ProductModel extends rowModel('products') {}
