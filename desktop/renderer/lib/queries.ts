import { createQueryClient } from './query-client.ts';

/** The one cache of the window; emptied when another person takes over. */
export const queries = createQueryClient();
