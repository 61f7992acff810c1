import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useClient, usePaths, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readAddress, type SelectorAddress } from './address.ts';
import type { SelectorScreenProps } from './questionnaire-props.ts';
import { Selector } from './selector.tsx';
import { selectorQuery } from './selector-queries.ts';

/** The buy-back at any address below its root: loads what the server says of the address. */
export function SelectorScreen(props: SelectorScreenProps) {
  const { market } = useShop();
  const { pathname } = useLocation();
  const address = readAddress(pathname, market);
  return address === null ? <UnknownDevice /> : <LoadedSelector {...props} address={address} />;
}

function LoadedSelector({
  address,
  Questionnaire,
  forms,
}: SelectorScreenProps & { readonly address: SelectorAddress }) {
  const t = useText('selector');
  const query = useQuery({
    ...selectorQuery(useClient(), address),
    placeholderData: keepPreviousData,
  });
  if (query.data === undefined) {
    return query.isError || query.fetchStatus === 'paused' ? (
      <LoadFailed message={t('loadFailed')} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton />
    );
  }
  if ('missing' in query.data) {
    return <UnknownDevice offer={address.code !== null} nearest={query.data.url} />;
  }
  return <Selector data={query.data} Questionnaire={Questionnaire} forms={forms} />;
}

interface UnknownDeviceProps {
  /** The address named a stored offer. */
  readonly offer?: boolean;
  /** The last step of the address that is still offered. */
  readonly nearest?: string | null;
}

function UnknownDevice({ offer = false, nearest = null }: UnknownDeviceProps) {
  const t = useText('selector');
  const { root, status } = usePaths();
  if (offer && nearest === status) return <UsedOffer status={status} />;
  const title = t(offer ? 'unknownOfferTitle' : 'unknownTitle');
  return (
    <section className="stack">
      <PageHead title={title} description={t('description')} />
      <h1>{title}</h1>
      <p className="measure">{t(offer ? 'unknownOfferText' : 'unknownText')}</p>
      <p>
        <LinkButton to={nearest ?? root}>{t('chooseDevice')}</LinkButton>
      </p>
    </section>
  );
}

/** Whoever opens the mail of an offer again is told what became of it. */
function UsedOffer({ status }: { readonly status: string }) {
  const t = useText('selector');
  return (
    <section className="stack">
      <PageHead title={t('usedOfferTitle')} description={t('description')} />
      <h1>{t('usedOfferTitle')}</h1>
      <p className="measure">{t('usedOfferText')}</p>
      <p>
        <LinkButton to={status}>{t('usedOfferStatus')}</LinkButton>
      </p>
    </section>
  );
}
