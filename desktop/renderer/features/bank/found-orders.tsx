import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isOrderNumber } from '#core/orders/order-number.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { useAmount } from './bank.ts';

interface FoundOrdersProps {
  readonly typed: string;
  readonly onChosen: (number: string) => void;
}

/** Orders that what is typed may mean; one that is chosen stands in the field. */
export function FoundOrders({ typed, onChosen }: FoundOrdersProps) {
  const t = usePhrases('bank');
  const amount = useAmount();
  const { currency } = useConfig();
  const term = useDebounced(typed.trim(), 150);
  // A whole number is no question any more.
  const isAsked = term.length >= 2 && !isOrderNumber(term);
  const found = useQuery({
    // People are looked for: nothing of it is kept once the dialog is closed.
    queryKey: ['bank-order-find', term],
    gcTime: 0,
    queryFn: ({ signal }) => client.post('bank-order-find', { body: { q: term } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  if (!isAsked) return null;
  if (found.isError) return <p role="alert">{t('findFailed')}</p>;
  const orders = found.data?.results ?? [];
  if (orders.length === 0) return found.isFetching ? null : <p role="status">{t('noneFound')}</p>;
  return (
    <ul className="bank-found" aria-label={t('foundOrders')}>
      {orders.map(({ number, customer, toPay, isWaiting }) => (
        <li key={number}>
          <Button onClick={() => onChosen(number)}>
            {[number, customer, amount(toPay * 100, currency), isWaiting ? '' : t('notWaiting')]
              .filter((text) => text !== '')
              .join(' · ')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
