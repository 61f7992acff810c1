import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sitemapPages } from '#api/sitemap/sitemap-sections.ts';
import { sitemapText } from '#api/sitemap/sitemap-xml.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addArticle, addFileset, addFilesetFile } from '#tests/support/factories/content.ts';
import { addCategory } from '#tests/support/factories/categories.ts';
import { addFamily, addManufacturer, addVariant } from '#tests/support/factories/catalogue.ts';
import { addDeviceModel, addDeviceType } from '#tests/support/factories/devices.ts';
import { addServicePrice } from '#tests/support/factories/service.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const products = 2_500;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { knex } = app.deps;
  await truncateAll(knex);
  const { id: filesetId } = await addFileset(knex);
  const picture = { sha256: 'a'.repeat(64), width: 640, height: 640, widths: [320, 640] };
  await addFilesetFile(knex, { ...picture, fileset_id: filesetId });
  await addCategory.many(knex, [
    { seo_name: 'telefony', updated_at: '2026-11-01T00:00:00Z' },
    { seo_name: 'skryta', for_display: false },
  ]);
  await addArticle.many(knex, [
    { slug: 'hotovy', published_at: '2026-11-01T00:00:00Z' },
    { slug: 'pristi', published_at: '2027-11-01T00:00:00Z' },
    { slug: 'koncept', published_at: null },
  ]);
  const family = await addFamily(knex, { fileset_id: filesetId });
  await addVariant.many(
    knex,
    times(products, (n) => ({
      meta_master_id: family.id,
      seo_name: `iphone-${String(n)}`,
      is_active: n !== 2,
    })),
  );
});
afterAll(() => app.close());

