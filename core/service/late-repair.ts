import type { CalendarDate } from '../shared/calendar.ts';
import { isClosedRepair, isToBeFetched, type RepairStatus } from './repair-status.ts';

/**
 * Whether a repair is not done by the day for which it was promised. What waits for its customer was done, and is late for
 * nobody here.
 */
export const isLateRepair = (
  {
    status,
    promisedOn,
  }: { readonly status: RepairStatus; readonly promisedOn: CalendarDate | null },
  today: CalendarDate,
): boolean =>
  promisedOn !== null && promisedOn < today && !isClosedRepair(status) && !isToBeFetched(status);
