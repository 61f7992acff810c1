import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { useMoment } from '../../lib/moment.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sessionsQuery, type OwnSession } from './account-queries.ts';

/** Ends one session, or all others where there is no id. */
function useEnding() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number | null) =>
      id === null
        ? client.post('auth-sessions-end-others', {})
        : client.post('auth-session-end', { body: { id } }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery(client)),
  });
}

/** Where somebody is signed in, with an end for each. */
export function OwnSessions() {
  const t = useText('account');
  const { data, isError, refetch } = useQuery(sessionsQuery(useClient()));
  const { mutate, isPending, isSuccess, isError: isRefused } = useEnding();
  return (
    <Card className="stack">
      <h2>{t('sessionsTitle')}</h2>
      <p className="measure">{t('sessionsText')}</p>
      {isSuccess && <Notice type="success" title={t('sessionsEnded')} />}
      {isRefused && <Notice type="error" title={t('sessionsFailed')} />}
      {data === undefined && !isError && <Skeleton />}
      {data === undefined && isError && (
        <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      <ul className="stack">
        {data?.sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} isBusy={isPending} onEnd={() => mutate(session.id)} />
          </li>
        ))}
      </ul>
      {data !== undefined && data.sessions.length > 1 && (
        <div>
          <Button kind="secondary" busy={isPending} onClick={() => mutate(null)}>
            {t('sessionsEndOthers')}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const t = useText('account');
  const word = useText('devices');
  const moment = useMoment();
  const at = (instant: string) => {
    const { day, time } = moment(new Date(instant));
    return { at: `${day} ${time}` };
  };
  const { browser, system, openedAt, lastSeenAt, isCurrent } = session;
  const name = `${word(`browser_${browser}`)}, ${word(`system_${system}`)}`;
  return (
    <div className="cluster">
      <div>
        <strong>{name}</strong>
        <p className="soft small">
          {t('sessionOpened', at(openedAt))}, {t('sessionSeen', at(lastSeenAt))}
        </p>
      </div>
      {isCurrent ? (
        <span>{t('sessionCurrent')}</span>
      ) : (
        <Button
          kind="quiet"
          busy={isBusy}
          aria-label={`${t('sessionEnd')}: ${name}`}
          onClick={onEnd}
        >
          {t('sessionEnd')}
        </Button>
      )}
    </div>
  );
}
