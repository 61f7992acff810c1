import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { isLateRepair } from '#core/service/late-repair.ts';
import { buttonClasses } from '#ui/button.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { ListPages } from '../../ui/list-pages.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { RepairBoard } from './repair-board.tsx';
import { RepairSearch } from './repair-search.tsx';
import { RepairTable } from './repair-table.tsx';
import { TodayAtStore } from './today-at-store.tsx';
import { useToday } from './repair-words.ts';
import { pageSize, repairGroups, repairsQuery } from './repairs.ts';
import { useDeskView } from './use-desk-view.ts';

/** What a technician wants: what lies on the bench, what waits, and what is late; the counter finds a device here. */
export function RepairsDesk() {
  const title = usePhrases('screens')('repairs');
  const t = usePhrases('repairs');
  const [view, change] = useDeskView();
  return (
    <Screen
      title={title}
      tools={
        <Link className={buttonClasses('primary', 'repair-add-link')} to="/repairs/new">
          {t('newOne')}
        </Link>
      }
    >
      <div className="repairs">
        <RepairSearch />
        <TodayAtStore />
        <QuickViews
          label={t('which')}
          views={repairGroups.map((id) => ({ id, label: t(`group_${id}`) }))}
          chosen={view.group}
          onChoose={(group) => change({ group })}
        />
        <Repairs />
      </div>
    </Screen>
  );
}

/** Where the page begins; another choice begins at its first page. */
function useOffset(choice: string): readonly [number, (offset: number) => void] {
  const [at, setAt] = useState({ choice, offset: 0 });
  return [at.choice === choice ? at.offset : 0, (offset) => setAt({ choice, offset })];
}

/** The page of what is chosen, and what it is chosen by. */
function Repairs() {
  const t = usePhrases('repairs');
  const today = useToday();
  const [view, change] = useDeskView();
  const [offset, setOffset] = useOffset(JSON.stringify(view));
  const { group, store, technician, look, isLateOnly } = view;
  const found = useQuery({
    ...repairsQuery({ group, store, technician, offset }),
    placeholderData: keepPreviousData,
  });
  const { data, dataUpdatedAt: readAt } = found;
  const late = (data?.results ?? []).filter((row) => isLateRepair(row, today));
  const rows = isLateOnly ? late : (data?.results ?? []);
  return (
    <>
      <DeskFilters view={view} change={change} lateCount={late.length} />
      {found.isError && !data && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Skeleton lines={8} />}
      {data && rows.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {rows.length > 0 && look === 'board' && <RepairBoard rows={rows} readAt={readAt} />}
      {rows.length > 0 && look === 'list' && <RepairTable rows={rows} readAt={readAt} />}
      {data && <ListPages offset={offset} size={pageSize} count={data.count} onTurn={setOffset} />}
    </>
  );
}
