import type { Dependencies } from '../platform/dependencies.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { eventBufferOf } from '../platform/security/event-buffer.ts';
import { noteChainCheck } from './check-chain.ts';
import { sealChain } from './seal-chain.ts';
import { raiseAlert, raiseAlerts } from './security-alerts.ts';

/** The job that looks at the whole chain when somebody asks for it. */
export const checkChainJob = 'security-check-chain';

const watch: JobDefinition = {
  name: 'security-watch',
  schedule: '* * * * *',
  run: async (_, deps) => {
    await eventBufferOf(deps).flush();
    await raiseAlerts(deps);
    await sealChain(deps);
  },
};

async function check(deps: Dependencies, isWhole: boolean, askedBy: number | null): Promise<void> {
  await sealChain(deps, { all: isWhole });
  const { broken } = await noteChainCheck(deps, { isWhole, askedBy });
  if (!broken) return;
  await raiseAlert(deps, 'chain_broken', {
    subject: String(broken.sequence),
    actorId: null,
    times: 1,
  });
}

const hourly: JobDefinition = {
  name: 'security-check-newest',
  schedule: '23 * * * *',
  run: (_, deps) => check(deps, false, null),
};

const nightly: JobDefinition = {
  name: 'security-check-all',
  schedule: '10 2 * * *',
  run: (_, deps) => check(deps, true, null),
};

const asked: JobDefinition = {
  name: checkChainJob,
  run: ({ askedBy }, deps) => check(deps, true, typeof askedBy === 'number' ? askedBy : null),
};

export const securityJobs = [watch, hourly, nightly, asked];
