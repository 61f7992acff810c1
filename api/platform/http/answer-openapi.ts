import { apiBase } from '#core/contract/endpoints.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CachedReply } from '../reply-cache.ts';
import { pathOf, type AppMiddleware } from './app-context.ts';
import { openApiDocument } from './openapi.ts';
import { methodRefusal } from './refusal.ts';
import { jsonType, packReply, sendPacked } from './send-reply.ts';

const address = `${apiBase}openapi.json`;

/** The API's description, made when it is first asked for. */
export function answerOpenApi({ market, environment }: Dependencies): AppMiddleware {
  let packed: CachedReply | null = null;
  return (ctx, next) => {
    if (pathOf(ctx) !== address) return next();
    ctx.state.route = address;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodRefusal(['GET']);
    packed ??= packReply(jsonType, JSON.stringify(openApiDocument(market, environment.publicUrl)), [
      'openapi',
    ]);
    sendPacked(ctx, packed);
  };
}
