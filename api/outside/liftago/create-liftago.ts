import type { Dependencies } from '../../platform/dependencies.ts';
import { readSeller } from '../../platform/seller/read-seller.ts';
import { createLiftagoApi } from './liftago-api.ts';
import type { Liftago } from './liftago.ts';
import { createLiftagoSandbox } from './sandbox.ts';

/** The real Liftago where it is set up, the sandbox otherwise. */
export function createLiftago({ environment, log, knex }: Dependencies): Liftago {
  const report = (problem: string) => log.error({ problem }, 'Liftago does not work');
  const { liftago } = environment;
  if (liftago === undefined) return createLiftagoSandbox(report);
  return createLiftagoApi({
    ...liftago,
    isSandbox: false,
    report,
    warehouse: async () => {
      const { street, city, postcode } = await readSeller(knex, environment);
      return { street, city, postcode };
    },
  });
}
