import { toCamel } from '#core/contract/casing.ts';
import { phrases } from '../i18n/use-phrases.ts';
import { asApiError } from '#ui/api-error.ts';
import { notify } from './notify.ts';
import { NetworkError } from '#ui/wire.ts';

export type FailureKind =
  | 'fields'
  | 'denied'
  | 'missing'
  | 'conflict'
  | 'limited'
  | 'refused'
  | 'offline'
  | 'server'
  | 'bug';

/** What a failed call means for the person. */
export interface Failure {
  readonly kind: FailureKind;
  /** One sentence in the person's language. */
  readonly text: string;
  /** Finds the log line; only where the server failed. */
  readonly requestId: string | null;
  /** Messages by field, `customerData.postcode` for nested ones. */
  readonly fields: Readonly<Record<string, string>>;
  /** Messages that belong to no field. */
  readonly form: readonly string[];
  /** As it came, in snake_case. */
  readonly body: unknown;
}

/** `[path, message]` of every text in a refusal's body. */
function messagesIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return value.length === 0 ? [] : [[path, value.join(' ')]];
  }
  // Any JSON value has entries, be they none.
  return Object.entries(Object(value) as object).flatMap(([key, inner]) =>
    messagesIn(inner, path === '' ? toCamel(key) : `${path}.${toCamel(key)}`),
  );
}

const notFields: ReadonlySet<string> = new Set(['nonFieldErrors', 'detail', 'message']);

function kindOf(status: number): FailureKind {
  if (status >= 500) return 'server';
  if (status === 400) return 'fields';
  if (status === 403) return 'denied';
  if (status === 404) return 'missing';
  if (status === 409) return 'conflict';
  return status === 429 ? 'limited' : 'refused';
}

const nothing = { requestId: null, fields: {}, form: [], body: null } as const;

/** The one place that says what an error is. */
export function failureOf(error: unknown): Failure {
  const t = phrases('frame');
  if (error instanceof NetworkError) return { ...nothing, kind: 'offline', text: t('offlineText') };
  const refusal = asApiError(error);
  if (refusal === null) return { ...nothing, kind: 'bug', text: t('failedText') };
  const { status, body, requestId } = refusal;
  const kind = kindOf(status);
  const messages = kind === 'fields' ? messagesIn(body, '') : [];
  const detail: unknown = Reflect.get(Object(body), 'detail');
  const form = messages.filter(([path]) => notFields.has(path)).map(([, text]) => text);
  const fields = Object.fromEntries(messages.filter(([path]) => !notFields.has(path)));
  const text = typeof detail === 'string' ? detail : (form[0] ?? t('refusedText'));
  return { kind, text, requestId: kind === 'server' ? requestId : null, fields, form, body };
}

/** Tells a failure in the corner; the number of a failed request can be read to the support. */
export function reportFailure(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const t = phrases('frame');
  const failure = failureOf(error);
  // The banner says it already, and the call was an answer to nothing the person typed.
  if (failure.kind === 'offline') {
    notify('warning', failure.text);
    return;
  }
  const all = [failure.text, ...Object.values(failure.fields)];
  const text = [...new Set(all)].join(' ');
  const number = failure.requestId;
  notify('error', number === null ? text : `${text} ${t('requestNumber', { number })}`);
}
