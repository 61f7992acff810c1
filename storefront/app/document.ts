import fontLatinExt from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url';
import fontLatin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import type { Head } from '../lib/head.tsx';
import favicon from '../ui/favicon.svg?url';
import { appPlaceId, madeOfLinks } from './app-place.ts';
import { escapeHtml, headLines, type HeadPlace } from './head-lines.ts';
import { pageStateId } from './page-state.ts';
import { sharedPartsAddress } from './shared-parts.ts';

/** Files of the browser's build, as the API found them in the manifest. */
export interface DocumentAssets {
  readonly script: string;
  /** The app's files, for pages that need it at once. */
  readonly preloads: readonly string[];
  /** The whole style sheet, of which a document carries the part that it uses. */
  readonly css: string;
  /** Where the browser finds the whole one. */
  readonly styleSheet: string;
}

interface DocumentParts {
  readonly place: HeadPlace;
  readonly scheme: 'light' | 'dark' | undefined;
  readonly head: Head;
  readonly assets: DocumentAssets;
  readonly css: string;
  readonly app: string;
  /** Address of what the page shares with others. */
  readonly sharedParts: string;
  /** Already safe inside a script element. */
  readonly state: string;
  /** Does without a script until it is touched, so its app comes after all else. */
  readonly madeOfLinks: boolean;
}

const preloadFont = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

const preloadJson = (href: string): string =>
  `<link rel="preload" href="${escapeHtml(href)}" as="fetch" crossorigin>`;

function allHeadLines({ head, place, assets, css, ...parts }: DocumentParts): string[] {
  const preloads = parts.madeOfLinks ? [] : assets.preloads;
  const sharedParts = parts.madeOfLinks ? [] : [preloadJson(parts.sharedParts)];
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headLines(head, place),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1823">',
    `<link rel="icon" type="image/svg+xml" href="${favicon}">`,
    preloadFont(fontLatin),
    preloadFont(fontLatinExt),
    `<style>${css}</style>`,
    ...sharedParts,
    ...preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    `<script type="module" src="${escapeHtml(assets.script)}"></script>`,
  ];
}

/** The document around the rendered app. It holds no inline script and no style attribute. */
export function writeDocument(parts: DocumentParts): string {
  const links = parts.madeOfLinks ? ` ${madeOfLinks}` : '';
  const shared = ` ${sharedPartsAddress}="${escapeHtml(parts.sharedParts)}"`;
  const scheme = parts.scheme === undefined ? '' : ` data-scheme="${parts.scheme}"`;
  return [
    '<!doctype html>',
    `<html lang="${parts.place.language}"${scheme}>`,
    `<head>${allHeadLines(parts).join('')}</head>`,
    `<body><div id="${appPlaceId}"${links}${shared}>${parts.app}</div>`,
    `<script type="application/json" id="${pageStateId}">${parts.state}</script></body></html>`,
  ].join('');
}
