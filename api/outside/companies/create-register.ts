import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createAnaf } from './anaf.ts';
import { createAres } from './ares.ts';
import type { CompanyRegister } from './company-register.ts';
import { playedAnaf, playedAres } from './sandbox.ts';

/** The market's register: the public one where the shop is set to ask it, a sandbox otherwise. */
export function createCompanyRegister({
  environment,
  market,
  log,
  now,
}: Dependencies): CompanyRegister {
  const isSandbox = environment.companyRegister === 'sandbox';
  const report = (problem: string) =>
    log.error({ problem }, 'the register of companies does not answer');
  const shared = { isSandbox, report };
  if (market.code === 'cz') {
    return createAres(isSandbox ? { ...shared, fetch: playedAres } : shared);
  }
  const today = () => dayInTimeZone(now(), market.timeZone);
  return createAnaf(isSandbox ? { ...shared, today, fetch: playedAnaf } : { ...shared, today });
}
