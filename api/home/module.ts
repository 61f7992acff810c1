import { queuesOf } from '#core/home/work-queues.ts';
import { bind } from '../platform/http/bind.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { defineModule } from '../platform/modules/define-module.ts';
import { countQueues } from './count-queues.ts';

/** The first screen of the day. */
export const home = defineModule({
  routes: (deps) => [
    bind('home', async (_, context) => ({
      queues: await countQueues(deps, queuesOf(staffOf(context).permissions), context.now),
    })),
  ],
});
