import { useMutation, useQuery } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';

type OwnSession = Reply<Endpoints['auth-sessions']>['sessions'][number];
const queryKey = ['auth-sessions'] as const;

/** Where the person is signed in, with an end for each. */
export function OwnSessions() {
  const t = usePhrases('security');
  const { data, isError, error, refetch } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) => client.get('auth-sessions', {}, { signal }),
  });
  const ending = useMutation({
    mutationFn: (id: number | null) =>
      id === null
        ? client.post('auth-sessions-end-others', {})
        : client.post('auth-session-end', { body: { id } }),
    onSuccess: () => notify('success', t('ended')),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <section className="security-part" aria-labelledby="own-sessions">
      <h3 id="own-sessions">{t('sessions')}</h3>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton lines={3} />}
      {data !== undefined && (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('device')}</th>
              <th scope="col">{t('opened')}</th>
              <th scope="col">{t('lastSeen')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {data.sessions.map((one) => (
              <SessionRow
                key={one.id}
                session={one}
                isBusy={ending.isPending}
                onEnd={() => ending.mutate(one.id)}
              />
            ))}
          </tbody>
        </table>
      )}
      {data !== undefined && data.sessions.length > 1 && (
        <Button busy={ending.isPending} onClick={() => ending.mutate(null)}>
          {t('endOthers')}
        </Button>
      )}
    </section>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const t = usePhrases('security');
  const word = usePhrases('deviceWords');
  const moment = useMoment();
  const { browser, system, openedAt, lastSeenAt, isCurrent } = session;
  return (
    <tr>
      <th scope="row">
        {word(`browser_${browser}`)}, {word(`system_${system}`)}
      </th>
      <td>{moment(openedAt)}</td>
      <td>{moment(lastSeenAt)}</td>
      <td>
        {isCurrent ? (
          t('current')
        ) : (
          <Button busy={isBusy} onClick={onEnd}>
            {t('end')}
          </Button>
        )}
      </td>
    </tr>
  );
}
