import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { undoChange, type ChangeSet } from '../lib/history.ts';
import { anyTopic, useLiveQueries } from '../lib/live.ts';
import { useMoment } from '../lib/use-moment.ts';
import { usePermission } from '../lib/use-permission.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx';
import { ChangeEntries } from '../ui/change-entries.tsx';
import './history-panel.css';

const page = 30;
type Whose = 'mine' | 'all';
const sides: readonly Whose[] = ['mine', 'all'];

/** What was changed, by whom and when, with the way back. */
export function HistoryPanel({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('frame');
  const [whose, setWhose] = useState<Whose>('mine');
  const maySeeAll = usePermission('audit.read');
  useLiveQueries(anyTopic, ['admin-change-list']);
  return (
    <Panel title={t('history')} onClose={onClose}>
      {maySeeAll && (
        <div className="language-switch" role="group" aria-label={t('whoseChanges')}>
          {sides.map((one) => (
            <Button
              key={one}
              kind="quiet"
              aria-pressed={one === whose}
              onClick={() => setWhose(one)}
            >
              {t(one === 'mine' ? 'myChanges' : 'allChanges')}
            </Button>
          ))}
        </div>
      )}
      <Changes whose={whose} />
    </Panel>
  );
}

function Changes({ whose }: { readonly whose: Whose }) {
  const t = usePhrases('frame');
  const list = useInfiniteQuery({
    queryKey: ['admin-change-list', whose],
    queryFn: ({ pageParam, signal }) =>
      client.get(
        'admin-change-list',
        { query: { whose, offset: pageParam, limit: page } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) =>
      pages.length * page < count ? pages.length * page : undefined,
  });
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton lines={10} />;
  const sets = list.data.pages.flatMap(({ results }) => results);
  if (sets.length === 0) {
    return (
      <EmptyState icon="history" title={t('noChangesTitle')}>
        {t('noChangesText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className="changes">
        {sets.map((set) => (
          <Change key={set.id} set={set} isMine={whose === 'mine'} />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('showOlder')}
        </Button>
      )}
    </>
  );
}

function Change({ set, isMine }: { readonly set: ChangeSet; readonly isMine: boolean }) {
  const t = usePhrases('frame');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const undo = () => {
    setBusy(true);
    void undoChange(set.id).finally(() => setBusy(false));
  };
  const mayUndo = set.refusal === null && set.undoneBy === null;
  return (
    <li className="change" data-undone={set.undoneBy !== null}>
      <button
        type="button"
        className="change-title"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {set.undoes !== null && `${t('undoOf')} `}
        {set.title}
      </button>
      <p className="change-about soft">
        <When at={set.at} />
        {!isMine && ` · ${set.actor.name}`}
        {set.undoneBy !== null && ` · ${t('wasUndone')}`}
        {set.refusal === 'record_only' && ` · ${t('recordOnly')}`}
      </p>
      {isOpen && <ChangeEntries id={set.id} />}
      {mayUndo && (
        <Button kind="quiet" icon="undo" busy={isBusy} onClick={undo}>
          {set.undoes === null ? t('undo') : t('redo')}
        </Button>
      )}
    </li>
  );
}

function When({ at }: { readonly at: string }) {
  const say = useMoment();
  return <time dateTime={at}>{say(at)}</time>;
}
