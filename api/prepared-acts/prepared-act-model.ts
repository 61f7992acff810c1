import { rowModel } from '../platform/database/row-model.ts';

/** What one person prepared for another to release: a row of `prepared_acts`. */
export class PreparedActModel extends rowModel('prepared_acts') {}