const read = async (path: string) => (await fetch(app.url + path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('tells whoever found a weakness whom to write to, and until when that is right', async () => {
  const reply = await fetch(`${app.url}/.well-known/security.txt`);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await reply.text();
  expect(text).toContain(`Contact: mailto:${app.deps.environment.sampleSeller?.eMail ?? ''}\n`);
  expect(text).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n');
  const [, until = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(Date.parse(until)).toBeGreaterThan(app.clock.now.getTime());
});

describe('the sitemap', () => {
  it('names every sitemap in an index that robots.txt names', async () => {
    const robots = await read('/robots.txt');
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(robots).toContain('Disallow: /api/');
    const names = [
      'pages',
      'categories',
      'repairs',
      'articles',
      'stores',
      'jobs',
      'promotions',
      'products-1',
    ];
    expect(locations(await read('/sitemap.xml'))).toEqual(
      names.map((name) => `http://localhost:3000/sitemap-${name}.xml`),
    );
  });

  it('lets search engines follow the link of every card, but no facet', async () => {
    const rules = [...(await read('/robots.txt')).matchAll(/^(Allow|Disallow): (.*)$/gm)];
    // The longest rule that fits an address decides, as RFC 9309 says.
    const isOpen = (path: string) => {
      const fitting = rules.filter(([, , rule = '']) =>
        new RegExp(`^${rule.replace(/[.?]/g, '\\$&').replace(/\*/g, '.*')}`).test(path),
      );
      const [longest] = fitting.sort(([, , a = ''], [, , b = '']) => b.length - a.length);
      return longest?.[1] !== 'Disallow';
    };
    expect(isOpen('/produkt/iphone-13-128gb-black?stav=used')).toBe(true);
    expect(isOpen('/produs/iphone-13-128gb-black?stare=used&language=ro')).toBe(true);
    expect(isOpen('/telefony?page=2')).toBe(true);
    expect(isOpen('/telefony?barva=cerna')).toBe(false);
    expect(isOpen('/api/v1/config/')).toBe(false);
  });

  it('has each page once per language, and each entry names all languages', async () => {
    const xml = await read('/sitemap-categories.xml');
    expect(locations(xml)).toEqual([
      'http://localhost:3000/telefony',
      'http://localhost:3000/telefony?language=ro',
    ]);
    expect(xml.match(/hreflang="ro" href="[^"]*\/telefony\?language=ro"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default" href="[^"]*\/telefony"/g)).toHaveLength(2);
    expect(xml).toContain('<lastmod>2026-11-01T00:00:00.000Z</lastmod>');
  });

  it('has the pictures of products and no product that is not sold', async () => {
    const xml = await read('/sitemap-products-1.xml');
    const found = locations(xml);
    expect(found.filter((each) => each?.includes('/produkt/'))).toHaveLength(2 * (products - 1));
    expect(found).not.toContain('http://localhost:3000/produkt/iphone-2');
    expect(xml).toContain(`/media/${'a'.repeat(64)}/640.jpeg</image:loc>`);
  });

  it('has each model that is repaired once, by its smallest storage', async () => {
    const { knex } = app.deps;
    const type = await addDeviceType(knex, { slug: 'telefony' });
    const maker = await addManufacturer(knex, { slug: 'apple' });
    const phone = { type_id: type.id, manufacturer_id: maker.id, name: 'iPhone 15' };
    const large = await addDeviceModel(knex, {
      ...phone,
      slug: 'iphone-15-256gb',
      storage_gb: 256,
    });
    await addDeviceModel.many(knex, [
      { ...phone, slug: 'iphone-15-128gb', storage_gb: 128 },
      { ...phone, slug: 'iphone-16', name: 'iPhone 16' },
    ]);
    expect(locations(await read('/sitemap-repairs.xml'))).toEqual([]);
    await addServicePrice(knex, { model_id: large.id });
    expect(locations(await read('/sitemap-repairs.xml'))).toEqual([
      'http://localhost:3000/servis/telefony/apple/iphone-15-128gb',
      'http://localhost:3000/servis/telefony/apple/iphone-15-128gb?language=ro',
    ]);
  });

  it('has articles that are published by now', async () => {
    const found = locations(await read('/sitemap-articles.xml'));
    expect(found[0]).toBe('http://localhost:3000/clanky/hotovy');
    expect(found).toHaveLength(2);
  });

  it('knows no other name and no file that is not needed', async () => {
    expect(locations(await read('/sitemap-products-2.xml'))).toEqual([]);
    for (const name of ['products-0', 'products-1x', 'users', 'products-999999']) {
      expect((await fetch(`${app.url}/sitemap-${name}.xml`)).status).not.toBe(200);
    }
  });

  it('comes packed on the way or as a packed file', async () => {
    const onTheWay = await fetch(`${app.url}/sitemap-stores.xml`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(onTheWay.headers.get('content-encoding')).toBe('gzip');
    const plain = await onTheWay.text();
    const file = await fetch(`${app.url}/sitemap-stores.xml.gz`);
    expect(file.headers.get('content-type')).toBe('application/gzip');
    expect(file.headers.get('content-encoding')).toBeNull();
    expect(gunzipSync(Buffer.from(await file.arrayBuffer())).toString()).toBe(plain);
  });
});

describe('memory', () => {
  it('holds one batch: rows are read only as fast as they are taken', async () => {
    const asked = vi.fn();
    app.deps.knex.on('query', asked);
    const pages = sitemapPages(app.deps, 'products-1');
    if (pages === null) throw new Error('there are products');
    const place = { publicUrl: 'https://shop.example', language: 'cs' } as const;
    const text = sitemapText(pages, place);
    await text.next();
    expect(asked).toHaveBeenCalledTimes(0);
    const first = String((await text.next()).value);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(first.match(/<url>/g)).toHaveLength(2_000);
    await text.next();
    expect(asked).toHaveBeenCalledTimes(2);
    await text.return(undefined);
    expect(asked).toHaveBeenCalledTimes(2);
    app.deps.knex.off('query', asked);
  });

  it('waits for a slow reader', async () => {
    let taken = 0;
    async function* batches() {
      for (taken = 1; taken <= 1_000; taken += 1) {
        yield await Promise.resolve([{ path: `/p/${String(taken)}`, changedAt: null }]);
      }
    }
    const place = { publicUrl: 'https://shop.example', language: 'cs' } as const;
    const text = sitemapText(batches(), place);
    for (let piece = 0; piece < 5; piece += 1) await text.next();
    expect(taken).toBe(4);
  });
});
