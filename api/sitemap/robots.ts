import { marketCodes } from '#core/market/market.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';

/**
 * What search engines shall leave alone: calls, and addresses with a query. Facets make more of
 * those than anybody could read; products, whose cards say the condition in the query and whose pages
 * name their one address themselves, pages of a list and the other language are the exceptions.
 */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*?',
    ...marketCodes.map((market) => `Allow: ${shopPaths(market).product('')}`),
    'Allow: /*?page=',
    'Allow: /*?language=',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
