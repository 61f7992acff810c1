import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { BadgeLabel, type IssuedBadge } from './badge-label.tsx';

const badgeKey = ['staff-badge'];

/** The badge by which somebody signs in at a desk of the warehouse: a new one, and its end. */
export function StaffBadge({ id }: { readonly id: number }) {
  const t = usePhrases('badges');
  const moment = useMoment();
  const [issued, setIssued] = useState<IssuedBadge | null>(null);
  const state = useQuery({
    queryKey: [...badgeKey, id],
    queryFn: ({ signal }) => client.get('staff-badge', { query: { id: String(id) } }, { signal }),
  });
  const acts = {
    onSettled: () => queries.invalidateQueries({ queryKey: badgeKey }),
  };
  const issue = useMutation({
    mutationFn: () => client.post('staff-badge-issue', { body: { id } }),
    onSuccess: setIssued,
    ...acts,
  });
  const revoke = useMutation({
    mutationFn: () => client.post('staff-badge-revoke', { body: { id } }),
    onSuccess: () => {
      setIssued(null);
      notify('success', t('revoked'));
    },
    ...acts,
  });
  if (state.isError) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  if (!state.data) return <Skeleton lines={2} />;
  const { issuedAt, lockedUntil, hasPin } = state.data;
  return (
    <section className="staff-form" aria-labelledby="staff-badge">
      <h3 id="staff-badge" className="field-label">
        {t('badge')}
      </h3>
      <p>{issuedAt === null ? t('none') : t('issuedAt', { at: moment(issuedAt) })}</p>
      {lockedUntil !== null && <p>{t('lockedUntil', { at: moment(lockedUntil) })}</p>}
      {!hasPin && <p className="soft">{t('needsPin')}</p>}
      {issued && <BadgeLabel badge={issued} />}
      <div className="entrance-people">
        <Button busy={issue.isPending} onClick={() => issue.mutate()}>
          {t(issuedAt === null ? 'issue' : 'replace')}
        </Button>
        {issuedAt !== null && (
          <Button kind="quiet" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('revoke')}
          </Button>
        )}
      </div>
    </section>
  );
}
