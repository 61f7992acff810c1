import { sampleMark } from '#core/content/sample-mark.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { languages } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** A search engine reads 50 000 addresses of a file at most, and each page has one per language. */
const pagesPerFile = 50_000 / languages.length;
const batchSize = 1_000;

type Batches = AsyncIterable<readonly SitemapPage[]>;
type Source = Pick<Dependencies, 'reads' | 'market' | 'now' | 'environment'>;

interface ListedPage {
  readonly id: number;
  readonly name: string;
  readonly changed_at: Date | null;
  readonly image?: string | null;
}

/** Reads rows by their id, a batch at a time; what was read is not kept. */
async function* rowsById(
  { reads }: Source,
  sql: string,
  values: Readonly<Record<string, unknown>>,
  range: { readonly after: number; readonly until: number },
): AsyncGenerator<readonly ListedPage[]> {
  let { after } = range;
  for (;;) {
    const binding = { ...values, after, until: range.until, batch: batchSize };
    const { rows }: { rows: ListedPage[] } = await reads.raw(
      `${sql} order by id limit :batch`,
      binding,
    );
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last.id;
  }
}

const everyId = { after: 0, until: 2 ** 31 - 1 };

const categories = `select id, url_path as name, updated_at as changed_at from type_categories
  where for_display and id > :after and id <= :until`;
const articles = `select id, slug as name, changed_at from articles
  where published_at <= :now and id > :after and id <= :until
    and (:samples or body_cs::text not like :sample)`;
const stores = `select id, slug as name, null as changed_at from stores
  where id > :after and id <= :until`;
/** Each model that is repaired once, whatever its storage, by the smallest (api/service/family-rows.ts). */
const repairs = `select d.id, concat_ws('/', t.slug, m.slug, d.slug) as name, null as changed_at
  from device_models d
  join device_types t on t.id = d.type_id
  join manufacturers m on m.id = d.manufacturer_id
  where d.id > :after and d.id <= :until
    and not exists (select from device_models o
      where o.manufacturer_id = d.manufacturer_id and o.name = d.name
        and (coalesce(o.storage_gb, 0), o.id) < (coalesce(d.storage_gb, 0), d.id))
    and exists (select from service_prices p
      left join device_models o on o.id = p.model_id
      where p.is_offered and (p.type_id = d.type_id or (o.manufacturer_id = d.manufacturer_id and o.name = d.name)))`;
const jobs = `select id, slug as name, published_at as changed_at from job_offers
  where is_open and published_at <= :now and id > :after and id <= :until`;
/** Each address once; whose page ended is left out. */
const promotions = `select id, slug as name, changed_at from landing_pages l
  where slug <> '' and shown_from <= :now and (shown_until is null or shown_until > :now)
    and id > :after and id <= :until
    and not exists (select from landing_pages o where o.slug = l.slug and o.id > l.id
      and o.shown_from <= :now and (o.shown_until is null or o.shown_until > :now))`;
const products = `select p.id, p.seo_name as name, p.updated_at as changed_at,
    (select '/media/' || f.sha256 || '/' || f.width || '.jpeg' from fileset_files f
       where f.fileset_id = m.fileset_id order by f.position limit 1) as image
  from master_products p join meta_masters m on m.id = p.meta_master_id
  where p.is_active and p.id > :after and p.id <= :until`;

async function* asPages(
  rows: AsyncIterable<readonly ListedPage[]>,
  pathOf: (name: string) => string,
) {
  for await (const batch of rows) {
    yield batch.map(({ name, changed_at: changedAt, image = null }) => ({
      path: pathOf(name),
      changedAt,
      image,
    }));
  }
}

// oxlint-disable-next-line typescript/require-await -- read as the other sections are
async function* fixedPages({ market: { code } }: Source): Batches {
  const paths = shopPaths(code);
  const buyback = buybackPaths(code);
  const own = [paths.home, paths.priceList, paths.limitedOffers, paths.stores, paths.showRooms];
  const texts = [paths.contact, paths.specialOffer, paths.articles, paths.faq, paths.jobs];
  const sale = [buyback.root, buyback.centers, buyback.status, servicePaths(code).root];
  const all = [...own, ...texts, paths.cookies, ...sale];
  yield all.map((path) => ({ path, changedAt: null }));
}

/** Names of every sitemap. A file of products is a span of ids, so nothing is counted to name it. */
export async function sitemapNames({ reads }: Source): Promise<readonly string[]> {
  const rows: { last: number | null }[] = await reads('master_products').max('id as last');
  const files = Math.ceil((rows[0]?.last ?? 0) / pagesPerFile);
  return [
    ...['pages', 'categories', 'repairs', 'articles', 'stores', 'jobs', 'promotions'],
    ...Array.from({ length: files }, (_, index) => `products-${String(index + 1)}`),
  ];
}

/** Pages of the named sitemap; null where there is none of that name. */
export function sitemapPages(source: Source, name: string): Batches | null {
  const paths = shopPaths(source.market.code);
  const now = source.now();
  const texts = { samples: source.environment.showsSamples, sample: `%${sampleMark}%` };
  const all = (sql: string, pathOf: (name: string) => string) =>
    asPages(rowsById(source, sql, { now, ...texts }, everyId), pathOf);
  if (name === 'pages') return fixedPages(source);
  if (name === 'categories') return all(categories, (urlPath) => urlPath);
  if (name === 'repairs') {
    const { root } = servicePaths(source.market.code);
    return all(repairs, (steps) => `${root}/${steps}`);
  }
  if (name === 'articles') return all(articles, paths.article);
  if (name === 'stores') return all(stores, paths.store);
  if (name === 'jobs') return all(jobs, paths.job);
  if (name === 'promotions') return all(promotions, paths.promotion);
  const file = Number(/^products-([1-9]\d{0,4})$/.exec(name)?.[1] ?? Number.NaN);
  if (Number.isNaN(file)) return null;
  const range = { after: (file - 1) * pagesPerFile, until: file * pagesPerFile };
  return asPages(rowsById(source, products, {}, range), paths.product);
}
