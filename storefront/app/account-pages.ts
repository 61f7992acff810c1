import { accountPaths } from '#core/accounts/account-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import { withCode } from './code-route.ts';

/** What belongs to an account is loaded in the browser alone. */
const prepareNothing = () => ({ status: 200 });

/** The pages of accounts; the server renders them for everybody alike. */
export function accountPages(market: MarketCode) {
  const { confirmRegistration, newPassword, ...plain } = accountPaths(market);
  const patterns = [...Object.values(plain), withCode(confirmRegistration), withCode(newPassword)];
  return patterns.map((pattern) => [pattern, prepareNothing] as const);
}
