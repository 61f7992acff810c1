import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { formatMoney } from '#core/shared/money.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { RevenueTable } from './revenue-table.tsx';
import { StateTimes } from './state-times.tsx';
import { WorkedTable } from './worked-table.tsx';
import '../../ui/plain-table.css';
import './repair-numbers.css';

type Numbers = Reply<Endpoints['admin-repair-numbers']>;

const spans = [7, 30, 90, 365] as const;
type Span = (typeof spans)[number];

/** How the bench does: what it earned, what came back, what was late, and where repairs wait longest. */
export function RepairNumbersScreen() {
  const title = usePhrases('screens')('repairNumbers');
  const t = usePhrases('repairNumbers');
  const [days, setDays] = useState<Span>(30);
  const found = useQuery({
    queryKey: ['admin-repair-numbers', days],
    queryFn: ({ signal }) => client.get('admin-repair-numbers', { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  return (
    <Screen title={title} tools={<SpanField days={days} onChange={setDays} />}>
      {found.isError && !data && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Skeleton lines={10} />}
      {data && isEmpty(data) && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {data && !isEmpty(data) && (
        <div className="repair-numbers">
          <Totals numbers={data} />
          <StateTimes states={data.states} />
          <RevenueTable title={t('byOperation')} rows={data.byOperation} />
          <RevenueTable title={t('byTechnician')} rows={data.byTechnician} />
          <WorkedTable title={t('workedByOperation')} rows={data.workedByOperation} />
          <WorkedTable title={t('workedByTechnician')} rows={data.workedByTechnician} />
        </div>
      )}
    </Screen>
  );
}

const isEmpty = ({ takenIn, handedOut, states }: Numbers): boolean =>
  takenIn === 0 && handedOut === 0 && states.length === 0;

interface SpanFieldProps {
  readonly days: Span;
  readonly onChange: (days: Span) => void;
}

function SpanField({ days, onChange }: SpanFieldProps) {
  const t = usePhrases('repairNumbers');
  return (
    <SelectField
      label={t('span')}
      value={String(days)}
      onChange={(event) => onChange(spans.find((one) => String(one) === event.target.value) ?? 30)}
    >
      {spans.map((one) => (
        <option key={one} value={one}>
          {t('lastDays', { count: one })}
        </option>
      ))}
    </SelectField>
  );
}

function Totals({ numbers }: { readonly numbers: Numbers }) {
  const t = usePhrases('repairNumbers');
  const { market } = useConfig();
  const { kept, late } = numbers.promised;
  const facts = [
    ['takenIn', String(numbers.takenIn)],
    ['handedOut', String(numbers.handedOut)],
    ['promisesKept', kept + late === 0 ? '–' : t('keptOf', { kept, all: kept + late })],
    ['cameBack', String(numbers.cameBack)],
    ['partsCost', formatMoney(numbers.partsCost, market)],
  ] as const;
  return (
    <dl className="repair-totals">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
