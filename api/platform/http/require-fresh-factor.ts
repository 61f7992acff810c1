import { mustProveAnew } from '#core/accounts/factor-age.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallMiddleware } from './app-context.ts';
import { Refusal } from './refusal.ts';
import type { RequestContext } from './request.ts';

/** Refuses with a 403 that names the call by which the second factor is proved anew. */
export function checkFactorAge(
  { environment }: Pick<Dependencies, 'environment'>,
  { secondFactorAt: provedAt, now }: Pick<RequestContext, 'secondFactorAt' | 'now'>,
): void {
  const { isProduction, secondFactorMinutes: minutes } = environment;
  if (!mustProveAnew({ provedAt, minutes, isProduction, now })) return;
  throw new Refusal(403, 'second_factor_stale', { extra: { prove_by: 'auth-prove-again' } });
}

/** Asks for the second factor anew before calls of which the contract says so. */
export const requireFreshFactor =
  (deps: Dependencies): CallMiddleware =>
  ({ state }, next) => {
    if (state.call.route.endpoint.provedAnew) checkFactorAge(deps, state.context);
    return next();
  };
