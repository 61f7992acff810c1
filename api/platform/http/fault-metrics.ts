import { Counter, Gauge, type Registry } from 'prom-client';
import type { CircuitBreaker } from '../database/circuit-breaker.ts';
import type { Dependencies } from '../dependencies.ts';
import { brokenReplies } from './check-reply.ts';

/** What the shop outlived since the start: a database that hung, and replies that broke their contract. */
export function measureFaults(
  registry: Registry,
  deps: Dependencies,
  breakers: readonly CircuitBreaker[],
): void {
  new Gauge({
    name: 'database_circuit_open',
    help: 'Databases that hang, so that calls are refused at once',
    registers: [registry],
    collect() {
      this.set(breakers.filter((breaker) => breaker.isOpen).length);
    },
  });
  new Counter({
    name: 'database_circuit_opened_total',
    help: 'Times that a database hung',
    registers: [registry],
    collect() {
      this.reset();
      for (const breaker of breakers) this.inc(breaker.opened);
    },
  });
  new Counter({
    name: 'reply_contract_broken_total',
    help: 'Replies that broke their contract, by call',
    labelNames: ['call'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [call, times] of brokenReplies(deps)) this.inc({ call }, times);
    },
  });
}
