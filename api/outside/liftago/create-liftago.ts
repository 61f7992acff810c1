import type { Dependencies } from '../../platform/dependencies.ts';
import { createLiftagoApi } from './liftago-api.ts';
import type { Liftago } from './liftago.ts';
import { createLiftagoSandbox } from './sandbox.ts';

/** The real Liftago where it is set up, the sandbox otherwise. */
export function createLiftago({ environment, log }: Dependencies): Liftago {
  const report = (problem: string) => log.error({ problem }, 'Liftago does not work');
  const { liftago, seller } = environment;
  if (liftago === undefined) return createLiftagoSandbox(report);
  const { street, city, postcode } = seller;
  return createLiftagoApi({
    ...liftago,
    isSandbox: false,
    report,
    warehouse: { street, city, postcode },
  });
}
