import { languages, type Language, type MarketCode } from '#core/market/market.ts';
import type { Head } from '../lib/head.tsx';
import type { JsonLd } from '../lib/json-ld.ts';
import { languageAddress } from '../lib/language-address.ts';

export interface HeadPlace {
  readonly language: Language;
  readonly market: MarketCode;
  /** Where the shop stands, without a slash at its end. */
  readonly publicUrl: string;
  readonly shopName: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
const link = (rel: string, href: string): string =>
  `<link rel="${rel}" href="${escapeHtml(href)}">`;

const locales: Readonly<Record<Language, string>> = { cs: 'cs_CZ', ro: 'ro_RO' };

/** What the document says of its page to search engines and to whoever shows a shared link. */
export function headLines(head: Head, place: HeadPlace): string[] {
  const { title, description, canonical } = head;
  const robots = canonical === undefined ? 'noindex' : (head.robots ?? 'index, follow');
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('robots', robots),
    ...(canonical === undefined ? [] : addressLines(head, canonical, place)),
    ...jsonLdLines(head.jsonLd ?? [], place.publicUrl),
  ];
}

function addressLines(head: Head, canonical: string, place: HeadPlace): string[] {
  const { language, market, publicUrl, shopName } = place;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const inLanguage = (path: string, other: Language) =>
    absolute(languageAddress(path, other, market));
  const address = inLanguage(canonical, language);
  const neighbours = (['previous', 'next'] as const).flatMap((side) => {
    const path = head[side];
    return path === undefined ? [] : [link(side.slice(0, 4), inLanguage(path, language))];
  });
  const alternates = [
    ...languages.map((each) => [each, inLanguage(canonical, each)] as const),
    ['x-default', absolute(canonical)] as const,
  ].map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`);
  return [
    link('canonical', address),
    // Alternates of a page that is not to be found would only be asked for in vain.
    ...(head.robots === 'noindex' ? [] : alternates),
    ...neighbours,
    property('og:type', head.kind ?? 'website'),
    property('og:site_name', shopName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', address),
    property('og:locale', locales[language]),
    ...(head.image === undefined
      ? []
      : [property('og:image', absolute(head.image)), meta('twitter:card', 'summary_large_image')]),
  ];
}

/** Parts of structured data that hold an address. */
const addressed = new Set(['@id', 'url', 'item', 'image', 'logo', 'urlTemplate']);

function jsonLdLines(graph: readonly JsonLd[], publicUrl: string): string[] {
  if (graph.length === 0) return [];
  const json = JSON.stringify(
    { '@context': 'https://schema.org', '@graph': graph },
    (key, value) => (addressed.has(key) ? withOrigin(value, publicUrl) : (value as unknown)), // JSON's own any
  );
  // A data block, which nothing runs; no text in it can end the element.
  return [`<script type="application/ld+json">${json.replace(/</g, '\\u003c')}</script>`];
}

function withOrigin(value: unknown, publicUrl: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withOrigin(each, publicUrl));
  return typeof value === 'string' && value.startsWith('/') ? publicUrl + value : value;
}
