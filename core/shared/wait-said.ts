import type { Language } from '../market/market.ts';

/** How long somebody has to wait, in words: `za 5 minut`, `peste 2 ore`. Never shorter than it is, at least a minute. */
export function waitSaid(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const words = new Intl.RelativeTimeFormat(language);
  return minutes < 90
    ? words.format(minutes, 'minute')
    : words.format(Math.ceil(minutes / 60), 'hour');
}
