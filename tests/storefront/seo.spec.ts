import { expect, test, type Page } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';

const paths = shopPaths('cz');
const heads = async (page: Page) => ({
  canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
  robots: await page.locator('meta[name=robots]').getAttribute('content'),
  alternates: await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
});

test('a page has one address per language, and each names the others', async ({
  page,
  baseURL,
}) => {
  await page.goto('/vykup');
  const alternates = [
    ['cs', `${baseURL ?? ''}/vykup`],
    ['ro', `${baseURL ?? ''}/vykup?language=ro`],
    ['x-default', `${baseURL ?? ''}/vykup`],
  ];
  expect(await heads(page)).toEqual({
    canonical: `${baseURL ?? ''}/vykup`,
    robots: 'index, follow',
    alternates,
  });
});

test('the address of the other language wins over the cookie, and links go on in it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'cs', url: baseURL ?? '' }]);
  await page.goto('/vykup?language=ro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  expect((await heads(page)).canonical).toBe(`${baseURL ?? ''}/vykup?language=ro`);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
});

test('what is nowhere is no page to be found', async ({ page }) => {
  const response = await page.goto('/neni-tu-nic');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('an address that only looks different leads to the page in one hop', async ({
  request,
  baseURL,
}) => {
  for (const address of ['/vykup/', '//vykup', '/VYKUP', '/Vykup/?utm_source=x']) {
    const response = await request.get((baseURL ?? '') + address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(301);
    expect(response.headers()['location']?.split('?', 1)[0]).toBe('/vykup');
  }
});

test('structured data passes the policy and says nothing that the page does not', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(paths.cookies);
  await page.goto('/');
  for (const block of await page.locator('script[type="application/ld+json"]').all()) {
    const data: unknown = JSON.parse((await block.textContent()) ?? '');
    expect(data).toMatchObject({ '@context': 'https://schema.org' });
  }
  expect(refused).toEqual([]);
});

test('robots find every sitemap, and every sitemap opens', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
  const index = await (await request.get('/sitemap.xml')).text();
  const names = [...index.matchAll(/<loc>[^<]*\/(sitemap-[^<]+)<\/loc>/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    const response = await request.get(`/${name ?? ''}`);
    expect([name, response.status()]).toEqual([name, 200]);
    expect(await response.text()).toContain('</urlset>');
  }
});

test('the picture that a document names for its tab is there', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=icon]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('image/svg+xml');
});

test('every page says who sells and leads to an order, the terms and personal data', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('IČO 12345679');
  for (const name of ['Stav objednávky', 'Obchodní podmínky', 'Ochrana osobních údajů']) {
    const link = footer.getByRole('link', { name });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.status(), name).toBe(200);
  }
  const disputes = footer.getByRole('link', { name: 'Mimosoudní řešení sporů' });
  await expect(disputes).toHaveAttribute('href', /^https:\/\/coi\.gov\.cz\//u);
});
