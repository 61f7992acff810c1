import { useMutation } from '@tanstack/react-query';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { StatusDot } from '../../ui/states.tsx';
import { securityKey, type SecurityAlert } from './security-state.ts';
import '../../ui/plain-table.css';

const columns = ['alert', 'whom', 'times', 'last'] as const;

/** What the rules found; each stays until somebody has looked into it. */
export function AlertList({ alerts }: { readonly alerts: readonly SecurityAlert[] }) {
  const t = usePhrases('securityLog');
  return (
    <section aria-labelledby="security-alerts">
      <h2 id="security-alerts">{t('alerts')}</h2>
      {alerts.length === 0 && <p className="soft">{t('noAlerts')}</p>}
      {alerts.length > 0 && (
        <div className="security-alerts">
          <table className="plain-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('seen')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {alerts.map((alert) => (
                <AlertRow key={alert.id} alert={alert} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function AlertRow({ alert }: { readonly alert: SecurityAlert }) {
  const t = usePhrases('securityLog');
  const moment = useMoment();
  const number = new Intl.NumberFormat(useLanguage());
  const see = useMutation({
    mutationFn: () => client.post('security-alert-seen', { params: { id: alert.id }, body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: securityKey }),
  });
  const { rule, subject, times, lastAt, seenAt, seenBy } = alert;
  return (
    <tr>
      <th scope="row">
        <StatusDot tone={seenAt === null ? 'error' : 'success'}>{t(`rule_${rule}`)}</StatusDot>
      </th>
      <td>{rule === 'chain_broken' ? t('link', { sequence: subject }) : subject}</td>
      <td className="amount">{number.format(times)}</td>
      <td>{moment(lastAt)}</td>
      <td>
        {seenAt === null ? (
          <Button busy={see.isPending} onClick={() => see.mutate()}>
            {t('seen')}
          </Button>
        ) : (
          <span className="soft">{t('seenBy', { name: seenBy ?? '', at: moment(seenAt) })}</span>
        )}
      </td>
    </tr>
  );
}
