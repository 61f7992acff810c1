import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transferOutcomes } from '#core/warehouse/scan-at-transfer.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { useStationScans } from '../../lib/scanner/use-station-scans.ts';
import { useStation } from '../../lib/station.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ScanOutcome, TypedCode } from '../../ui/scan-line.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { EndTransfer } from './end-transfer.tsx';
import { TransferLines } from './transfer-lines.tsx';
import { transferKey, transferQuery, type Transfer, type TransferAnswer } from './transfers.ts';
import { usePlaceName } from '../../lib/use-place-name.ts';

interface TransferViewProps {
  readonly id: number;
  readonly onLeave: () => void;
}

/** One transfer: scanned by the side whose turn it is, read by the other and once it ended. */
export function TransferView({ id, onLeave }: TransferViewProps) {
  const t = usePhrases('transfers');
  const placeName = usePlaceName();
  const found = useQuery(transferQuery(id));
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={8} />;
  const { from, status, to } = found.data;
  const isMine = (status === 'packing' && from.isOwn) || (status === 'on_way' && to.isOwn);
  return (
    <section className="receiving-part" aria-labelledby="transfer-name">
      <div className="receiving-fields">
        <Button onClick={onLeave}>{t('back')}</Button>
        <h2 id="transfer-name">
          {t('fromTo', { from: placeName(from.name), to: placeName(to.name), id })}
        </h2>
      </div>
      {isMine ? <OpenTransfer transfer={found.data} /> : <OtherTransfer transfer={found.data} />}
    </section>
  );
}

function OpenTransfer({ transfer }: { readonly transfer: Transfer }) {
  const t = usePhrases('transfers');
  const stationId = useStation()?.id ?? null;
  const { bin, id, isDamaged, status } = transfer;
  const [last, setLast] = useState<TransferAnswer | null>(null);
  const [isEnding, setEnding] = useState<'finish' | 'cancel' | null>(null);
  const { scan, waiting, isHeldUp } = useStationScans(`transfer:${String(id)}`, async (body) => {
    const sent = { params: { id }, body: { ...body, stationId } };
    const reply = await client.post('transfer-scan', sent);
    queries.setQueryData(transferKey(id), reply.transfer);
    const show = () => {
      setLast(reply.answer);
      if (reply.answer.outcome === 'finish_now') setEnding('finish');
    };
    return { tone: transferOutcomes[reply.answer.outcome], show };
  });
  const tone = last ? transferOutcomes[last.outcome] : 'none';
  return (
    <>
      <ScanOutcome tone={tone} outcome={last?.outcome} waiting={waiting} isHeldUp={isHeldUp}>
        {last ? t(`outcome_${last.outcome}`) : t(`scan_${status === 'packing' ? 'out' : 'in'}`)}
      </ScanOutcome>
      {bin !== null && <p className="pick-large">{t('outOfBin', { bin })}</p>}
      {isDamaged && <p className="pick-banner is-notice">{t('nextDamaged')}</p>}
      {last !== null && last.orders.length > 0 && (
        <p className="pick-banner is-notice">{t('promised', { orders: last.orders.join(', ') })}</p>
      )}
      <TransferLines transfer={transfer} lastId={last?.productId ?? null} />
      <TransferActs transfer={transfer} onScan={scan} onEnd={setEnding} />
      <TypedCode onScan={scan} />
      {isEnding !== null && (
        <EndTransfer transfer={transfer} act={isEnding} onClose={() => setEnding(null)} />
      )}
    </>
  );
}

interface ActsProps {
  readonly transfer: Transfer;
  readonly onScan: (text: string) => void;
  readonly onEnd: (act: 'finish' | 'cancel') => void;
}

function TransferActs({ transfer: { from, isDamaged, status }, onScan, onEnd }: ActsProps) {
  const t = usePhrases('transfers');
  const undo = usePhrases('scanning')('undo');
  return (
    <div className="pick-acts">
      <Button onClick={() => onScan('CMD-UNDO')}>{undo}</Button>
      {status === 'on_way' && (
        <Button aria-pressed={isDamaged} onClick={() => onScan('CMD-DAMAGED')}>
          {t('damaged')}
        </Button>
      )}
      {from.isOwn && <Button onClick={() => onEnd('cancel')}>{t('cancel')}</Button>}
      <Button kind="primary" onClick={() => onEnd('finish')}>
        {t(status === 'packing' ? 'send' : 'close')}
      </Button>
    </div>
  );
}

function OtherTransfer({ transfer }: { readonly transfer: Transfer }) {
  const t = usePhrases('transfers');
  const moment = useMoment();
  const [isEnding, setEnding] = useState(false);
  const { endedAt, endedBy, from, note, status } = transfer;
  return (
    <>
      <p className="pick-large">{t(`said_${status}`)}</p>
      {endedAt !== null && <p>{t('endedBy', { name: endedBy ?? '', moment: moment(endedAt) })}</p>}
      {note !== '' && <p>{note}</p>}
      <TransferLines transfer={transfer} lastId={null} />
      {status === 'on_way' && from.isOwn && (
        <div className="pick-acts">
          <Button onClick={() => setEnding(true)}>{t('cancel')}</Button>
        </div>
      )}
      {isEnding && (
        <EndTransfer transfer={transfer} act="cancel" onClose={() => setEnding(false)} />
      )}
    </>
  );
}
