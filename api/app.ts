import Koa from 'koa';
import { apiBase } from '#core/contract/endpoints.ts';
import { liveEventsPath } from '#core/contract/live-events.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { program } from './modules.ts';
import type { BoundRoute } from './platform/http/bind.ts';
import { answerCall } from './platform/http/answer-call.ts';
import { pathOf, type AppContext, type AppState } from './platform/http/app-context.ts';
import { createReadiness } from './platform/http/health.ts';
import type { Lifecycle } from './platform/http/lifecycle.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import { methodRefusal, Refusal } from './platform/http/refusal.ts';
import { RouteTable } from './platform/http/route-table.ts';
import { jsonType, packReply, sendJson, sendPacked } from './platform/http/send-reply.ts';
import { trackRequests } from './platform/http/track-requests.ts';
import { answerEvents } from './platform/live-events/answer-events.ts';
import type { LiveHub } from './platform/live-events/live-hub.ts';

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
  const routes = options.routes ?? program.routes(deps);
  const table = new RouteTable(routes);
  const system = systemAddresses(deps, options.lifecycle);
  const app = new Koa<AppState>();
  app.silent = true;
  app.use(trackRequests(deps, options.lifecycle, options.metrics));
  app.use(async (ctx, next) => {
    const path = pathOf(ctx);
    const answerSystem = system.get(path);
    if (answerSystem) {
      ctx.state.route = path;
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodRefusal(['GET']);
      return answerSystem(ctx);
    }
    if (path === `${apiBase}${liveEventsPath}` && options.live) {
      ctx.state.route = path;
      if (ctx.method !== 'GET') throw methodRefusal(['GET']);
      return answerEvents(deps, options.live, ctx);
    }
    if (path.startsWith('/api/')) return answerApi(deps, table, path, ctx);
    return next();
  });
  const { storefrontFolder } = options;
  for (const middleware of await program.middlewares(deps, { routes, storefrontFolder })) {
    app.use(middleware);
  }
  return app;
}

async function answerApi(
  deps: Dependencies,
  table: RouteTable,
  path: string,
  ctx: AppContext,
): Promise<void> {
  const match = table.find(ctx.req.method ?? '', path);
  if (match === null) throw new Refusal(404, 'not_found');
  if ('allowed' in match) throw methodRefusal(match.allowed);
  ctx.state.route = match.route.pattern;
  return answerCall(deps, match, ctx);
}

type AnswerSystem = (ctx: AppContext) => Promise<void> | void;

/** Addresses outside the contract: health for whoever runs the program, and the API's description. */
function systemAddresses(
  deps: Dependencies,
  lifecycle: Lifecycle,
): ReadonlyMap<string, AnswerSystem> {
  const notReady = createReadiness(deps, lifecycle);
  const { market, environment } = deps;
  const openApi = () => JSON.stringify(openApiDocument(market, environment.publicUrl));
  let packed: ReturnType<typeof packReply> | null = null;
  return new Map<string, AnswerSystem>([
    ['/healthz', (ctx) => sendJson(ctx, 200, { status: 'ok' })],
    [
      '/readyz',
      async (ctx) => {
        const reason = await notReady();
        sendJson(
          ctx,
          reason ? 503 : 200,
          reason ? { status: 'not ready', reason } : { status: 'ok' },
        );
      },
    ],
    [
      `${apiBase}openapi.json`,
      (ctx) => {
        packed ??= packReply(jsonType, openApi(), ['openapi']);
        sendPacked(ctx, packed);
      },
    ],
  ]);
}
