import { toWire } from '#core/contract/casing.ts';
import type { Language } from '#core/market/market.ts';
import { sentence, translateFields } from './phrases.ts';
import { FieldRefusal, MessageRefusal, Refusal } from './refusal.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the client is told; null where the error is a bug and not a refusal. */
export function refusalAnswer(error: unknown, language: Language): ErrorAnswer | null {
  if (error instanceof Refusal) {
    const body = { detail: sentence(error.phrase, language), ...error.extra };
    return { status: error.status, body, headers: error.headers };
  }
  if (error instanceof FieldRefusal) {
    return { status: 400, body: toWire(translateFields(error.fields, language)), headers: {} };
  }
  if (error instanceof MessageRefusal) {
    const fields = toWire(translateFields(error.fields, language));
    const message = sentence(error.phrase, language);
    const body = { ...asObject(fields), ...error.extra, message, url: error.url };
    return { status: 400, body, headers: {} };
  }
  return null;
}

/** No connection of the database became free in time: what was asked for was not begun. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.name === 'KnexTimeoutError';

export const busyAnswer = (language: Language): ErrorAnswer => ({
  status: 503,
  body: { detail: sentence('shop_busy', language) },
  headers: { 'Retry-After': '3' },
});

/** After how many seconds to ask again while the database is away. */
export const awaySeconds = '5';

/** The database cannot be reached: what was asked for was not done, and may be asked again soon. */
export const awayAnswer = (language: Language): ErrorAnswer => ({
  status: 503,
  body: { detail: sentence('shop_away', language) },
  headers: { 'Retry-After': awaySeconds },
});

/** Says nothing of the inside; the id finds the log line. */
export const unexpectedAnswer = (requestId: string, language: Language): ErrorAnswer => ({
  status: 500,
  body: { detail: sentence('server_unexpected', language), request_id: requestId },
  headers: {},
});

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};
