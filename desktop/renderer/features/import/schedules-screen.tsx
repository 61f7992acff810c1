import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { importSchedules } from '#core/import/import-schedules.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import '../../ui/plain-table.css';
import './imports.css';

type States = Reply<Endpoints['import-schedule-states']>;

const key = ['import-schedule-states'];
const statesQuery = {
  queryKey: key,
  refetchInterval: 10_000,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('import-schedule-states', {}, { signal }),
};

/** Imports that come round by themselves: the list that is kept, how each does, and the last runs. */
export function SchedulesScreen() {
  return <ResourceList resource={importSchedules} lead={<Doings />} />;
}

function Doings() {
  const t = usePhrases('imports');
  const states = useQuery(statesQuery);
  if (states.isError) {
    return <ErrorState error={states.error} onRetry={() => void states.refetch()} />;
  }
  if (!states.data) return <Skeleton lines={3} />;
  const { schedules, runs } = states.data;
  const trouble = schedules.filter(({ state }) => state === 'failed' || state === 'late').length;
  return (
    <div className="schedule-doings">
      <p className="soft">{t('schedulesLead')}</p>
      {trouble > 0 && <p role="alert">{t('trouble', { count: trouble })}</p>}
      {schedules.length > 0 && <ScheduleTable schedules={schedules} />}
      <details>
        <summary>{t('runs')}</summary>
        {runs.length === 0 ? <p className="soft">{t('noRuns')}</p> : <RunTable runs={runs} />}
      </details>
    </div>
  );
}

function ScheduleTable({ schedules }: Pick<States, 'schedules'>) {
  const t = usePhrases('imports');
  const moment = useMoment();
  const mayEdit = usePermission('catalogue.edit');
  const run = useMutation({
    mutationFn: (id: number) => client.post('import-schedule-run', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('scheduleName')}</th>
          <th scope="col">{t('column_state')}</th>
          <th scope="col">{t('lastRun')}</th>
          <th scope="col">{t('nextRun')}</th>
          {mayEdit && <th scope="col">{t('runNow')}</th>}
        </tr>
      </thead>
      <tbody>
        {schedules.map(({ id, name, state, lastAt, nextAt }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{t(`state_${state}`)}</td>
            <td>{lastAt === null ? '–' : moment(lastAt)}</td>
            <td>{nextAt === null || lastAt === null ? '–' : moment(nextAt)}</td>
            {mayEdit && (
              <td>
                <Button
                  aria-label={t('runNowOf', { name })}
                  busy={run.isPending && run.variables === id}
                  onClick={() => run.mutate(id)}
                >
                  {t('runNow')}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RunTable({ runs }: Pick<States, 'runs'>) {
  const t = usePhrases('imports');
  const moment = useMoment();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('column_when')}</th>
          <th scope="col">{t('scheduleName')}</th>
          <th scope="col">{t('column_state')}</th>
          <th scope="col">{t('column_result')}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((one) => (
          <tr key={one.id}>
            <td>{moment(one.startedAt)}</td>
            <th scope="row">{one.name}</th>
            <td>{t(`run_${one.outcome}`)}</td>
            <td>
              {one.reason}{' '}
              {one.importId !== null && (
                <>
                  {t('runCounts', {
                    applied: one.applied,
                    refused: one.refused,
                    held: one.held,
                  })}{' '}
                  <Link to={`/imports/${String(one.importId)}`}>{t('openRun')}</Link>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
