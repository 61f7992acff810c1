import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriberStatus } from '#core/newsletter/subscribe.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { PagedPart } from '../../ui/paged-part.tsx';
import { SplitView } from '../../ui/panel.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ExportButton } from './export-button.tsx';
import { FindSubscriber } from './find-subscriber.tsx';
import { SubscriberPanel } from './subscriber-panel.tsx';
import { SubscriberTable } from './subscriber-table.tsx';
import { pageSize, subscribersQuery, type Subscriber, type SubscriberList } from './subscribers.ts';
import '../../ui/plain-table.css';
import '../../ui/catalogue/screen-part.css';
import './subscribers.css';

const views = ['confirmed', 'waiting', 'unsubscribed'] as const;

/** Who is sent news and by what consent: a person on the phone is found by their address and signed off. */
export function SubscribersScreen() {
  const title = usePhrases('screens')('subscribers');
  const [status, setStatus] = useState<SubscriberStatus>('confirmed');
  const [opened, setOpened] = useState<Subscriber | null>(null);
  const [found, setFound] = useState<readonly Subscriber[] | null>(null);
  const mayExport = usePermission('subscribers.export');
  const onChanged = (now: Subscriber) => {
    setOpened(now);
    setFound((before) => before?.map((one) => (one.id === now.id ? now : one)) ?? null);
  };
  return (
    <Screen title={title} tools={mayExport && <ExportButton status={status} />}>
      <SplitView
        panel={
          opened && (
            <SubscriberPanel
              key={opened.id}
              subscriber={opened}
              onChanged={onChanged}
              onClose={() => setOpened(null)}
            />
          )
        }
      >
        <div className="screen-part">
          <FindSubscriber found={found} onFound={setFound} />
          {found ? (
            <Found rows={found} onOpen={setOpened} />
          ) : (
            <List status={status} onChoose={setStatus} onOpen={setOpened} />
          )}
        </div>
      </SplitView>
    </Screen>
  );
}

interface OpenProps {
  readonly onOpen: (subscriber: Subscriber) => void;
}

function Found({ rows, onOpen }: OpenProps & { readonly rows: readonly Subscriber[] }) {
  const t = usePhrases('subscribers');
  if (rows.length > 0) return <SubscriberTable rows={rows} onOpen={onOpen} />;
  return (
    <EmptyState icon="search" title={t('notFound')}>
      {t('notFoundText')}
    </EmptyState>
  );
}

interface ListProps extends OpenProps {
  readonly status: SubscriberStatus;
  readonly onChoose: (status: SubscriberStatus) => void;
}

function List({ status, onChoose, onOpen }: ListProps) {
  const t = usePhrases('subscribers');
  const [offset, setOffset] = useState(0);
  const read = useQuery({ ...subscribersQuery(status, offset), placeholderData: keepPreviousData });
  const { data } = read;
  return (
    <>
      {data && <Numbers numbers={data.numbers} />}
      <QuickViews
        label={t('which')}
        views={views.map((id) => ({ id, label: t(`view_${id}`) }))}
        chosen={status}
        onChoose={(next) => {
          onChoose(next);
          setOffset(0);
        }}
      />
      <PagedPart
        found={read}
        offset={offset}
        size={pageSize}
        onTurn={setOffset}
        none={t(`none_${status}`)}
        noneText={t('noneText')}
      >
        {(rows) => <SubscriberTable rows={rows} onOpen={onOpen} />}
      </PagedPart>
    </>
  );
}

function Numbers({ numbers }: Pick<SubscriberList, 'numbers'>) {
  const t = usePhrases('subscribers');
  return (
    <dl className="subscriber-numbers" aria-label={t('numbers')}>
      {(['confirmed', 'waiting', 'leftThisMonth'] as const).map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{numbers[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
