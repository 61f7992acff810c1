import { queries } from '../../lib/queries.ts';

/** Begins the keys of everything that is shown of the warehouse. */
export const stockKey = ['warehouse'];

/** Whatever was moved, all of it is asked anew. */
export const stockMoved = () => queries.invalidateQueries({ queryKey: stockKey });
