import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import { actsKey, actsQuery, type PreparedAct } from '../../lib/prepared-acts.ts';
import { CallOff, DecideAct } from './decide-act.tsx';
import '../../ui/plain-table.css';
import './approvals.css';

const states = ['waiting', 'decided'] as const;
type State = (typeof states)[number];

/** What one person prepared and another releases (DECISIONS "Money and two people"). */
export function ApprovalsScreen() {
  const t = usePhrases('approvals');
  const title = usePhrases('screens')('approvals');
  const [state, setState] = useState<State>('waiting');
  useLiveQueries('prepared_acts', actsKey);
  const acts = useQuery(actsQuery(state));
  const tools = states.map((one) => (
    <Button
      key={one}
      kind={one === state ? 'primary' : 'secondary'}
      aria-pressed={one === state}
      onClick={() => setState(one)}
    >
      {t(one)}
    </Button>
  ));
  return (
    <Screen title={title} tools={tools}>
      <div className="approvals">
        <p className="soft">{t('lead')}</p>
        {acts.isError && <ErrorState error={acts.error} onRetry={() => void acts.refetch()} />}
        {acts.isPending && <Skeleton lines={8} />}
        {acts.data?.results.length === 0 && (
          <EmptyState title={t(state === 'waiting' ? 'none' : 'noneDecided')}>
            {t(state === 'waiting' ? 'noneText' : 'noneDecidedText')}
          </EmptyState>
        )}
        {acts.data && acts.data.results.length > 0 && <Acts acts={acts.data.results} />}
      </div>
    </Screen>
  );
}

const columns = ['act', 'title', 'amount', 'preparedBy', 'reason', 'state'] as const;
const tones = {
  waiting: 'warning',
  released: 'success',
  refused: 'error',
  called_off: 'neutral',
  expired: 'neutral',
} as const;

function Acts({ acts }: { readonly acts: readonly PreparedAct[] }) {
  const t = usePhrases('approvals');
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
            <span className="visually-hidden">{t('decide')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </tbody>
    </table>
  );
}

function ActRow({ act }: { readonly act: PreparedAct }) {
  const t = usePhrases('approvals');
  const moment = useMoment();
  const { market } = useConfig();
  const isWaiting = act.status === 'waiting';
  return (
    <tr>
      <th scope="row">{t(`act_${act.act}`)}</th>
      <td>{act.title}</td>
      <td className="amount">{act.amount > 0 && formatMoney(act.amount, market)}</td>
      <td>{t('by', { name: act.preparedBy, moment: moment(act.preparedAt) })}</td>
      <td>{act.reason}</td>
      <td>
        <StatusDot tone={tones[act.status]}>{t(`status_${act.status}`)}</StatusDot>
        <div className="soft">
          {isWaiting
            ? t('expires', { moment: moment(act.expiresAt) })
            : act.decidedBy !== null &&
              t('by', { name: act.decidedBy, moment: moment(act.decidedAt ?? act.preparedAt) })}
        </div>
        {act.note !== '' && <div>{act.note}</div>}
      </td>
      <td>
        {act.mayDecide && <DecideAct act={act} />}
        {isWaiting && act.isOwn && <CallOff act={act} />}
        {isWaiting && !act.isOwn && !act.mayDecide && <p className="soft">{t('ofMaker')}</p>}
      </td>
    </tr>
  );
}
