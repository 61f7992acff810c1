import { isLanguage, type Language, type Market } from '#core/market/market.ts';
import type { AppMiddleware } from './app-context.ts';
import { readCookie } from './cookies.ts';

/** In which language a request is answered. */
export const readLanguage =
  ({ language }: Market, publicUrl: string): AppMiddleware =>
  (ctx, next) => {
    const { cookie, 'accept-language': accepted } = ctx.req.headers;
    ctx.state.language = chooseLanguage(
      readCookie(cookie, 'language', publicUrl),
      accepted,
      language,
    );
    return next();
  };

/** The cookie wins, then the best of `Accept-Language`, then the market's own (API.md). */
function chooseLanguage(
  chosen: string | null,
  acceptLanguage: string | undefined,
  fallback: Language,
): Language {
  if (isLanguage(chosen)) return chosen;
  return acceptLanguage ? (bestAccepted(acceptLanguage) ?? fallback) : fallback;
}

function bestAccepted(header: string): Language | null {
  let best: { language: Language; quality: number } | null = null;
  for (const part of header.split(',', 20)) {
    const [tag = '', parameter = ''] = part.split(';', 2);
    const language = tag.trim().slice(0, 2).toLowerCase();
    const quality = parameter === '' ? 1 : Number(parameter.trim().replace(/^q=/, ''));
    if (!isLanguage(language) || !/^[a-z]{2}(-|$)/i.test(tag.trim()) || !(quality > 0)) continue;
    if (best === null || quality > best.quality) best = { language, quality };
  }
  return best?.language ?? null;
}
