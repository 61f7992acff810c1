import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { handOverOutcomes } from '#core/warehouse/scan-at-hand-over.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useStationScans } from '../../lib/scanner/use-station-scans.ts';
import { useStation } from '../../lib/station.ts';
import { ScanOutcome, TypedCode } from '../../ui/scan-line.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { listQuery, readAnew, type HandOverAnswer, type Van } from './hand-over.ts';
import { Manifests } from './manifests.tsx';
import { VanView } from './van-view.tsx';
import { Vans } from './vans.tsx';
import './hand-over.css';
import { usePlaceName } from '../../lib/use-place-name.ts';

/**
 * What whoever loads a van wants: to scan one parcel after the other, to see which one is missing or must not leave, and a list
 * that the driver signs.
 */
export function HandOverScreen() {
  const title = usePhrases('screens')('handOver');
  const t = usePhrases('handOver');
  const calledIn = usePlaceName();
  const stationId = useStation()?.id ?? null;
  const found = useQuery(listQuery);
  const [van, setVan] = useState<Van | null>(null);
  const [last, setLast] = useState<HandOverAnswer | null>(null);
  const { scan, waiting, isHeldUp } = useStationScans('hand-over', async (body) => {
    const { carrier = null, placeId = null } = van ?? {};
    const { answer } = await client.post('hand-over-scan', {
      body: { ...body, stationId, carrier, placeId },
    });
    // The first parcel says whose van it is.
    if (!van && answer.outcome === 'scanned' && answer.carrier && answer.placeId !== null) {
      setVan({ carrier: answer.carrier, placeId: answer.placeId });
    }
    readAnew();
    return { tone: handOverOutcomes[answer.outcome], show: () => setLast(answer) };
  });
  const tone = last ? handOverOutcomes[last.outcome] : 'none';
  const { parcel, named, placeName } = last ?? {};
  const words = { parcel: parcel ?? '', named: named ?? '', place: calledIn(placeName ?? '') };
  return (
    <Screen title={title}>
      <div className="hand-over">
        <ScanOutcome tone={tone} outcome={last?.outcome} waiting={waiting} isHeldUp={isHeldUp}>
          {last ? t(`outcome_${last.outcome}`, words) : t('scanParcel')}
        </ScanOutcome>
        {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton lines={6} />}
        {van && (
          <VanView
            van={van}
            wantsClose={last?.outcome === 'close_now' ? last : null}
            onScan={scan}
            onDone={() => setVan(null)}
          />
        )}
        {found.data && !van && <Vans vans={found.data.carriers} onChoose={setVan} />}
        <TypedCode onScan={scan} />
        {found.data && !van && <Manifests manifests={found.data.manifests} />}
      </div>
    </Screen>
  );
}
