import type { Dependencies } from '../../platform/dependencies.ts';
import type { Environment } from '../../platform/settings/environment.ts';
import type { PageSources } from '../../platform/http/security-headers.ts';
import { circuitOf, fetchThrough } from '../circuit.ts';
import type { Captcha } from './captcha.ts';
import { createSandboxCaptcha } from './sandbox.ts';
import { createTurnstile, turnstileOrigin } from './turnstile.ts';

/** By which name its circuit is kept. */
const captchaService = 'captcha';

/** The real captcha where it is set up, the sandbox otherwise. */
export function createCaptcha(deps: Dependencies): Captcha {
  const { captcha } = deps.environment;
  if (captcha === undefined) return createSandboxCaptcha(deps);
  return createTurnstile({
    ...captcha,
    fetch: fetchThrough(circuitOf(deps, captchaService), fetch),
    report: (codes) => deps.log.error({ codes }, 'the captcha does not work'),
  });
}

/** What pages may load from elsewhere for the captcha: nothing unless the real one is set up. */
export const captchaSources = ({ captcha }: Environment): PageSources =>
  captcha === undefined ? {} : { script: [turnstileOrigin], frame: [turnstileOrigin] };
