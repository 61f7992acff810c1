import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { SelectField } from '#ui/text-field.tsx';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import { useAmount } from './bank.ts';

type Inbox = Reply<Endpoints['payment-inbox']>;
type Message = Inbox['results'][number];

const states = ['done', 'waiting', 'lost'] as const;
const tones = { done: 'success', waiting: 'info', lost: 'warning' } as const;
const newsNames = ['pending', 'authorised', 'captured', 'failed', 'cancelled', 'expired'] as const;
const inboxKey = ['payment-inbox'];

/** What gateways and companies of loans told the shop, what came of it, and each once more. */
export function PaymentInbox() {
  const t = usePhrases('bank');
  const [state, setState] = useState<Message['state'] | ''>('');
  const inbox = useInfiniteQuery({
    queryKey: [...inboxKey, state],
    staleTime: 0,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      client.get(
        'payment-inbox',
        {
          query: {
            ...(state !== '' && { state }),
            ...(pageParam > 0 && { before: pageParam }),
          },
        },
        { signal },
      ),
    getNextPageParam: ({ hasMore, results }: Inbox) => (hasMore ? results.at(-1)?.id : undefined),
  });
  const messages = inbox.data?.pages.flatMap(({ results }) => results);
  return (
    <>
      <SelectField
        label={t('inboxState')}
        value={state}
        onChange={({ target }) => setState(states.find((one) => one === target.value) ?? '')}
      >
        <option value="">{t('inbox_all')}</option>
        {states.map((one) => (
          <option key={one} value={one}>
            {t(`inbox_${one}`)}
          </option>
        ))}
      </SelectField>
      {inbox.isError && <ErrorState error={inbox.error} onRetry={() => void inbox.refetch()} />}
      {inbox.isPending && <Skeleton lines={6} />}
      {messages?.length === 0 && <EmptyState title={t('inboxNone')}>{t('inboxHelp')}</EmptyState>}
      {messages !== undefined && messages.length > 0 && <MessageRows messages={messages} />}
      {inbox.hasNextPage && (
        <Button busy={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function MessageRows({ messages }: { readonly messages: readonly Message[] }) {
  const t = usePhrases('bank');
  const columns = ['receivedAt', 'provider', 'inboxNews', 'amount', 'inboxState', 'order'] as const;
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </tbody>
    </table>
  );
}

/** What is told of an attempt in words; a loan's own words are its company's. */
const newsOf = ({ news }: Message) => newsNames.find((one) => one === news) ?? ('other' as const);

function MessageRow({ message }: { readonly message: Message }) {
  const t = usePhrases('bank');
  const moment = useMoment();
  const amount = useAmount();
  const { currency } = useConfig();
  const { id, provider, reference, state, order, standing } = message;
  const news = newsOf(message);
  const again = useMutation({
    mutationFn: () => client.post('payment-inbox-again', { params: { id }, body: {} }),
    onSuccess: ({ outcome }) =>
      notify(outcome === 'changed' ? 'success' : 'info', t(`again_${outcome}`)),
    onSettled: () => queries.invalidateQueries({ queryKey: inboxKey }),
  });
  return (
    <tr>
      <td>{moment(message.receivedAt)}</td>
      <th scope="row">
        {provider} <span className="soft">{reference}</span>
      </th>
      <td>{t(news === 'other' ? 'newsUnknown' : `news_${news}`)}</td>
      <td>{message.amount !== null && amount(message.amount * 100, currency)}</td>
      <td>
        <StatusDot tone={tones[state]}>{t(`inbox_${state}`)}</StatusDot>
        {standing === 'sent' && <span className="soft"> {t('loanSent')}</span>}
      </td>
      <td>{order && <Link to={`/orders/${String(order.id)}`}>{order.number}</Link>}</td>
      <td>
        <Button
          busy={again.isPending}
          aria-label={t('againOf', { reference })}
          onClick={() => again.mutate()}
        >
          {t('again')}
        </Button>
      </td>
    </tr>
  );
}
