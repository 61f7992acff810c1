import { z } from 'zod';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

const verifyAddress = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** Where the browser gets the widget from; the content security policy has to allow it. */
export const turnstileOrigin = 'https://challenges.cloudflare.com';

const answer = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

/** Codes that speak of the provider or of our settings; a new token would not help. */
const notTheVisitor = ['internal-error', 'missing-input-secret', 'invalid-input-secret'];

export interface TurnstileSettings {
  readonly siteKey: string;
  readonly secret: string;
  /** Tells staff that the settings are wrong or the provider is not there. */
  readonly report: (codes: readonly string[]) => void;
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

/** Cloudflare Turnstile: https://developers.cloudflare.com/turnstile/get-started/server-side-validation */
export function createTurnstile(settings: TurnstileSettings): Captcha {
  const { siteKey, secret, report, patienceMs = 5_000 } = settings;
  const send = settings.fetch ?? fetch;
  return {
    provider: 'turnstile',
    siteKey,
    async verify(token, address): Promise<CaptchaVerdict> {
      try {
        const response = await send(verifyAddress, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: address }),
          signal: AbortSignal.timeout(patienceMs),
        });
        const { success, 'error-codes': codes } = answer.parse(await response.json());
        if (success) return 'passed';
        if (!codes.some((code) => notTheVisitor.includes(code))) return 'failed';
        report(codes);
      } catch (error) {
        // Not reached, not in time or not JSON; a message could repeat the secret.
        report([error instanceof Error ? error.name : 'unknown']);
      }
      return 'unavailable';
    },
  };
}
