import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints, type Endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handler, RequestContext } from './request.ts';

/**
 * What a body's schema must know beyond the market and the day, found in the raw body (camelCase,
 * not checked yet); such as the kind of the device that is sold.
 */
export type BodyRules = (
  rawBody: unknown,
  deps: Dependencies,
) => Promise<Readonly<Record<string, unknown>>>;

/** A call of the contract with the code that answers it; a feature exports a list of these. */
export interface BoundRoute {
  readonly key: UrlKey;
  readonly endpoint: Endpoint;
  readonly handle: (input: unknown, context: RequestContext) => Promise<unknown>;
  readonly rules: BodyRules | undefined;
}

/**
 * Binds a call to its handler. Everything around it (parsing, access, limits, checking the reply)
 * follows from the contract, see api/app.ts. A `cached` answer is kept only when the handler
 * tags it with what it was made of.
 */
export function bind<K extends UrlKey>(
  key: K,
  handler: Handler<Endpoints[K]>,
  options: { readonly rules?: BodyRules } = {},
): BoundRoute {
  return {
    key,
    endpoint: endpoints[key],
    // The input is parsed by this very endpoint's schemas before the handler sees it.
    handle: handler as BoundRoute['handle'],
    rules: options.rules,
  };
}
