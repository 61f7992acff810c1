import { describeError } from '../../platform/describe-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Program } from '../../platform/modules/program.ts';
import { fillHistory } from './fill-history.ts';

/** Fills the planned days beside the running shop. One that fails is told and begun anew at the next start. */
export function keepFilling(deps: Dependencies, program: Program) {
  let isStopped = false;
  const begun = performance.now();
  const filling = fillHistory(deps, program, () => isStopped).then(
    ({ days, refused }) => {
      const seconds = Math.round((performance.now() - begun) / 1_000);
      deps.log.info({ days, seconds, refused: refused.length }, 'past days were filled');
      for (const story of refused) deps.log.debug({ story }, 'the shop refused this of its past');
    },
    (error: unknown) => {
      deps.log.error({ error: describeError(error) }, 'a past day could not be filled');
    },
  );
  return {
    stop: (): Promise<void> => {
      isStopped = true;
      return filling;
    },
  };
}
