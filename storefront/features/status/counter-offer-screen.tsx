import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useMoney, usePaths, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counterOfferQuery, type CounterOffer } from './counter-offer-query.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { OfferComparison } from './offer-comparison.tsx';
import './status.css';

/** The new price after inspection. Only a press of a button decides, never opening the page. */
export function CounterOfferScreen() {
  const t = useText('status');
  const { code = '' } = useParams();
  const { data, isError, refetch } = useQuery(counterOfferQuery(useShop().client, code));
  return (
    <section className="stack-wide">
      <PageHead title={t('offerTitle')} description={t('offerDescription')} />
      <h1>{t('offerTitle')}</h1>
      {data === null && <UnknownOffer />}
      {data && <OpenedOffer code={code} offer={data} />}
      {data === undefined && isError && (
        <LoadFailed message={t('offerLoadFailed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton />}
    </section>
  );
}

function OpenedOffer({ code, offer }: { readonly code: string; readonly offer: CounterOffer }) {
  const t = useText('status');
  const money = useMoney();
  const prices = { originalPrice: money(offer.originalPrice), price: money(offer.price) };
  return (
    <>
      <p className="measure">
        {t(offer.price === 0 ? 'offerRejected' : 'offerLead', { device: offer.device, ...prices })}
      </p>
      <div className="counter-offer">
        <OfferComparison code={code} offer={offer} />
        <DecisionPanel code={code} offer={offer} />
      </div>
    </>
  );
}

function UnknownOffer() {
  const t = useText('status');
  const paths = usePaths();
  return (
    <>
      <Notice type="warning" title={t('offerNotFoundTitle')} announced={false}>
        <p>{t('offerNotFoundText')}</p>
      </Notice>
      <p>
        <LinkButton kind="secondary" to={paths.status}>
          {t('statusLink')}
        </LinkButton>
      </p>
    </>
  );
}
