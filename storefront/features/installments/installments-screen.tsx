import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { BestPlans } from './best-plans.tsx';
import { Calculator } from './calculator.tsx';
import './installments.css';

/** What installments cost, before anybody asks for them. */
export function InstallmentsScreen() {
  const t = useText('installments');
  const paths = salePaths(useShop().market);
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} canonical={paths.installments} />
      <div className="stack">
        <h1>{t('title')}</h1>
        <p className="measure">{t('lead')}</p>
        <noscript>
          <p className="measure">{t('needsScript')}</p>
        </noscript>
      </div>
      <BestPlans />
      <Calculator />
      <div className="stack">
        <h2>{t('howTitle')}</h2>
        <ol className="plan-steps measure">
          <li>{t('how1')}</li>
          <li>{t('how2')}</li>
          <li>{t('how3')}</li>
        </ol>
        <p>
          <LinkButton kind="secondary" to={paths.cart}>
            {t('toCart')}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
