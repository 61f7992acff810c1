import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { useAddressView } from '../../lib/use-address-view.ts';
import { PagedPart } from '../../ui/paged-part.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { refundsKey } from '../../ui/refunds/refund.ts';
import { Screen } from '../../ui/screen.tsx';
import { RefundTable } from './refund-table.tsx';
import './refunds-screen.css';

const queries = {
  open: { scope: 'open' },
  failed: { status: 'failed' },
  today: { scope: 'today' },
  all: {},
} as const;
const views = ['open', 'failed', 'today', 'all'] as const;
const size = 50;

/** What whoever pays back wants: to see what has not gone back yet, why, and to move it on. */
export function RefundsScreen() {
  const t = usePhrases('money');
  const title = usePhrases('screens')('refunds');
  const { view, setView } = useAddressView(views, 'open');
  const [offset, setOffset] = useState(0);
  useLiveQueries('refunds', refundsKey);
  useLiveQueries('refund_payouts', refundsKey);
  const found = useQuery({
    queryKey: [...refundsKey, 'list', view, offset],
    queryFn: ({ signal }) =>
      client.get(
        'admin-refund-list',
        { query: { ...queries[view], offset, limit: size } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen title={title}>
      <QuickViews
        label={t('views')}
        views={views.map((id) => ({ id, label: t(`refunds_${id}`) }))}
        chosen={view}
        onChoose={(next) => {
          setView(next);
          setOffset(0);
        }}
      />
      <div className="refunds">
        <PagedPart
          found={found}
          offset={offset}
          size={size}
          onTurn={setOffset}
          none={t(`refundsNone_${view}`)}
          noneText={t('refundsNoneText')}
        >
          {(refunds) => <RefundTable refunds={refunds} />}
        </PagedPart>
      </div>
    </Screen>
  );
}
