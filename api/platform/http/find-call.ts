import { pathOf, queryOf, type CallMiddleware } from './app-context.ts';
import { readQuery } from './read-query.ts';
import { methodRefusal, Refusal } from './refusal.ts';
import type { RouteTable } from './route-table.ts';

/** Finds the call of the contract that is asked for; all behind it is about this call. */
export const findCall =
  (table: RouteTable): CallMiddleware =>
  (ctx, next) => {
    const match = table.find(ctx.req.method ?? '', pathOf(ctx));
    if (match === null) throw new Refusal(404, 'not_found');
    if ('allowed' in match) throw methodRefusal(match.allowed);
    const { route, params } = match;
    ctx.state.route = route.pattern;
    ctx.res.setHeader('Content-Language', ctx.state.language);
    ctx.state.call = { route, params, query: readQuery(queryOf(ctx), route.queryNames) };
    return next();
  };
