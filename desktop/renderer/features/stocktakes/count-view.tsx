import { useState } from 'react';
import { countOutcomes } from '#core/warehouse/stocktake.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { useStationScans } from '../../lib/scanner/use-station-scans.ts';
import { useStation } from '../../lib/station.ts';
import { Button } from '../../ui/button.tsx';
import { ScanOutcome, TypedCode } from '../../ui/scan-line.tsx';
import { stocktakeKey, type CountAnswer, type Stocktake } from './stocktakes.ts';

/** Counting blind: the bin, what was scanned of it, and nothing of what the books say. */
export function CountView({ stocktake: { id, current } }: { readonly stocktake: Stocktake }) {
  const t = usePhrases('stocktakes');
  const undo = usePhrases('scanning')('undo');
  const stationId = useStation()?.id ?? null;
  const [last, setLast] = useState<CountAnswer | null>(null);
  const { scan, waiting, isHeldUp } = useStationScans(`stocktake:${String(id)}`, async (body) => {
    const sent = { params: { id }, body: { ...body, stationId } };
    const { answer, stocktake } = await client.post('stocktake-scan', sent);
    queries.setQueryData(stocktakeKey(id), stocktake);
    return { tone: countOutcomes[answer.outcome], show: () => setLast(answer) };
  });
  const tone = last ? countOutcomes[last.outcome] : 'none';
  const said = last && [t(`outcome_${last.outcome}`), last.name].filter(Boolean).join(': ');
  return (
    <>
      <ScanOutcome tone={tone} outcome={last?.outcome} waiting={waiting} isHeldUp={isHeldUp}>
        {said ?? t('scanBin')}
      </ScanOutcome>
      {current && (
        <>
          <p className="pick-large">{t('countHere', { bin: current.bin })}</p>
          <ul className="stocktake-items" aria-label={current.bin}>
            {current.items.map(({ productId, code, name, counted: count }) => (
              <li key={productId}>
                <strong>{t('pieces', { count })}</strong> {`${name} · ${code}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="pick-acts">
        <Button onClick={() => scan('CMD-UNDO')}>{undo}</Button>
        {current && (
          <Button kind="primary" onClick={() => scan('CMD-FINISH')}>
            {t('finish')}
          </Button>
        )}
      </div>
      <TypedCode onScan={scan} />
    </>
  );
}
