import type { DeviceName } from '#core/accounts/device-name.ts';
import type { Language } from '#core/market/market.ts';
import type { Endpoint, ParsedInput, Reply } from '#core/contract/endpoint.ts';
import type { SignedInUser } from '../sessions/sessions.ts';
import type { CookieName } from './cookies.ts';
import type { WireText } from './wire-text.ts';

/** What a handler knows of the request besides its parsed input. */
export interface RequestContext {
  readonly language: Language;
  /** The server's clock at the start of the request. */
  readonly now: Date;
  /** Calendar day of `now` in the market's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** Not looked up for `cached` calls, whose answer is everybody's. */
  readonly user: SignedInUser | null;
  /** The store that a member of the staff works at; null where they work for all. */
  readonly storeId: number | null;
  /** The key by which a program calls, on behalf of `user`; null for a person. */
  readonly apiKeyId: number | null;
  /** Hash of the session's token, which is what the database knows of it. */
  readonly sessionHash: Buffer | null;
  /** True for a session of the staff until its owner unlocks it. */
  readonly isLocked: boolean;
  /** True for a session that a badge opened, which knows the work on the floor alone. */
  readonly byBadge: boolean;
  /** Hash of the visitor's cookie, the key of what is kept for visitors without an account. */
  readonly visitorHash: Buffer | null;
  /** Hash of the device's cookie, by which a PIN is tied to where the password was given. */
  readonly stationHash: Buffer | null;
  readonly ip: string;
  /** The browser and the system that it says it comes from. */
  readonly device: DeviceName;
  /** When the second factor of the session was proved; null without one. */
  readonly secondFactorAt: Date | null;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  /** Sets a header of the answer, such as `Location`. */
  readonly setHeader: (name: string, value: string) => void;
  /** Says that the request was answered before: the status is the contract's `repeatStatus`. */
  readonly answeredBefore: () => void;
  /** 0 seconds removes the cookie. */
  readonly setCookie: (name: CookieName, value: string, maxAgeSeconds: number) => void;
  /** The token that changes must bring; a visitor who has no cookie yet gets one. */
  readonly csrfToken: () => string;
  /** Names what the answer was made of; a cached one is dropped when any of these is purged. */
  readonly tag: (...surrogateKeys: readonly string[]) => void;
  /** Says when the answer changes by time alone, as an offer that ends; the soonest counts. */
  readonly changesAt: (instant: Date) => void;
}

/** A handler's answer is only read, so it may be made of values that nobody may change. */
type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

export type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  context: RequestContext,
) => Promise<Immutable<Reply<E>> | WireText>;
