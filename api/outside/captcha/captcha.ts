/** What a provider says of a token; `unavailable` is the provider's trouble, not the visitor's. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable';

/** Tells people from programs. */
export interface Captcha {
  readonly provider: 'turnstile' | 'sandbox';
  /** Names the shop to the provider in the browser; empty for the sandbox. */
  readonly siteKey: string;
  /** Asks about the token that the browser was given; each is good once and for five minutes. */
  readonly verify: (token: string, address: string) => Promise<CaptchaVerdict>;
}
