import { apiDocs as cs } from '#core/phrases/cs/api-docs.ts';
import { apiDocs as ro } from '#core/phrases/ro/api-docs.ts';
import type { Language } from '#core/market/market.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';

const phrases = { cs, ro };

/** Where the page and its parts are. */
export const docsPath = '/api/docs/';

/** The page; all that is not words is drawn by its script. */
export function docsPage(language: Language): string {
  const words = phrases[language];
  const say = (key: keyof typeof cs) => escapeHtml(words[key]);
  // No tag can end inside of the words.
  const data = JSON.stringify(words).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${say('title')}</title>
<link rel="stylesheet" href="${docsPath}page.css">
<script type="application/json" id="words">${data}</script>
<script src="${docsPath}page.js" defer></script>
</head>
<body>
<h1>${say('title')}</h1>
<p>${say('lead')} <a href="/api/new/openapi.json">openapi.json</a></p>
<label>${say('key')}<input id="key" type="password" autocomplete="off" spellcheck="false"></label>
<main>
<nav aria-label="${say('calls')}">
<label>${say('search')}<input id="search" type="search" autocomplete="off"></label>
<ul id="calls"></ul>
</nav>
<section id="call" aria-live="polite">${say('choose')}</section>
</main>
</body>
</html>
`;
}
