import type { Middleware, ParameterizedContext } from 'koa';
import type { Language } from '#core/market/market.ts';
import type { CallContext } from './call-context.ts';
import type { PreparedRoute } from './route-table.ts';
import type { RawInput } from './raw-input.ts';

/** What the outer middleware leaves for the inner ones, and they for the log. */
export interface AppState {
  requestId: string;
  /** Pattern of the address; the concrete one may hold personal data and is never logged. */
  route: string;
  /** In which the client is answered. */
  language: Language;
}

/** A call of the contract that was found by its method and address. */
export interface FoundCall extends Pick<RawInput, 'params' | 'query'> {
  readonly route: PreparedRoute;
}

/** What the middlewares of a call leave for those behind them, in the order of api/app.ts. */
export interface CallState extends AppState {
  call: FoundCall;
  /** Knows who calls. */
  context: CallContext;
  input: RawInput;
  /** What the handler answered. */
  reply: unknown;
}

export type AppContext = ParameterizedContext<AppState>;
export type AppMiddleware = Middleware<AppState>;
export type CallMiddleware = Middleware<CallState>;

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

/** Whether a request asks for a call, known or not, and never for a page. */
export const isCall = (ctx: AppContext): boolean => pathOf(ctx).startsWith('/api/');
