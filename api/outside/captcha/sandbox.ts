import type { Dependencies } from '../../platform/dependencies.ts';
import { countAttempt, limitKey } from '../../platform/http/rate-limit.ts';
import type { Captcha } from './captcha.ts';
import { createTurnstile } from './turnstile.ts';

/** `sandbox.<outcome>.<milliseconds of its making>.<chance>`, as the widget in the shop makes it. */
const tokenForm = /^sandbox\.(pass|fail|error|timeout)\.(\d{13})\.([\w-]{16,64})$/;
const lifeMinutes = 5;

/**
 * Turnstile without Cloudflare: the real client talks to a server that is played here. The outcome
 * is written in the token; old and used ones are refused as the real server refuses them.
 */
export function createSandboxCaptcha(deps: Dependencies, patienceMs?: number): Captcha {
  const verdictOf = async (token: string): Promise<readonly string[]> => {
    const [, outcome, made = '0', chance = ''] = tokenForm.exec(token) ?? [];
    if (outcome === undefined || outcome === 'fail') return ['invalid-input-response'];
    if (outcome === 'error') return ['internal-error'];
    const now = deps.now();
    const isFresh = Math.abs(now.getTime() - Number(made)) <= lifeMinutes * 60_000;
    const key = limitKey(deps, 'captcha-sandbox', chance);
    const { attempts } = await countAttempt(deps.knex, key, now, 2 * lifeMinutes);
    return isFresh && attempts === 1 ? [] : ['timeout-or-duplicate'];
  };

  const siteVerify = async (_: unknown, init?: RequestInit): Promise<Response> => {
    const body = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    const token = body.get('response') ?? '';
    if (token.startsWith('sandbox.timeout.')) await aborted(init?.signal);
    const codes = await verdictOf(token);
    return Response.json({ success: codes.length === 0, 'error-codes': codes });
  };

  const { verify } = createTurnstile({
    siteKey: '',
    secret: 'sandbox',
    fetch: siteVerify,
    report: (codes) => deps.log.warn({ codes }, 'captcha sandbox: the provider is in trouble'),
    ...(patienceMs !== undefined && { patienceMs }),
  });
  return { provider: 'sandbox', siteKey: '', verify };
}

/** A server that never answers: whoever asks has to give up. */
const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('no answer', 'TimeoutError')));
  });
