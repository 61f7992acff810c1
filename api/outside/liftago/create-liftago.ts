import type { Dependencies } from '../../platform/dependencies.ts';
import { readSeller } from '../../platform/seller/read-seller.ts';
import { circuitOf, fetchThrough } from '../circuit.ts';
import { createLiftagoApi } from './liftago-api.ts';
import type { Liftago } from './liftago.ts';
import { createLiftagoSandbox } from './sandbox.ts';

/** By which name its circuit is kept. */
export const liftagoService = 'liftago';

/** The real Liftago where it is set up, the sandbox otherwise. */
export function createLiftago(deps: Dependencies): Liftago {
  const { environment, log, knex } = deps;
  const report = (problem: string) => log.error({ problem }, 'Liftago does not work');
  const circuit = circuitOf(deps, liftagoService);
  const { liftago } = environment;
  if (liftago === undefined) return createLiftagoSandbox(report, circuit);
  return createLiftagoApi({
    ...liftago,
    isSandbox: false,
    fetch: fetchThrough(circuit, fetch),
    report,
    warehouse: async () => {
      const { street, city, postcode } = await readSeller(knex, environment);
      return { street, city, postcode };
    },
  });
}
