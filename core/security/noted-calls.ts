import type { SecurityEventKind } from './security-events.ts';

/** Pages of a list that are longer than any screen asks for are read to be taken away. */
const longestShown = 250;

/** Calls whose answer leaves the shop as a file. */
const exports: ReadonlySet<string> = new Set([
  'payout-file',
  'price-draft-export',
  'admin-price-list-export',
  'admin-job-application-cv',
]);

/** Whether a call that was answered took data away, by its URL key and what it asked for. */
export const isExport = (key: string, limit: string | null): boolean =>
  exports.has(key) || (key.startsWith('grid-') && Number(limit) > longestShown);

const locked: ReadonlySet<string> = new Set(['login_locked', 'login_delayed']);

/** What a refusal means for security; null where it is everyday. */
export function refusalKind(status: number, phrase: string): SecurityEventKind | null {
  if (status === 429) return locked.has(phrase) ? 'sign_in_refused' : null;
  if (status !== 403 || phrase === 'second_factor_stale') return null;
  return phrase === 'csrf_invalid' ? 'csrf_refused' : 'access_refused';
}
