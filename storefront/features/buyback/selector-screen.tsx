import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import type { SaleForms } from '../../lib/sale-forms.ts';
import { useClient, usePaths, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readAddress, type SelectorAddress } from './address.ts';
import type { QuestionnaireProps } from './questionnaire-props.ts';
import { Selector } from './selector.tsx';
import { selectorQuery } from './selector-queries.ts';

export interface SelectorScreenProps {
  /** Loaded apart, when a device is selected. */
  readonly Questionnaire: ComponentType<QuestionnaireProps>;
  readonly forms: SaleForms;
}

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
    const { url } = query.data;
    return url === null ? <UnknownDevice /> : <Navigate to={url} replace />;
  }
  return <Selector data={query.data} Questionnaire={Questionnaire} forms={forms} />;
}

function UnknownDevice() {
  const t = useText('selector');
  return (
    <section className="stack">
      <PageHead title={t('unknownTitle')} description={t('description')} />
      <h1>{t('unknownTitle')}</h1>
      <p className="measure">{t('unknownText')}</p>
      <p>
        <LinkButton to={usePaths().root}>{t('chooseDevice')}</LinkButton>
      </p>
    </section>
  );
}
