import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { DeliveryEntry } from './delivery-entry.tsx';
import { deliveriesQuery, deliveryStates, type DeliveryState } from './webhooks.ts';

/** What a webhook was sent, newest first, a page at a time. */
export function DeliveryLog({ webhookId }: { readonly webhookId: number }) {
  const t = usePhrases('webhooks');
  const [state, setState] = useState<DeliveryState | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const log = useQuery({ ...deliveriesQuery(webhookId, state, before), refetchInterval: 5_000 });
  const results = log.data?.results ?? [];
  return (
    <section className="webhook-log" aria-label={t('log')}>
      <SelectField
        label={t('log')}
        value={state ?? ''}
        onChange={({ target }) => {
          setState(deliveryStates.find((one) => one === target.value) ?? null);
          setBefore(null);
        }}
      >
        <option value="">{t('delivery_all')}</option>
        {deliveryStates.map((one) => (
          <option key={one} value={one}>
            {t(`delivery_${one}`)}
          </option>
        ))}
      </SelectField>
      {log.isError && <ErrorState error={log.error} onRetry={() => void log.refetch()} />}
      {log.isPending && <Skeleton lines={4} />}
      {log.data && results.length === 0 && <p className="soft">{t('logEmpty')}</p>}
      <ul className="webhook-entries">
        {results.map((one) => (
          <DeliveryEntry key={one.id} delivery={one} />
        ))}
      </ul>
      <div className="webhook-buttons">
        {before !== null && <Button onClick={() => setBefore(null)}>{t('newest')}</Button>}
        {log.data?.hasMore && (
          <Button onClick={() => setBefore(results.at(-1)?.id ?? null)}>{t('older')}</Button>
        )}
      </div>
    </section>
  );
}
