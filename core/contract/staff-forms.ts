import { line } from '../shared/field-schemas.ts';

// What small forms of the back office ask for; the calls behind them are made of the same.

/** Why staff move a buy-back on or look at what is masked; it goes into the record. */
export const reason = line(500);
export const draftName = line(100);
/** Of a list's saved view. */
export const viewName = line(80);
