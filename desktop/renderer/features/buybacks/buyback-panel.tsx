import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState, ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import { AccountHolder } from './account-holder.tsx';
import { AnswerTable } from './answer-table.tsx';
import type { DeskFile } from './desk-file.ts';
import { InspectionForm } from './inspection-form.tsx';
import { InspectionResult } from './inspection-result.tsx';
import { MoveBuyback } from './move-buyback.tsx';
import { PersonalData } from './personal-data.tsx';
import { Photos } from './photos.tsx';
import { PriceLines } from './price-lines.tsx';
import { Timeline } from './timeline.tsx';
import { toneOf, useStatusName } from './use-status-name.ts';
import './buybacks.css';

interface BuybackPanelProps {
  /** Id of the row, as the address has it. */
  readonly reference: string;
  readonly onClose: () => void;
}

/** One buy-back beside the list: what was promised, what was found, what comes next. */
export function BuybackPanel({ reference, onClose }: BuybackPanelProps) {
  const t = usePhrases('buybacks');
  const id = /^\d{1,9}$/.test(reference) ? Number(reference) : null;
  const queryKey = ['buyback-desk', id];
  useLiveQueries('buybacks', queryKey);
  useLiveQueries('buyback_payouts', queryKey);
  const file = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      id === null ? null : client.get('buyback-desk', { params: { id } }, { signal }),
  });
  const { data } = file;
  return (
    <Panel
      title={t('title', { number: reference })}
      link={`/buybacks/${reference}`}
      onClose={onClose}
      actions={data && data.moves.length > 0 ? <MoveBuyback file={data} /> : undefined}
    >
      {file.isError && <ErrorState error={file.error} onRetry={() => void file.refetch()} />}
      {file.isPending && <Skeleton lines={14} />}
      {data === null && <EmptyState title={t('missing')} />}
      {data && <FileParts file={data} />}
    </Panel>
  );
}

function FileParts({ file }: { readonly file: DeskFile }) {
  const mayMove = usePermission('buyback.move');
  return (
    <div className="buyback">
      <Summary file={file} />
      {file.mayInspect && <InspectionForm file={file} />}
      {file.inspection && <InspectionResult file={file} inspection={file.inspection} />}
      {!file.mayInspect && !file.inspection && <AnswerTable file={file} />}
      <PriceLines file={file} />
      <Photos file={file} />
      <PersonalData file={file} />
      {file.needsAccountHolder && mayMove && <AccountHolder file={file} />}
      <Timeline file={file} />
    </div>
  );
}

/** Device, state and money: what one asks first. */
function Summary({ file }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const statusName = useStatusName();
  const moment = useMoment();
  const { market } = useConfig();
  const money = (amount: number) => formatMoney(amount, market);
  const { offered, payout, order } = file;
  const isChanged = offered.price !== file.price || offered.grade !== file.grade;
  return (
    <section className="buyback-summary">
      <h3>{file.device}</h3>
      <p>
        <StatusDot tone={toneOf[file.status]}>{statusName(file.status)}</StatusDot>
      </p>
      <p className="buyback-price">{money(file.price)}</p>
      <p className="soft">
        {t('offeredFor', { price: money(offered.price), grade: offered.grade })}
        {isChanged && (
          <>
            <br />
            {t('paysNow', { price: money(file.price), grade: file.grade })}
          </>
        )}
        <br />
        {t('lockedTill', { moment: moment(file.lockedUntil) })}
      </p>
      <p>
        <span className="soft">{t('code')}</span> <code>{file.codeBeginning}…</code>
      </p>
      {file.note !== '' && (
        <p>
          <span className="soft">{t('customerNote')}:</span> {file.note}
        </p>
      )}
      {order && (
        <p>
          <Link to={`/orders/${order.number}`}>{t('setOff', { number: order.number })}</Link>{' '}
          <span className="soft">
            {order.statusText}
            {order.isReleased
              ? `, ${t('setOffEnded')}`
              : `, ${t('setOffDue', { due: money(order.due) })}`}
          </span>
        </p>
      )}
      {payout && payout.stage !== 'waiting' && (
        <p>
          {t(`payout_${payout.stage}`, {
            amount: money(payout.amount),
            name: payout.releasedBy ?? payout.preparedBy,
            reference: payout.reference ?? '',
          })}
        </p>
      )}
    </section>
  );
}
