import { rowModel } from '../../platform/database/row-model.ts';

/** A draft of a price list: a row of `price_drafts`. */
export class DraftModel extends rowModel('price_drafts') {}
