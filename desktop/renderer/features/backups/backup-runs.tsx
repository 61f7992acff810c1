import type { ReactNode } from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { StatusDot } from '../../ui/states.tsx';
import type { BackupRun } from './backups.ts';

const columns = ['what', 'state', 'asked', 'contents', 'file'] as const;
const tones = { waiting: 'warning', done: 'success', failed: 'error' } as const;

interface BackupRunsProps {
  readonly runs: readonly BackupRun[];
  readonly onVerify: (id: number) => void;
  readonly isVerifying: boolean;
}

/** What was done, the newest first. */
export function BackupRuns({ runs, onVerify, isVerifying }: BackupRunsProps) {
  const t = usePhrases('backups');
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('verify')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunRow key={run.id} run={run}>
            {run.kind === 'backup' && run.status === 'done' && !run.isRemoved && (
              <Button busy={isVerifying} onClick={() => onVerify(run.id)}>
                {t('verify')}
              </Button>
            )}
          </RunRow>
        ))}
      </tbody>
    </table>
  );
}

function RunRow({ run, children }: { readonly run: BackupRun; readonly children: ReactNode }) {
  const t = usePhrases('backups');
  const moment = useMoment();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  const { kind, status, problem, bytes, rows, files, file } = run;
  return (
    <tr>
      <th scope="row">{t(`kind_${kind}`)}</th>
      <td>
        <StatusDot tone={tones[status]}>{t(`status_${status}`)}</StatusDot>
        {problem !== null && <div>{t(`problem_${problem}`)}</div>}
      </td>
      <td>
        {moment(run.askedAt)}
        <div className="soft">{run.askedBy ?? t('byItself')}</div>
      </td>
      <td className="amount">
        {rows !== null &&
          t('counts', { rows: number.format(rows), files: number.format(files ?? 0) })}
        {bytes !== null && <div>{t('megabytes', { size: number.format(bytes / 1e6) })}</div>}
      </td>
      <td>
        {file !== null && <code>{file}</code>}
        {run.isRemoved && <div className="soft">{t('removed')}</div>}
      </td>
      <td>{children}</td>
    </tr>
  );
}
