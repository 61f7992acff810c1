import { rowModel } from '../platform/database/row-model.ts';

/** A row of `subscribers`. Its moves are in core/newsletter. */
export class SubscriberModel extends rowModel('subscribers') {}
