import { fromWire, toCamel, toSnake, toWire } from './casing.ts';
import type { CallInput, FileLike, Method, Reply } from './endpoint.ts';
import type { Endpoints, UrlKey } from './endpoints.ts';

/** Moves one request over the wire. Each program brings its own, so the core needs no fetch. */
export type Send = (request: {
  readonly method: Method;
  readonly path: string;
  readonly body: unknown;
  /** Where there is one, it is sent as a form with the fields of `body` beside it. */
  readonly file: FileLike | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignalLike | undefined;
}) => Promise<{
  status: number;
  body: unknown;
  requestId: string | null;
  /** Seconds after which a refused call may be sent again, where the answer says so. */
  retryAfter?: number | null;
}>;

/** What the core needs to know of an AbortSignal, which belongs to the programs around it. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

/** An answer with an error status (SPECIFICATION 7: the client treats these as failures). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** As it came over the wire, in snake_case. */
  readonly body: unknown;
  readonly requestId: string | null;
  /** Seconds after which it may be tried again; null where the answer does not say. */
  readonly retryAfter: number | null;
  constructor(
    status: number,
    body: unknown,
    requestId: string | null,
    retryAfter: number | null = null,
  ) {
    super(`answered ${String(status)}`);
    this.status = status;
    this.body = body;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

type KeysOf<M extends Method> = {
  [K in UrlKey]: Endpoints[K]['method'] extends M ? K : never;
}[UrlKey];

export interface CallOptions {
  readonly signal?: AbortSignalLike;
  /** Makes a repeated change harmless. */
  readonly idempotencyKey?: string;
}

type Call<M extends Method> = <K extends KeysOf<M>>(
  key: K,
  input: CallInput<Endpoints[K]>,
  options?: CallOptions,
) => Promise<Reply<Endpoints[K]>>;

export interface Client {
  readonly get: Call<'GET'>;
  readonly post: Call<'POST'>;
  readonly patch: Call<'PATCH'>;
  readonly delete: Call<'DELETE'>;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: FileLike;
}

/** Fills `{param}` places and appends the query; undefined values are left out. */
export function buildPath(pattern: string, input: LooseInput): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[toCamel(name)])),
  );
  const pairs = Object.entries(input.query ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${toSnake(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/**
 * Both clients call the API through this, by URL key and never by a path. It knows types only:
 * the schemas stay out of the browser's bundle, because the API has checked its own replies.
 */
export function createClient(send: Send, urls: () => Readonly<Record<string, string>>): Client {
  const call = async (
    method: Method,
    key: string,
    input: LooseInput,
    options: CallOptions = {},
  ): Promise<unknown> => {
    const pattern = urls()[key];
    if (pattern === undefined) throw new Error(`no such call: ${key}`);
    const { status, body, requestId, retryAfter } = await send({
      method,
      path: buildPath(pattern, input),
      body: input.body === undefined ? undefined : toWire(input.body),
      file: input.file,
      headers: options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {},
      signal: options.signal,
    });
    if (status >= 400) throw new ApiError(status, body, requestId, retryAfter);
    return fromWire(body);
  };
  const by =
    (method: Method) =>
    (key: string, input: LooseInput, options?: CallOptions): Promise<unknown> =>
      call(method, key, input, options);
  const all = { get: by('GET'), post: by('POST'), patch: by('PATCH'), delete: by('DELETE') };
  // One untyped function serves every key; what each takes and answers is the contract's to say.
  return all as unknown as Client;
}
