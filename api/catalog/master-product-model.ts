import { rowModel } from '../platform/database/row-model.ts';

/** A variant of a family: a row of `master_products`. */
export class MasterProductModel extends rowModel('master_products') {}
