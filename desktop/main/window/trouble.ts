import { createHash } from 'node:crypto';
import type { Language } from '#core/market/market.ts';
import { appOrigin } from '../../shared/places.ts';
import { wordsOf } from '../words/words-of.ts';
import { troubleKinds, type TroubleKind } from '../words/words.ts';

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;
background:Canvas;color:CanvasText;color-scheme:light dark;padding:24px}main{max-width:60ch}h1{font-size:22px;
margin:0 0 12px}p{margin:0 0 12px}a{color:LinkText}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Shown while the back office cannot be; it needs no script and none of the files that may be broken. */
function troublePage(kind: TroubleKind, seconds: number, language: Language): Response {
  const words = wordsOf(language).trouble;
  const { title, text } = words[kind];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>
<style>${style}</style><main role="alert"><h1>${title}</h1><p>${text}</p>
<p>${words.again(seconds)}</p><p><a href="${appOrigin}/">${words.now}</a></p></main></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`,
      'Cache-Control': 'no-store',
    },
  });
}

const troublePath = '/.trouble';

export const troubleAddress = (kind: TroubleKind, seconds: number): string =>
  `${appOrigin}${troublePath}/${kind}/${String(seconds)}`;

/** The page of an address made above; null for any other path. */
export function troublePageAt(pathname: string, language: Language): Response | null {
  const [, path, given, seconds] = /^(\/\.trouble)\/(\w+)\/(\d{1,3})$/.exec(pathname) ?? [];
  const kind = troubleKinds.find((known) => known === given);
  if (path !== troublePath || kind === undefined) return null;
  return troublePage(kind, Number(seconds), language);
}
