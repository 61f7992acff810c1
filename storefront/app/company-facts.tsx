import { markets } from '#core/market/market.ts';
import { useText } from '../i18n/text.ts';
import { useShop } from '../lib/shop.tsx';

/** Who sells: the law wants it on every page, with a way to write and to call. */
export function CompanyFacts() {
  const t = useText('shell');
  const { config, market } = useShop();
  const { company } = config;
  return (
    <address className="site-footer-company" aria-label={t('companyFacts')}>
      <strong>{company.name}</strong>, {company.street}, {company.postcode} {company.city}
      <br />
      {t('companyId')} {company.companyId}, {t('vatId')} {company.vatId}. {company.register}.
      <br />
      <a href={`mailto:${company.eMail}`}>{company.eMail}</a>,{' '}
      <a href={`tel:${company.phone.replace(/ /g, '')}`}>{company.phone}</a>
      <br />
      <a href={markets[market].disputesUrl}>{t(`disputes_${market}`)}</a>
    </address>
  );
}
