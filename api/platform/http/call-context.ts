import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { DeviceName } from '#core/accounts/device-name.ts';
import type { Language } from '#core/market/market.ts';
import type { ApiKeyCaller } from '../sessions/find-api-key.ts';
import type { Session } from '../sessions/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { cookieText, type CookieName } from './cookies.ts';
import { csrfToken, isCsrfToken, newVisitor, visitorHash, type CsrfOwner } from './csrf.ts';
import type { RequestContext } from './request.ts';
import type { SignedInUser } from '../sessions/sessions.ts';
import { stationHash } from './station-cookie.ts';

/** What a call knows of its request; a page that is rendered has none of the optional parts. */
export interface CallSource {
  readonly language: Language;
  readonly requestId: string;
  readonly ip: string;
  readonly device?: DeviceName;
  readonly session?: Session | null;
  readonly key?: ApiKeyCaller | null;
  /** Value of the visitor's cookie. */
  readonly visitor?: string | null;
  readonly idempotencyKey?: string | null;
  /** Value of the device's cookie. */
  readonly station?: string | null;
}

const yearInSeconds = 31_536_000;

/** The request as its handler sees it, and what the handler wants said besides the reply. */
export class CallContext implements RequestContext {
  readonly headers: (readonly [string, string])[] = [];
  readonly cookies: string[] = [];
  readonly surrogateKeys = new Set<string>();
  isRepeated = false;
  readonly language: Language;
  readonly now: Date;
  readonly requestId: string;
  readonly ip: string;
  readonly device: DeviceName;
  readonly secondFactorAt: Date | null;
  readonly idempotencyKey: string | null;
  readonly user: SignedInUser | null;
  readonly storeId: number | null;
  readonly apiKeyId: number | null;
  readonly sessionHash: Buffer | null;
  readonly isLocked: boolean;
  readonly byBadge: boolean;
  readonly stationHash: Buffer | null;
  readonly #deps: Dependencies;
  #visitor: string | null;
  #today: string | null = null;
  #changesAt = Number.POSITIVE_INFINITY;

  constructor(deps: Dependencies, source: CallSource) {
    this.#deps = deps;
    this.now = deps.now();
    this.language = source.language;
    this.requestId = source.requestId;
    this.ip = source.ip;
    this.device = source.device ?? { browser: 'unknown', system: 'unknown' };
    this.secondFactorAt = source.session?.secondFactorAt ?? null;
    this.idempotencyKey = source.idempotencyKey ?? null;
    this.user = source.key?.user ?? source.session?.user ?? null;
    this.storeId = (source.key ?? source.session)?.storeId ?? null;
    this.apiKeyId = source.key?.id ?? null;
    this.sessionHash = source.session?.tokenHash ?? null;
    this.isLocked = source.session?.isLocked ?? false;
    this.byBadge = source.session?.byBadge ?? false;
    this.stationHash = source.station ? stationHash(source.station) : null;
    this.#visitor = source.visitor ?? null;
  }

  get today(): string {
    this.#today ??= dayInTimeZone(this.now, this.#deps.market.timeZone);
    return this.#today;
  }

  readonly setHeader = (name: string, value: string): void => {
    this.headers.push([name, value]);
  };

  readonly setCookie = (name: CookieName, value: string, maxAgeSeconds: number): void => {
    const { publicUrl } = this.#deps.environment;
    this.cookies.push(cookieText(name, value, maxAgeSeconds, publicUrl));
  };

  readonly answeredBefore = (): void => {
    this.isRepeated = true;
  };

  readonly csrfToken = (): string => {
    let owner = this.#csrfOwner();
    if (owner === null) {
      this.#visitor = newVisitor();
      this.setCookie('visitor', this.#visitor, yearInSeconds);
      owner = { kind: 'visitor', value: this.#visitor };
    }
    return csrfToken(this.#deps.cipher, owner);
  };

  get visitorHash(): Buffer | null {
    return this.#visitor === null ? null : visitorHash(this.#visitor);
  }

  isCsrfToken(token: string): boolean {
    const owner = this.#csrfOwner();
    return owner !== null && isCsrfToken(this.#deps.cipher, owner, token);
  }

  readonly tag = (...surrogateKeys: readonly string[]): void => {
    for (const key of surrogateKeys) this.surrogateKeys.add(key);
  };

  readonly changesAt = (instant: Date): void => {
    this.#changesAt = Math.min(this.#changesAt, instant.getTime());
  };

  /** For how long the answer is right by time alone, in milliseconds. */
  lifeMs(): number {
    return Math.max(0, this.#changesAt - this.now.getTime());
  }

  #csrfOwner(): CsrfOwner | null {
    if (this.sessionHash) return { kind: 'session', tokenHash: this.sessionHash };
    return this.#visitor === null ? null : { kind: 'visitor', value: this.#visitor };
  }
}
