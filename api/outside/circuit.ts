import {
  afterFailure,
  isAway,
  noOutage,
  saysOutage,
  type Outage,
} from '#core/resilience/outage.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Needed = Pick<Dependencies, 'environment' | 'now'>;

/** Of each running program by its settings; another process learns by its own calls. */
const outages = new WeakMap<Dependencies['environment'], Map<string, Outage>>();

function outagesOf({ environment }: Needed): Map<string, Outage> {
  const known = outages.get(environment);
  if (known) return known;
  const made = new Map<string, Outage>();
  outages.set(environment, made);
  return made;
}

/** A circuit breaker around one service outside: it is not asked while it has failed too often lately. */
export interface Circuit {
  readonly isAway: () => boolean;
  /** It could not be asked, or said that it cannot work. */
  readonly failed: () => void;
  /** It answered, be it by a refusal. */
  readonly answered: () => void;
}

/** The circuit of a service by its name: a payment gateway, a carrier, `liftago`, `captcha`, `companies`. */
export function circuitOf(deps: Needed, service: string): Circuit {
  const all = outagesOf(deps);
  const state = () => all.get(service) ?? noOutage;
  return {
    isAway: () => isAway(state(), deps.now()),
    failed: () => void all.set(service, afterFailure(state(), deps.now())),
    answered: () => void all.delete(service),
  };
}

/** Nothing was sent: the service has failed too often lately. */
export class ServiceAway extends Error {
  constructor() {
    super('the service is away');
    this.name = 'ServiceAway';
  }
}

/**
 * A `fetch` through a circuit. No answer, a fault of the server (5xx) and "too many" (429) are
 * failures; whatever else it says is an answer. Throws ServiceAway, at once, while the circuit is open.
 */
export const fetchThrough =
  (circuit: Circuit, send: typeof fetch): typeof fetch =>
  async (url, init) => {
    if (circuit.isAway()) throw new ServiceAway();
    try {
      const response = await send(url, init);
      if (saysOutage(response.status)) circuit.failed();
      else circuit.answered();
      return response;
    } catch (error) {
      circuit.failed();
      throw error;
    }
  };
