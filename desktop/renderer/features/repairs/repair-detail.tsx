import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import { RepairBench } from './repair-bench.tsx';
import { BagLabel } from './bag-label.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import { HandOut } from './hand-out.tsx';
import { IntakePanel } from './intake-panel.tsx';
import { LoanPanel } from './loan-panel.tsx';
import { Promised } from './repair-facts-line.tsx';
import { RepairBill } from './repair-bill.tsx';
import { RepairContact } from './repair-contact.tsx';
import { RepairFacts } from './repair-facts.tsx';
import { RepairHistory } from './repair-history.tsx';
import { RepairWork } from './repair-work.tsx';
import { RepairMoves } from './repair-moves.tsx';
import { RepairNotes } from './repair-notes.tsx';
import { RepairTies } from './repair-ties.tsx';
import { SlotFact } from './slot-fact.tsx';
import { toneOf } from './repair-words.ts';
import { repairQuery, type Repair } from './repairs.ts';

/** One repair: what is known of it, what is to be done, what it costs, and its way back. */
export function RepairDetail({ id }: { readonly id: number }) {
  const title = usePhrases('screens')('repairs');
  const t = usePhrases('repairs');
  const { search } = useLocation();
  const found = useQuery(repairQuery(id));
  const { data } = found;
  return (
    <Screen
      title={data ? `${data.number} · ${data.device}` : title}
      tools={
        <>
          <BagLabel id={id} />
          <Link to={{ pathname: '/repairs', search }}>{t('back')}</Link>
        </>
      }
    >
      <div className="repair">
        {found.isError && !data && (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.isPending && <Skeleton lines={14} />}
        {data && <Parts repair={data} />}
      </div>
    </Screen>
  );
}

function Parts({ repair }: { readonly repair: Repair }) {
  return (
    <>
      <Head repair={repair} />
      <p className="repair-fault">{repair.fault}</p>
      <RepairMoves repair={repair} />
      <div className="repair-columns">
        <div className="repair-column">
          <RepairBill repair={repair} />
          {repair.canHandOut && <HandOut repair={repair} />}
          <RepairWork repair={repair} />
          <ClaimPanel repair={repair} />
          <LoanPanel id={repair.id} />
          <IntakePanel repair={repair} />
          <RepairBench repair={repair} />
          <RepairTies repair={repair} />
        </div>
        <div className="repair-column">
          <RepairContact repair={repair} />
          <RepairFacts repair={repair} />
          <RepairNotes repair={repair} />
          <RepairHistory repair={repair} />
        </div>
      </div>
    </>
  );
}

/** What one asks first: its state and since when, whose it is, who works on it, and until when. */
function Head({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const moment = useMoment();
  const { status, statusSince, customer, technician, store } = repair;
  return (
    <p className="repair-head">
      <StatusDot tone={toneOf[status]}>
        <strong>{t(`status_${status}`)}</strong>
      </StatusDot>
      <span className="soft">{moment(statusSince)}</span>
      <span>{customer === '' ? t('wiped') : customer}</span>
      <Promised repair={repair} />
      <SlotFact repair={repair} />
      <span>
        {t('technician')}: {technician?.name ?? t('nobody')}
      </span>
      <span className="soft">{store.name}</span>
    </p>
  );
}
