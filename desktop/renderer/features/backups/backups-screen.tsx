import { useMutation, useQuery } from '@tanstack/react-query';
import type { BackupKind } from '#core/contract/backups.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { BackupRuns } from './backup-runs.tsx';
import { EncryptionKeys } from './encryption-keys.tsx';
import { backupsKey, backupsQuery, type BackupList } from './backups.ts';
import '../../ui/plain-table.css';
import './backups.css';

/** Whether the shop could be had back tomorrow, and what makes sure of it. */
export function BackupsScreen() {
  const t = usePhrases('backups');
  const title = usePhrases('screens')('backups');
  const backups = useQuery(backupsQuery);
  const start = useMutation({
    mutationFn: (body: { readonly kind: BackupKind; readonly id?: number }) =>
      client.post('backup-start', { body }),
    onSuccess: () => notify('success', t('started')),
    onSettled: () => queries.invalidateQueries({ queryKey: backupsKey }),
  });
  const { data } = backups;
  const isBusy = (kind: BackupKind) =>
    data?.results.some((run) => run.kind === kind && run.status === 'waiting') ?? false;
  const tools = data?.isOn && (
    <>
      <Button busy={isBusy('drill')} onClick={() => start.mutate({ kind: 'drill' })}>
        {t('startDrill')}
      </Button>
      <Button
        kind="primary"
        busy={isBusy('backup')}
        onClick={() => start.mutate({ kind: 'backup' })}
      >
        {t('startBackup')}
      </Button>
    </>
  );
  return (
    <Screen title={title} tools={tools}>
      <div className="backups">
        {backups.isError && (
          <ErrorState error={backups.error} onRetry={() => void backups.refetch()} />
        )}
        {backups.isPending && <Skeleton lines={8} />}
        {data && <BackupFacts list={data} />}
        {data?.isOn && data.results.length === 0 && (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        )}
        {data && data.results.length > 0 && (
          <BackupRuns
            runs={data.results}
            onVerify={(id) => start.mutate({ kind: 'verify', id })}
            isVerifying={isBusy('verify')}
          />
        )}
        <EncryptionKeys />
      </div>
    </Screen>
  );
}

/** What is done by itself, and since when it was not. */
function BackupFacts({ list }: { readonly list: BackupList }) {
  const t = usePhrases('backups');
  const moment = useMoment();
  const { isOn, isLate, lastGoodAt, lastDrillAt } = list;
  if (!isOn) {
    return (
      <div className="backup-warning" role="status">
        <p>{t('off')}</p>
        <p>{t('offHow')}</p>
      </div>
    );
  }
  const said = (at: string | null) => (at === null ? t('never') : moment(at));
  return (
    <>
      {isLate && (
        <p className="backup-warning" role="status">
          {t('late')}
        </p>
      )}
      <p className="soft">{t('lead')}</p>
      <dl className="backup-facts">
        <dt className="soft">{t('lastGood')}</dt>
        <dd>{said(lastGoodAt)}</dd>
        <dt className="soft">{t('lastDrill')}</dt>
        <dd>{said(lastDrillAt)}</dd>
      </dl>
      <p className="soft">{t('drillHelp')}</p>
    </>
  );
}
