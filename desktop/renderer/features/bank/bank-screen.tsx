import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { entriesQuery, type BankEntry, type EntryState } from './bank.ts';
import { DecideEntry } from './decide-entry.tsx';
import { EntryTable } from './entry-table.tsx';
import { MessageTable } from './message-table.tsx';
import { PaymentInbox } from './payment-inbox.tsx';
import { UploadStatement } from './upload-statement.tsx';
import '../../ui/csv-import/csv-import.css';
import '../../ui/plain-table.css';
import './bank.css';

type Shown = EntryState | 'messages' | 'inbox';
const all = [
  'open',
  'waiting',
  'taken',
  'noted',
  'messages',
  'inbox',
] as const satisfies readonly Shown[];

const isEntryState = (shown: Shown): shown is EntryState =>
  shown !== 'messages' && shown !== 'inbox';

/** Statements of the shop's account: what paid which order, and what waits for a person. */
export function BankScreen() {
  const title = usePhrases('screens')('bank');
  const t = usePhrases('bank');
  const [shown, setShown] = useState<Shown>('open');
  const [decided, setDecided] = useState<BankEntry | null>(null);
  const entries = useInfiniteQuery(entriesQuery(isEntryState(shown) ? shown : 'open'));
  const [first] = entries.data?.pages ?? [];
  const countOf = (one: Shown) =>
    (isEntryState(one) ? first?.counts[one] : first?.messages.length) ?? 0;
  const tabs = all.map((id) => ({ id, label: t(`state_${id}`, { count: countOf(id) }) }));
  return (
    <Screen title={title}>
      <div className="bank">
        <p className="soft">{t('lead')}</p>
        <UploadStatement />
        <Tabs name="bank" label={t('state')} tabs={tabs} chosen={shown} onChoose={setShown} />
        <div role="tabpanel" id="bank-panel" aria-labelledby={`bank-tab-${shown}`}>
          {entries.isError && (
            <ErrorState error={entries.error} onRetry={() => void entries.refetch()} />
          )}
          {entries.isPending && <Skeleton lines={6} />}
          {first && shown !== 'inbox' && countOf(shown) === 0 && (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )}
          {first && countOf(shown) > 0 && shown === 'messages' && (
            <MessageTable messages={first.messages} />
          )}
          {shown === 'inbox' && <PaymentInbox />}
          {entries.data && countOf(shown) > 0 && isEntryState(shown) && (
            <EntryTable
              entries={entries.data.pages.flatMap(({ results }) => results)}
              onDecide={setDecided}
            />
          )}
          {entries.hasNextPage && isEntryState(shown) && (
            <Button busy={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </div>
      </div>
      {decided && <DecideEntry key={decided.id} entry={decided} onClose={() => setDecided(null)} />}
    </Screen>
  );
}
