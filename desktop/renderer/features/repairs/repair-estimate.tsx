import { isWithinLimit, totalOf } from '#core/service/repair-estimate.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { dayText } from '../../lib/moment-text.ts';
import { Button } from '../../ui/button.tsx';
import { DecideEstimate } from './decide-estimate.tsx';
import { useMoney } from './repair-words.ts';
import type { Repair } from './repairs.ts';
import { useRepairAct } from './use-repair-act.ts';

interface RepairEstimateProps {
  readonly repair: Repair;
  /** Lines are written that are not stored yet, so that they would not be asked about. */
  readonly isUnsaved: boolean;
}

/** The question to the customer: sending it, what became of it, and what they told staff. */
export function RepairEstimate({ repair, isUnsaved }: RepairEstimateProps) {
  const t = usePhrases('repairs');
  const { canEstimate, estimate, status } = repair;
  if (!canEstimate && estimate === null) return null;
  return (
    <section>
      <h2>{t('estimate')}</h2>
      {estimate && <LastEstimate estimate={estimate} />}
      {canEstimate && isUnsaved && <p className="soft">{t('estimateUnsaved')}</p>}
      {canEstimate && !isUnsaved && <SendEstimate repair={repair} />}
      {status === 'waiting_for_approval' && (
        <DecideEstimate key={estimate?.sentAt} repair={repair} />
      )}
    </section>
  );
}

function LastEstimate({ estimate }: { readonly estimate: NonNullable<Repair['estimate']> }) {
  const t = usePhrases('repairs');
  const moment = useMoment();
  const money = useMoney();
  const { total, sentAt, validUntil, decision, decidedAt, proof, reason } = estimate;
  const decided = t(`decision_${decision ?? 'none'}`, {
    moment: decidedAt === null ? '' : moment(decidedAt),
  });
  return (
    <p>
      {t('estimateOf', { total: money(total), moment: moment(sentAt), day: dayText(validUntil) })}
      <br />
      <strong>{decided}</strong>
      {proof !== null && ` (${t(`proof_${proof}`)})`}
      {reason !== '' && ` ${reason}`}
    </p>
  );
}

function SendEstimate({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const money = useMoney();
  const { id, version, lines, priceLimit, estimateDays } = repair;
  const send = useRepairAct(id, {
    version,
    send: () => client.post('admin-repair-estimate', { params: { id }, body: { version } }),
    done: ({ status }) => t(status === 'approved' ? 'estimateApproved' : 'estimateSent'),
  });
  const priced = lines.flatMap(({ price }) => (price === null ? [] : [{ price }]));
  if (lines.length === 0) return <p className="soft">{t('estimateEmpty')}</p>;
  if (priced.length < lines.length) return <p className="soft">{t('estimateNoPrice')}</p>;
  const total = totalOf(priced);
  const isWithin = isWithinLimit(total, priceLimit);
  return (
    <>
      <p>
        {isWithin
          ? t('estimateWithin', { total: money(total), limit: money(priceLimit ?? 0) })
          : t('estimateAsk', { total: money(total), count: estimateDays })}
      </p>
      <Button kind="primary" busy={send.isPending} onClick={() => send.mutate()}>
        {t(isWithin ? 'approveWithin' : 'sendEstimate')}
      </Button>
    </>
  );
}
