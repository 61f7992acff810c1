import { useMutation, useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';

const queryKey = ['auth-sessions'] as const;

/** Where the person is signed in, with an end for each. */
export function OwnSessions() {
  const t = usePhrases('security');
  const word = usePhrases('deviceWords');
  const moment = useMoment();
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
              <tr key={one.id}>
                <th scope="row">
                  {word(`browser_${one.browser}`)}, {word(`system_${one.system}`)}
                </th>
                <td>{moment(one.openedAt)}</td>
                <td>{moment(one.lastSeenAt)}</td>
                <td>
                  {one.isCurrent ? (
                    t('current')
                  ) : (
                    <Button busy={ending.isPending} onClick={() => ending.mutate(one.id)}>
                      {t('end')}
                    </Button>
                  )}
                </td>
              </tr>
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
