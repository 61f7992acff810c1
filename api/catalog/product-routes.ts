import { codesOf } from '#core/catalog/product-codes.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { Language } from '#core/market/market.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { WireText } from '../platform/http/wire-text.ts';
import { cardsJson, wireJson } from './cards/card-text.ts';
import { findDetail, findPreview, renamedTo, type DetailRow } from './product/find-detail.ts';
import { findNeighbours } from './product/neighbours.ts';
import { findSuccessor, isRetired, placeOf } from './product/find-successor.ts';
import { previewedId } from './product/preview-code.ts';
import { findCouriers, type Courier } from './product/find-couriers.ts';
import { promiseOf } from './product/promise-of.ts';
import { addOnViews, offerView } from './product/offer-views.ts';
import { categoriesKey, familyKey, programsKey, wordsKey } from './surrogate-keys.ts';

/** Pages of variants. */
export const productRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('catalog-product', async ({ params: { seoName } }, context) => {
    const row = await findDetail(deps.knex, seoName, context, context.language);
    if (!row) return refuseProduct(deps, seoName, context.language);
    return writeDetail(deps, row, context);
  }),
  bind('catalog-preview', async ({ params: { code } }, context) => {
    const id = previewedId(deps.cipher, code, context.now);
    const row = id === null ? null : await findPreview(deps.knex, id, context, context.language);
    if (!row) throw new Refusal(404, 'not_found');
    return writeDetail(deps, row, context);
  }),
];

/** What the page of a variant shows; parts of it are the database's own JSON. */
async function writeDetail(
  deps: Dependencies,
  row: DetailRow,
  context: RequestContext,
): Promise<WireText> {
  const { knex } = deps;
  const neighbours = await findNeighbours(knex, row.meta_master_id, row.kind, context.language);
  const shown = [row, ...neighbours].map(({ meta_master_id }) => familyKey(meta_master_id));
  context.tag(...shown, categoriesKey, wordsKey, programsKey, 'stores', 'price-list');
  const cards = (isAccessory: boolean) =>
    cardsJson(
      neighbours.filter(({ is_accessory }) => is_accessory === isAccessory),
      context,
      deps.market.timeZone,
    );
  const couriers = await findCouriers(knex);
  const promise = await promiseOf(deps, context, couriers[0]);
  const own = { ...ownPart(row, { market: deps.market, couriers }, context), promise };
  const parts = [
    wireJson(own).slice(0, -1),
    `"categories":${row.categories},"pictures":${row.pictures},"colors":${row.colors}`,
    `"groups":${row.groups},"attributes":${row.attributes},"stores":${row.stores}`,
    `"accessories":[${cards(true)}],"similar":[${cards(false)}]}`,
  ];
  return new WireText(parts.join(','));
}

/** A 404; one that names the new address where the variant was renamed. A 410 of a retired one. */
async function refuseProduct(
  { knex, market }: Dependencies,
  seoName: string,
  language: Language,
): Promise<never> {
  const name = await renamedTo(knex, seoName);
  if (name === null && (await isRetired(knex, seoName))) {
    const successor = await findSuccessor(knex, seoName, language);
    throw new Refusal(410, 'product_retired', { extra: { successor: placeOf(successor, market) } });
  }
  const extra = name === null ? {} : { url: shopPaths(market.code).product(name) };
  throw new Refusal(404, 'not_found', { extra });
}

/** What the database does not know in the wire's form. */
function ownPart(
  row: DetailRow,
  { market, couriers }: Pick<Dependencies, 'market'> & { readonly couriers: readonly Courier[] },
  context: RequestContext,
) {
  const offers = row.offers.map((piece) =>
    offerView(piece, context, { timeZone: market.timeZone, couriers }),
  );
  const { buyback, review_count: count, review_tenths: averageTenths } = row;
  const { code, name, kind, description, width, height } = row;
  return {
    code,
    ...codesOf(row),
    name,
    kind,
    description,
    masterProductId: row.id,
    metaMasterId: row.meta_master_id,
    seoName: row.seo_name,
    manufacturer: { slug: row.maker_slug, name: row.maker_name },
    title: row.title === null || row.title === '' ? name : row.title,
    metaDescription: row.meta_description ?? '',
    size: width !== null && height !== null ? { width, height } : null,
    offers: offers.map(({ limited, ...offer }) => ({
      ...offer,
      limited: limited && {
        until: limited.until,
        piecesLeft: limited.piecesLeft,
        usualPrice: limited.usualPrice,
      },
    })),
    addOns: {
      new: addOnViews(row.add_ons, 'new', offers),
      nearlyNew: addOnViews(row.add_ons, 'nearly_new', offers),
      used: addOnViews(row.add_ons, 'used', offers),
    },
    reviews: averageTenths === null ? null : { count, averageTenths },
    buyback:
      buyback && buyback.maximalPrice !== null
        ? {
            url: buybackPaths(market.code).selector(buyback),
            maximalPrice: buyback.maximalPrice,
          }
        : null,
    loans: row.loans,
    accessoriesPath: row.fitting_path,
    serverTime: context.now.toISOString(),
  };
}
