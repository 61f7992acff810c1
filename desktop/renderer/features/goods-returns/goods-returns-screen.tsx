import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { returnOutcomes } from '#core/warehouse/scan-at-return.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { useStationScans } from '../../lib/scanner/use-station-scans.ts';
import { useStation } from '../../lib/station.ts';
import { ScanOutcome, TypedCode } from '../../ui/scan-line.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { ExpectedReturns } from './expected-returns.tsx';
import {
  returnsKey,
  returnsQuery,
  type GoodsReturnAnswer,
  type GoodsReturns,
} from './goods-returns.ts';
import { OpenReturn } from './open-return.tsx';
import '../../ui/plain-table.css';
import '../../ui/scan-screen.css';
import '../../ui/received-goods.css';

/** Goods that come back from customers: the parcel or the order, each piece, and it is finished. */
export function GoodsReturnsScreen() {
  const title = usePhrases('screens')('goodsReturns');
  const found = useQuery(returnsQuery);
  return (
    <Screen title={title}>
      <div className="receiving">
        {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton lines={8} />}
        {found.data && <ScannedReturns returns={found.data} />}
      </div>
    </Screen>
  );
}

function ScannedReturns({ returns: { open, expected } }: { readonly returns: GoodsReturns }) {
  const t = usePhrases('goodsReturns');
  const stationId = useStation()?.id ?? null;
  const [last, setLast] = useState<GoodsReturnAnswer | null>(null);
  const { scan, waiting, isHeldUp } = useStationScans('goods-return', async (body) => {
    const reply = await client.post('goods-return-scan', { body: { ...body, stationId } });
    queries.setQueryData<GoodsReturns>(returnsKey, (before) =>
      before === undefined ? before : { ...before, open: reply.open },
    );
    if (reply.open === null) await queries.invalidateQueries({ queryKey: returnsKey });
    return { tone: returnOutcomes[reply.answer.outcome], show: () => setLast(reply.answer) };
  });
  const tone = last ? returnOutcomes[last.outcome] : 'none';
  return (
    <div className="receiving-part">
      <ScanOutcome tone={tone} outcome={last?.outcome} waiting={waiting} isHeldUp={isHeldUp}>
        {last ? t(`outcome_${last.outcome}`) : t(open ? 'scanPiece' : 'scanFirst')}
      </ScanOutcome>
      {open ? (
        <OpenReturn open={open} lastId={last?.productId ?? null} onScan={scan} />
      ) : (
        <ExpectedReturns expected={expected} onScan={scan} />
      )}
      <TypedCode onScan={scan} />
    </div>
  );
}
