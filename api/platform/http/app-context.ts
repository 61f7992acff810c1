import type { ParameterizedContext } from 'koa';

/** What the outer middleware leaves for the inner ones, and they for the log. */
export interface AppState {
  requestId: string;
  /** Pattern of the address; the concrete one may hold personal data and is never logged. */
  route: string;
}

export type AppContext = ParameterizedContext<AppState>;

/** Path of a request without its query, as it came. */
export function pathOf(ctx: AppContext): string {
  const url = ctx.req.url ?? '/';
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/** Query of a request without the question mark, as it came. */
export function queryOf(ctx: AppContext): string {
  const url = ctx.req.url ?? '/';
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}
