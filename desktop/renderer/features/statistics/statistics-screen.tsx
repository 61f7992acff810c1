import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#core/shared/calendar.ts';
import { windowDays, type WindowDays } from '#core/statistics/measures.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { CountedAt } from './counted-at.tsx';
import { DayCharts } from './day-charts.tsx';
import { FunnelSection, InspectionSection, PromisesSection } from './flow-sections.tsx';
import { DiscountsSection, MissedSearchesSection, StockTurnSection } from './goods-sections.tsx';
import { isEmpty, type Statistics } from './numbers.ts';
import { Totals } from './totals.tsx';
import '../../ui/plain-table.css';
import './statistics.css';

/** What was sold, bought and earned in the last days beside as many days before them. */
export function StatisticsScreen() {
  const title = usePhrases('screens')('statistics');
  const t = usePhrases('statistics');
  const [days, setDays] = useState<WindowDays>(21);
  const found = useQuery({
    queryKey: ['admin-statistics', days],
    queryFn: ({ signal }) =>
      client.get('admin-statistics', { query: { days: `${days}` } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  return (
    <Screen title={title}>
      <div className="statistics">
        <SpanField days={days} onChange={setDays} />
        {found.isError && !data && (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.isPending && <Skeleton lines={10} />}
        {data && <CountedAt countedAt={data.countedAt} />}
        {data && isEmpty(data) && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        {data && !isEmpty(data) && <Numbers statistics={data} />}
      </div>
    </Screen>
  );
}

function Numbers({ statistics }: { readonly statistics: Statistics }) {
  const t = usePhrases('statistics');
  const { from, to } = statistics;
  return (
    <>
      <p>{t('compared', { from: formatDate(from), to: formatDate(to) })}</p>
      <Totals statistics={statistics} />
      <DayCharts statistics={statistics} />
      <FunnelSection statistics={statistics} />
      <InspectionSection statistics={statistics} />
      <StockTurnSection statistics={statistics} />
      <DiscountsSection statistics={statistics} />
      <MissedSearchesSection statistics={statistics} />
      <PromisesSection statistics={statistics} />
    </>
  );
}

interface SpanFieldProps {
  readonly days: WindowDays;
  readonly onChange: (days: WindowDays) => void;
}

function SpanField({ days, onChange }: SpanFieldProps) {
  const t = usePhrases('statistics');
  return (
    <SelectField
      label={t('span')}
      value={String(days)}
      onChange={({ target }) =>
        onChange(windowDays.find((one) => String(one) === target.value) ?? days)
      }
    >
      {windowDays.map((one) => (
        <option key={one} value={one}>
          {t(`days${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
