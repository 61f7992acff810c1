/**
 * What search engines shall leave alone: calls, and addresses with a query. Facets make more of
 * those than anybody could read; pages of a list and the other language are the exceptions.
 */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*?',
    'Allow: /*?page=',
    'Allow: /*?language=',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
