import { languages, type Language } from '#core/market/market.ts';

/** One page of the shop; its address in the market's own language. */
export interface SitemapPage {
  readonly path: string;
  readonly changedAt: Date | null;
  /** Path of a picture on the page. */
  readonly image?: string | null;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const opening =
  `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` +
  ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

interface Place {
  readonly publicUrl: string;
  /** The market's own language, which has the bare addresses. */
  readonly language: Language;
}

/** Every page has one entry per language; each of them names all (a rule of the format). */
function entriesOf(
  { path, changedAt, image }: SitemapPage,
  { publicUrl, language }: Place,
): string {
  const bare = publicUrl + path;
  const inLanguage = (each: Language) => (each === language ? bare : `${bare}?language=${each}`);
  const alternate = (code: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${escape(href)}"/>`;
  const shared = [
    changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`,
    ...languages.map((each) => alternate(each, inLanguage(each))),
    alternate('x-default', bare),
    image ? `<image:image><image:loc>${escape(publicUrl + image)}</image:loc></image:image>` : '',
  ].join('');
  return languages
    .map((each) => `<url><loc>${escape(inLanguage(each))}</loc>${shared}</url>\n`)
    .join('');
}

/** Text of a sitemap, a piece per batch; the next batch is asked for when the last one was taken. */
export async function* sitemapText(
  batches: AsyncIterable<readonly SitemapPage[]>,
  place: Place,
): AsyncGenerator<string> {
  yield opening;
  for await (const batch of batches) {
    if (batch.length > 0) yield batch.map((page) => entriesOf(page, place)).join('');
  }
  yield '</urlset>\n';
}

/** Text of the index that names every sitemap. */
export const sitemapIndex = (names: readonly string[], publicUrl: string): string =>
  [
    `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...names.map((name) => `<sitemap><loc>${escape(`${publicUrl}/${name}`)}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');
