import Koa from 'koa';
import { program } from './modules.ts';
import { answerCached } from './platform/http/answer-cached.ts';
import { answerErrors } from './platform/http/answer-errors.ts';
import { answerOpenApi } from './platform/http/answer-openapi.ts';
import { answerReply } from './platform/http/answer-reply.ts';
import type { AppState } from './platform/http/app-context.ts';
import type { BoundRoute } from './platform/http/bind.ts';
import { findCall } from './platform/http/find-call.ts';
import { answerHealth } from './platform/http/health.ts';
import { readLanguage } from './platform/http/language.ts';
import type { Lifecycle } from './platform/http/lifecycle.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { limitRate } from './platform/http/rate-limit.ts';
import { readInput } from './platform/http/read-input.ts';
import { readSession } from './platform/http/read-session.ts';
import { refuseWhileStopping } from './platform/http/refuse-while-stopping.ts';
import { requireAccess } from './platform/http/require-access.ts';
import { requireCsrfToken } from './platform/http/require-csrf-token.ts';
import { requireFreshFactor } from './platform/http/require-fresh-factor.ts';
import { RouteTable } from './platform/http/route-table.ts';
import { runHandler } from './platform/http/run-handler.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { trackRequests } from './platform/http/track-requests.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { streamEvents } from './platform/live-events/answer-events.ts';
import type { LiveHub } from './platform/live-events/live-hub.ts';
import { noteSecurity } from './platform/security/note-security.ts';

export interface AppOptions {
  readonly lifecycle: Lifecycle;
  readonly metrics?: Metrics;
  /** Streams of live events; without it there are none. */
  readonly live?: LiveHub;
  /** Folder of the storefront's build; dist/storefront where it is left out. */
  readonly storefrontFolder?: string;
  /** Other answers than the features', such as a test's. */
  readonly routes?: readonly BoundRoute[];
}

/** The whole program as one Koa application; it neither listens nor owns what it is given. */
export async function createApp(deps: Dependencies, options: AppOptions): Promise<Koa<AppState>> {
  const { lifecycle, metrics, live, storefrontFolder } = options;
  const routes = options.routes ?? program.routes(deps);
  const app = new Koa<AppState>();
  app.silent = true;

  // Around every request.
  app.use(trackRequests(deps.log, metrics));
  app.use(setSecurityHeaders(deps.environment.publicUrl));
  app.use(readLanguage(deps.market, deps.environment.publicUrl));
  app.use(answerErrors(deps.log));
  app.use(refuseWhileStopping(lifecycle));

  // Addresses outside of the contract: each hands on what is not its own, pages leave the calls.
  app.use(answerHealth(deps, lifecycle));
  app.use(answerOpenApi(deps));
  if (live) app.use(streamEvents(deps, live));
  for (const middleware of await program.middlewares(deps, { routes, storefrontFolder })) {
    app.use(middleware);
  }

  // Calls of the contract; what is everybody's is answered before anybody's session is read.
  app.use(findCall(new RouteTable(routes)));
  app.use(answerCached(deps));
  app.use(answerReply);
  app.use(readSession(deps));
  app.use(noteSecurity(deps));
  app.use(requireAccess);
  app.use(requireCsrfToken(deps));
  app.use(requireFreshFactor(deps));
  app.use(limitRate(deps));
  app.use(readInput);
  app.use(runHandler(deps));
  return app;
}
