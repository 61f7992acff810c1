import type { z } from 'zod';
import type { Permission } from '../permissions/roles.ts';
import type { MarketCode } from '../market/market.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Holders of one permission; of a call whose fields are several people's work, of any of `or` too. */
export interface HeldAccess {
  readonly permission: Permission;
  readonly or?: readonly Permission[];
}

/** Who may call: everybody, anybody signed in, anybody of the staff, or holders of a permission. */
export type Access = 'public' | 'signed-in' | 'staff' | HeldAccess;

/** Whether somebody with these permissions is let in; what of the call is theirs is asked later. */
export const isLetIn = (
  { permission, or = [] }: HeldAccess,
  permissions: readonly Permission[],
): boolean => [permission, ...or].some((one) => permissions.includes(one));

/** What a schema may depend on besides the value: the market's rules and today in its time zone. */
export interface RuleContext {
  readonly market: MarketCode;
  /** `YYYY-MM-DD` in the market's time zone, by the server's clock. */
  readonly today: string;
}

/** The file of an upload; its name is only what the sender claims. */
export interface UploadedFile {
  readonly content: Uint8Array;
  readonly name: string;
}

/** A schema, or one that is made for the market and the day. */
export type Body = z.ZodType | ((context: RuleContext) => z.ZodType);

/**
 * One call of the wire, described once: the API binds it, both clients call it, OpenAPI and the
 * URL map come out of it. Schemas speak camelCase; `core/contract/casing.ts` converts at the edge.
 */
export interface Endpoint {
  readonly method: Method;
  /** Below `/api/new/`, with `{param}` places. */
  readonly path: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: Body;
  /**
   * The call takes a form (multipart/form-data) instead of JSON: one file, always in the field
   * `file` and never empty, beside the fields of `body`, which are all texts. A larger file is a 413.
   */
  readonly upload?: { readonly mostBytes: number };
  /**
   * A program calls, known by its signature over the text as it came: there is neither session nor
   * CSRF token, and the handler is given the request instead of a body.
   */
  readonly signed?: true;
  /** The call answers a file to be saved and not JSON; only GET and never `cached`. */
  readonly download?: true;
  /** Absent where the answer has no body. */
  readonly reply?: z.ZodType;
  /** Answered also while a session of the staff is locked; every other call that needs one is a 423. */
  readonly whileLocked?: true;
  /**
   * Releases money, shows an identity or publishes prices: a second factor that was proved too long
   * ago is a 403 that names the call by which it is proved anew.
   */
  readonly provedAnew?: true;
  /** Status of success. */
  readonly status: 200 | 201 | 204;
  /** Status where the same request was answered before and the handler says so. */
  readonly repeatStatus?: 200;
  /**
   * Attempts allowed per window, of one account wherever it is used and of one network; kept in the database. Staff are
   * counted by their account alone. `atCounter` are those of somebody signed in at a store or of the staff, counted by
   * the account: a counter's customers share a network.
   */
  readonly limit?: {
    readonly attempts: number;
    readonly minutes: number;
    readonly atCounter?: number;
  };
  /**
   * Attempts of one visitor or account, and visitors that begin from one network, for each window;
   * counted by each process in its memory. For changes that are quick and many.
   */
  readonly visitorLimit?: {
    readonly attempts: number;
    readonly newVisitors: number;
    readonly minutes: number;
  };
  /** True where the same question gets the same answer until a purge (see api/platform/http/reply-cache). */
  readonly cached?: boolean;
  /** True where somebody else's change may come first: 409. */
  readonly conflicts?: boolean;
  /** True where an `Idempotency-Key` makes a repeat harmless; with another body it is a 422. */
  readonly repeatable?: boolean;
  readonly summary: string;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type BodySchema<B> = B extends (context: RuleContext) => infer S ? S : B;

/** A request as it came, which a signature is about. */
export interface SignedRequest {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** What a handler receives, after parsing. */
export interface ParsedInput<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<BodySchema<E['body']>>;
  readonly file: E['upload'] extends object ? UploadedFile : undefined;
  readonly request: E['signed'] extends true ? SignedRequest : undefined;
}

type Part<Name extends string, S> = S extends z.ZodType
  ? { readonly [K in Name]: Sent<S> }
  : object;

/** What the core needs to know of a browser's File. */
export interface FileLike {
  readonly size: number;
  readonly type: string;
}

/** What a `download` answers; the name is what the browser saves it as. */
export interface DownloadedFile {
  readonly content: Uint8Array;
  readonly name: string;
  readonly type: string;
}

/** What a client sends: only the parts that the call has. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', BodySchema<E['body']>> &
  (E['upload'] extends object ? { readonly file: FileLike } : object);

/** What the call answers, in camelCase. */
export type Reply<E extends Endpoint> = E['download'] extends true
  ? DownloadedFile
  : Parsed<E['reply']>;
