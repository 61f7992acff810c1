import { afterFailure, isAway, noOutage, type Outage } from '#core/resilience/outage.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

/** Of each running program by its settings; another process learns by its own customers. */
const outages = new WeakMap<Dependencies['environment'], Map<string, Outage>>();

function outagesOf({ environment }: Pick<Dependencies, 'environment'>): Map<string, Outage> {
  const known = outages.get(environment);
  if (known) return known;
  const made = new Map<string, Outage>();
  outages.set(environment, made);
  return made;
}

/** Notes that a gateway could not be asked. */
export function noteGatewayFailure(deps: Dependencies, provider: string): void {
  const all = outagesOf(deps);
  all.set(provider, afterFailure(all.get(provider) ?? noOutage, deps.now()));
}

/** Notes that a gateway answered. */
export const noteGatewayAnswer = (deps: Dependencies, provider: string): void =>
  void outagesOf(deps).delete(provider);

/** Whether a gateway has failed so often lately that nobody should choose it now. */
export const isGatewayAway = (deps: Dependencies, provider: string): boolean =>
  isAway(outagesOf(deps).get(provider) ?? noOutage, deps.now());
