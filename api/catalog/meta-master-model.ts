import { rowModel } from '../platform/database/row-model.ts';

/** A product family: a row of `meta_masters`. */
export class MetaMasterModel extends rowModel('meta_masters') {}
