import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { circuitOf, fetchThrough } from '../circuit.ts';
import { createAnaf } from './anaf.ts';
import { createAres } from './ares.ts';
import type { CompanyRegister } from './company-register.ts';
import { playedAnaf, playedAres } from './sandbox.ts';

/** The market's register: the public one where the shop is set to ask it, a sandbox otherwise. */
export function createCompanyRegister(deps: Dependencies): CompanyRegister {
  const { environment, market, log, now } = deps;
  const isSandbox = environment.companyRegister === 'sandbox';
  const report = (problem: string) =>
    log.error({ problem }, 'the register of companies does not answer');
  const played = market.code === 'cz' ? playedAres : playedAnaf;
  const send = fetchThrough(circuitOf(deps, 'companies'), isSandbox ? played : fetch);
  const shared = { isSandbox, report, fetch: send };
  if (market.code === 'cz') {
    return createAres(shared);
  }
  const today = () => dayInTimeZone(now(), market.timeZone);
  return createAnaf({ ...shared, today });
}
