import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import { readServicePath, servicePaths } from '#core/paths/service-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useClient, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { chosenNames, ServiceCrumbs } from './service-crumbs.tsx';
import { ServiceDevice } from './service-device.tsx';
import { ServiceSearch } from './service-search.tsx';
import { serviceQuery, type ServiceReply } from './service-query.ts';
import './service.css';

/** The service at any address below its root: choices, and the operations of a chosen model. */
export function ServiceScreen() {
  const { market } = useShop();
  const { pathname } = useLocation();
  const steps = readServicePath(pathname, market);
  return steps === null ? <UnknownDevice nearest={null} /> : <LoadedService steps={steps} />;
}

function LoadedService({ steps }: { readonly steps: SelectedSteps }) {
  const t = useText('service');
  const { data, isError, refetch } = useQuery({
    ...serviceQuery(useClient(), steps),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    return isError ? (
      <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton bars={6} />
    );
  }
  if ('missing' in data) return <UnknownDevice nearest={data.url} />;
  return data.device === null || data.operations === null ? (
    <Choices data={data} />
  ) : (
    <ServiceDevice data={data} device={data.device} operations={data.operations} />
  );
}

function Choices({ data }: { readonly data: ServiceReply }) {
  const t = useText('service');
  const names = chosenNames(data).join(' ');
  return (
    <section className="stack-wide">
      <PageHead
        title={names === '' ? t('title') : t('titleStep', { name: names })}
        description={t('description')}
        canonical={data.url}
        query={['operation']}
      />
      <ServiceCrumbs data={data} />
      <div className="stack">
        <h1>{names === '' ? t('heading') : t('headingStep', { name: names })}</h1>
        <p className="measure">{t('lead')}</p>
      </div>
      <ServiceSearch />
      <ServiceChoice data={data} />
    </section>
  );
}

function UnknownDevice({ nearest }: { readonly nearest: string | null }) {
  const t = useText('service');
  const { market } = useShop();
  return (
    <section className="stack">
      <PageHead title={t('unknown')} description={t('description')} />
      <h1>{t('unknown')}</h1>
      <p className="measure">{t('unknownText')}</p>
      <p>
        <LinkButton to={nearest ?? servicePaths(market).root}>{t('choose')}</LinkButton>
      </p>
    </section>
  );
}
