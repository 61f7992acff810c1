import type { ErrorPhrase } from '#core/phrases/cs/errors.ts';

/** Messages by field, nested as the call's body is (`{customer_data: {postcode: […]}}`). */
export type FieldErrors = { readonly [field: string]: readonly string[] | FieldErrors };

/** A refusal with one sentence: 401, 403, 404, 409, 429 … `{"detail": …}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly phrase: ErrorPhrase;
  readonly headers: Readonly<Record<string, string>>;
  /** Added to the body as it is, in snake_case; such as the current row of a 409. */
  readonly extra: Readonly<Record<string, unknown>>;
  constructor(
    status: number,
    phrase: ErrorPhrase,
    more: { headers?: Record<string, string>; extra?: Record<string, unknown> } = {},
  ) {
    super(phrase);
    this.status = status;
    this.phrase = phrase;
    this.headers = more.headers ?? {};
    this.extra = more.extra ?? {};
  }
}

/** The 405 of an address that knows other methods; a HEAD is a GET whose body stays behind. */
export function methodRefusal(methods: readonly string[]): Refusal {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new Refusal(405, 'method_not_allowed', { headers: { Allow: allowed.join(', ') } });
}

/** A 400 whose messages hang on fields; field names in camelCase, messages are phrase keys. */
export class FieldRefusal extends Error {
  override readonly name = 'FieldRefusal';
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super('fields refused');
    this.fields = fields;
  }
}

/**
 * A 400 of the buy-back with a server message and the address of the new state (SPECIFICATION 4,
 * T-BUY-13). `fields` names what was wrong; `extra` may carry the new price.
 */
export class MessageRefusal extends Error {
  override readonly name = 'MessageRefusal';
  readonly phrase: ErrorPhrase;
  readonly url: string;
  readonly fields: FieldErrors;
  readonly extra: Readonly<Record<string, unknown>>;
  constructor(
    phrase: ErrorPhrase,
    url: string,
    more: { fields?: FieldErrors; extra?: Record<string, unknown> } = {},
  ) {
    super(phrase);
    this.phrase = phrase;
    this.url = url;
    this.fields = more.fields ?? {};
    this.extra = more.extra ?? {};
  }
}
