import type { LoanTerms } from '#core/installments/lease-example.ts';
import type { Knex } from 'knex';
import { codeNames, type ProductCode } from '#core/catalog/product-codes.ts';
import type { LimitedOffer } from '#core/catalog/limited-offer.ts';
import type { PriorPrice } from '#core/catalog/prior-price.ts';
import type { StockFacts } from '#core/catalog/availability.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../../platform/database/query.ts';
import type { PastPrices } from '../cards/prior-price-of.ts';
import { loans } from './find-loans.ts';
import {
  attributes,
  categories,
  colors,
  fittingPath,
  groups,
  pictures,
} from './detail-parts-sql.ts';
import { addOns, buyback, offers, stores } from './offers-sql.ts';
import type { CamelRow } from '../../platform/database/row-model.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { ShownPicture } from '../../platform/files/picture-row.ts';

/** A piece, as offers-sql.ts says it; times are texts, as JSON has none. */
export type PieceRow = Omit<StockFacts, 'stores'> &
  CamelRow<
    Pick<
      Rows['products'],
      'is_single_unit' | 'battery_percent' | 'id' | 'condition' | 'grade' | 'price'
    >
  > & {
    /** Of its package; nothing where nobody has weighed it. */
    readonly grams: number;
    /** The longest side of its package; 0 where nobody has measured it. */
    readonly longestCm: number;
    readonly note: string;
    readonly priorPrice: number | null;
    readonly priorSince: PriorPrice['since'] | null;
    readonly stores: readonly { readonly slug: string; readonly pieces: number }[];
    readonly history: readonly { readonly kind: string; readonly at: string }[];
    /** Of this very piece, where the shop shows them. */
    readonly photos: readonly ShownPicture[];
    /** The cheapest that runs. */
    readonly limited:
      | (Pick<LimitedOffer, 'pieces' | 'soldPieces'> &
          PastPrices & {
            readonly price: number;
            readonly from: string;
            readonly until: string;
          })
      | null;
    /** When an offer of the piece begins or ends next. */
    readonly priceUntil: string | null;
  };

export type AddOnRow = CamelRow<
  Pick<Rows['add_ons'], 'minimal_price' | 'code' | 'kind' | 'months'>
> & {
  readonly name: string;
  readonly text: string;
  readonly permille: number;
  readonly conditions: readonly string[];
};

export type DetailRow = Pick<
  Rows['master_products'],
  'id' | 'meta_master_id' | 'seo_name' | 'code' | ProductCode
> &
  Pick<Rows['meta_masters'], 'kind'> & {
    readonly name: string;
    readonly maker_slug: string;
    readonly maker_name: string;
    readonly description: string;
    readonly title: Rows['seo_texts']['title'] | null;
    readonly meta_description: string | null;
    readonly width: number | null;
    readonly height: number | null;
    readonly review_count: number;
    readonly review_tenths: number | null;
    /** These are the wire's JSON. */
    readonly categories: string;
    readonly pictures: string;
    readonly colors: string;
    readonly groups: string;
    readonly attributes: string;
    readonly stores: string;
    /** Address of the list of accessories that fit it. */
    readonly fitting_path: string | null;
    readonly loans: readonly LoanTerms[];
    readonly offers: readonly PieceRow[];
    readonly add_ons: readonly AddOnRow[];
    readonly buyback: (SelectedSteps & { readonly maximalPrice: number | null }) | null;
  };

const codeColumns = codeNames.map((name) => `v.${name}`).join(', ');

const detailSql = (language: Language, wanted: string) => `
  select v.id, v.meta_master_id, v.seo_name, v.code, ${codeColumns}, v.name_${language} as name,
    maker.slug as maker_slug, maker.name as maker_name, m.kind,
    m.description_${language} as description,
    coalesce(nullif(own.title, ''), family.title) as title,
    coalesce(nullif(own.description, ''), family.description) as meta_description,
    v.width_mm::float as width, v.height_mm::float as height,
    stars.count as review_count, stars.tenths as review_tenths,
    ${categories(language)}::text as categories, ${pictures(language)}::text as pictures,
    ${colors(language)}::text as colors, ${groups}::text as groups,
    ${attributes(language)}::text as attributes, ${stores}::text as stores,
    ${offers(language)} as offers, ${addOns(language)} as add_ons, ${buyback} as buyback,
    ${loans} as loans, ${fittingPath} as fitting_path
  from master_products v
  join meta_masters m on m.id = v.meta_master_id
  join manufacturers maker on maker.id = m.manufacturer_id
  left join attribute_values color on color.id = v.color_value_id
  left join seo_texts own on own.subject_kind = 'master_product' and own.subject_id = v.id
    and own.language = '${language}'
  left join seo_texts family on family.subject_kind = 'meta_master' and family.subject_id = m.id
    and family.language = '${language}'
  cross join lateral (
    select count(*)::integer as count,
      ((sum(r.rating) * 20 + count(*)) / nullif(count(*) * 2, 0))::integer as tenths
    from master_products w join reviews r on r.master_product_id = w.id
    where w.meta_master_id = m.id and r.status = 'approved'
  ) stars
  where ${wanted}`;

const published = 'v.seo_name = $1 and v.is_active';
const statements = { cs: detailSql('cs', published), ro: detailSql('ro', published) };
const previews = { cs: detailSql('cs', 'v.id = $1'), ro: detailSql('ro', 'v.id = $1') };

/** All of a variant's page but its neighbours' cards, in one statement; null where it is unknown. */
export async function findDetail(
  db: Knex,
  seoName: string,
  at: { readonly now: Date; readonly today: string },
  language: Language,
): Promise<DetailRow | null> {
  const [row] = await query<DetailRow>(db, statements[language], [seoName, at.now, at.today]);
  return row ?? null;
}

/** The same of a variant that nobody may buy yet, or any more. */
export async function findPreview(
  db: Knex,
  id: number,
  at: { readonly now: Date; readonly today: string },
  language: Language,
): Promise<DetailRow | null> {
  const [row] = await query<DetailRow>(db, previews[language], [id, at.now, at.today]);
  return row ?? null;
}

/** The variant's new name; null where none ever had this one. */
export async function renamedTo(db: Knex, seoName: string): Promise<string | null> {
  const [row] = await query<{ seo_name: string }>(
    db,
    `select v.seo_name from product_redirects r join master_products v on v.id = r.master_product_id
     where r.seo_name = $1 and v.is_active`,
    [seoName],
  );
  return row?.seo_name ?? null;
}
