import type { Knex } from 'knex';
import type { RunningBonus } from '#core/buyback/bonus.ts';
import { urlMap } from '#core/contract/endpoints.ts';
import type { DocumentSeller } from '#core/documents/invoice-document.ts';
import { languages } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { companyKey, findSeller } from '../platform/seller/read-seller.ts';
import { tellLegalArticles } from '../articles/published-articles.ts';
import { voucherTerms } from '../buyback/voucher-terms.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import type { RequestContext } from '../platform/http/request.ts';

const yearInSeconds = 31_536_000;

interface Bonus extends RunningBonus {
  readonly validFrom: Date;
  readonly validTo: Date | null;
}

/** What a client asks first, and the visitor's choice of language. */
export function configRoutes(deps: Dependencies): BoundRoute[] {
  const { market, knex } = deps;
  const urls = urlMap();

  const config = bind('config', async (_, context) => {
    const buybackBonuses = await runningBonuses(knex, context);
    context.tag('bonuses', companyKey);
    const articles = await tellLegalArticles(deps, context);
    return {
      market: market.code,
      language: context.language,
      languages,
      currency: market.currency,
      decimals: market.decimals,
      defaultCountry: market.defaultCountry,
      phoneTypeSlug: market.phoneTypeSlug,
      buybackBonuses,
      buybackVouchers: await voucherTerms(knex),
      company: companyOf(await findSeller(knex, deps.environment)),
      articles,
      user: context.user,
      csrfToken: context.csrfToken(),
      urls,
    };
  });

  const setLanguage = bind('set-language', async ({ body: { language } }, context) => {
    context.setCookie('language', language, yearInSeconds);
    if (context.user) await knex('users').where('id', context.user.id).update({ language });
    return undefined;
  });

  return [config, setLanguage];
}

/** Bonuses of now; the answer ends when the next one begins or ends. */
async function runningBonuses(
  db: Knex,
  { now, changesAt }: Pick<RequestContext, 'now' | 'changesAt'>,
): Promise<RunningBonus[]> {
  const bonuses: Bonus[] = await db('buyback_bonuses as b')
    .leftJoin('manufacturers as m', 'm.id', 'b.manufacturer_id')
    .leftJoin('device_types as d', 'd.id', 'b.device_type_id')
    .whereRaw('b.valid_to is null or b.valid_to > ?', [now])
    .orderBy('b.id')
    .select({
      percent: 'b.percent',
      manufacturer: 'm.slug',
      deviceType: 'd.slug',
      validFrom: 'b.valid_from',
      validTo: 'b.valid_to',
    });
  for (const { validFrom: from, validTo: to } of bonuses) {
    if (from > now) changesAt(from);
    else if (to !== null) changesAt(to);
  }
  return bonuses
    .filter(({ validFrom }) => validFrom <= now)
    .map(({ percent, manufacturer, deviceType }) => ({ percent, manufacturer, deviceType }));
}

/** What every page says of the seller, nothing before it is known; of its bank only papers speak. */
const companyOf = (seller: DocumentSeller | null) => ({
  name: seller?.name ?? '',
  street: seller?.street ?? '',
  postcode: seller?.postcode ?? '',
  city: seller?.city ?? '',
  companyId: seller?.companyId ?? '',
  vatId: seller?.vatId ?? '',
  register: seller?.register ?? '',
  eMail: seller?.eMail ?? '',
  phone: seller?.phone ?? '',
});
