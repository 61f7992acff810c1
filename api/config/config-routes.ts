import { bonusTextPercent } from '#core/buyback/bonus.ts';
import { urlMap } from '#core/contract/endpoints.ts';
import type { DocumentSeller } from '#core/documents/invoice-document.ts';
import { languages } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { tellLegalArticles } from '../articles/published-articles.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';

const yearInSeconds = 31_536_000;

interface Bonus {
  readonly percent: number;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
}

/** What a client asks first, and the visitor's choice of language. */
export function configRoutes(deps: Dependencies): BoundRoute[] {
  const { market, knex } = deps;
  const urls = urlMap();

  const config = bind('config', async (_, context) => {
    const bonuses: Bonus[] = await knex('buyback_bonuses')
      .whereRaw('valid_to is null or valid_to > ?', [context.now])
      .select('percent', 'valid_from', 'valid_to');
    for (const { valid_from: from, valid_to: to } of bonuses) {
      if (from > context.now) context.changesAt(from);
      else if (to !== null) context.changesAt(to);
    }
    const running = bonuses.filter(({ valid_from: from }) => from <= context.now);
    context.tag('bonuses');
    const articles = await tellLegalArticles(deps, context);
    return {
      market: market.code,
      language: context.language,
      languages,
      currency: market.currency,
      decimals: market.decimals,
      defaultCountry: market.defaultCountry,
      phoneTypeSlug: market.phoneTypeSlug,
      buybackBonusPercent: bonusTextPercent(running.map(({ percent }) => percent)),
      company: companyOf(deps.environment.seller),
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

/** What every page says of the seller; of its bank only papers speak. */
const companyOf = (seller: DocumentSeller) => ({
  name: seller.name,
  street: seller.street,
  postcode: seller.postcode,
  city: seller.city,
  companyId: seller.companyId ?? '',
  vatId: seller.vatId ?? '',
  register: seller.register,
  eMail: seller.eMail,
  phone: seller.phone,
});
