import { codesOf } from '#core/catalog/product-codes.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { WireText } from '../platform/http/wire-text.ts';
import { cardsJson, wireJson } from './cards/card-text.ts';
import { findDetail, renamedTo, type DetailRow } from './product/find-detail.ts';
import { findNeighbours } from './product/neighbours.ts';
import { addOnViews, offerView } from './product/offer-views.ts';
import { categoriesKey, familyKey, wordsKey } from './surrogate-keys.ts';

/** Pages of variants. */
export const productRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('catalog-product', async ({ params: { seoName } }, context) => {
    const { knex } = deps;
    const row = await findDetail(knex, seoName, context, context.language);
    if (!row) return refuseProduct(deps, seoName);
    const neighbours = await findNeighbours(knex, row.meta_master_id, row.kind, context.language);
    const shown = [row, ...neighbours].map(({ meta_master_id }) => familyKey(meta_master_id));
    context.tag(...shown, categoriesKey, wordsKey, 'stores', 'price-list');
    const cards = (isAccessory: boolean) =>
      cardsJson(
        neighbours.filter(({ is_accessory }) => is_accessory === isAccessory),
        context,
        deps.market.timeZone,
      );
    const parts = [
      wireJson(ownPart(row, deps, context)).slice(0, -1),
      `"categories":${row.categories},"pictures":${row.pictures},"colors":${row.colors}`,
      `"groups":${row.groups},"attributes":${row.attributes},"stores":${row.stores}`,
      `"accessories":[${cards(true)}],"similar":[${cards(false)}]}`,
    ];
    return new WireText(parts.join(','));
  }),
];

/** A 404; one that names the new address where the variant was renamed. */
async function refuseProduct({ knex, market }: Dependencies, seoName: string): Promise<never> {
  const name = await renamedTo(knex, seoName);
  const extra = name === null ? {} : { url: shopPaths(market.code).product(name) };
  throw new Refusal(404, 'not_found', { extra });
}

/** What the database does not know in the wire's form. */
function ownPart(row: DetailRow, { market }: Dependencies, context: RequestContext) {
  const offers = row.offers.map((piece) => offerView(piece, context, market.timeZone));
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
    serverTime: context.now.toISOString(),
  };
}
