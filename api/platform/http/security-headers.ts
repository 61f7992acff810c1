import type { AppMiddleware } from './app-context.ts';

type Headers = Readonly<Record<string, string>>;

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Headers of every answer; a page replaces the policy, which lets nothing run or be loaded. */
export function setSecurityHeaders(publicUrl: string): AppMiddleware {
  const headers = Object.entries({
    ...everywhere,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  });
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    return next();
  };
}

/** Places outside of the shop from which pages may load; the captcha is one. */
export interface PageSources {
  readonly script?: readonly string[];
  readonly frame?: readonly string[];
}

/** Policy of a page whose one inlined style sheet has these hashes, such as `sha256-…`. */
export const pagePolicy = (
  styleHashes: readonly string[],
  { script = [], frame = [] }: PageSources = {},
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frame.length > 0 ? [['frame-src', ...frame].join(' ')] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
