import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { packOutcomes } from '#core/warehouse/scan-at-packing.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useIsListening } from '../../lib/scanner/use-scanner.ts';
import { useStation } from '../../lib/station.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { DeskView } from './desk-view.tsx';
import { deskQuery, type ClosedParcel, type PackAnswer } from './packing.ts';
import { LatestParcels } from './latest-parcels.tsx';
import { ParcelLabel } from './parcel-label.tsx';
import { OpenShipments } from './shipment-trouble.tsx';
import { ShortPicks } from './short-picks.tsx';
import { usePackScans } from './use-pack-scans.ts';
import '../../ui/scan-screen.css';
import './packing.css';

/**
 * What a packer wants: to scan a crate and see what belongs into the parcel, to hear of each piece whether it is the right
 * one, and to close the parcel with one number typed.
 */
export function PackingScreen() {
  const title = usePhrases('screens')('packing');
  const t = usePhrases('packing');
  const own = useQuery(deskQuery);
  const isListening = useIsListening();
  const maySplit = usePermission('warehouse.manage');
  const station = useStation();
  const [closed, setClosed] = useState<ClosedParcel | null>(null);
  const { isHeldUp, last, close, scan, waiting } = usePackScans(station?.id ?? null);
  const closeWith = (parcel: ClosedParcel | null) => {
    close(parcel);
    setClosed(parcel);
  };
  const desk = own.data?.desk ?? null;
  return (
    <Screen title={title}>
      <div className="pack-screen">
        {!isListening && (
          <p className="pick-banner is-wrong" role="alert">
            {t('notListening')}
          </p>
        )}
        {waiting > 0 && isHeldUp && (
          <p className="pick-banner is-notice" role="status">
            {t('heldUp', { count: waiting })}
          </p>
        )}
        <Outcome answer={last} />
        {own.isError && <ErrorState error={own.error} onRetry={() => void own.refetch()} />}
        {own.isPending && <Skeleton lines={6} />}
        {desk && (
          <DeskView key={desk.id} answer={last} desk={desk} onScan={scan} onClosed={closeWith} />
        )}
        {own.data && !desk && <p className="pick-large">{t('scanCrate')}</p>}
        {closed !== null && !desk && <ParcelLabel key={closed.id} parcel={closed} printsItself />}
        {!desk && <OpenShipments besides={closed?.id ?? null} />}
        {!desk && <LatestParcels besides={closed?.id ?? null} />}
        {maySplit && !desk && <ShortPicks />}
      </div>
    </Screen>
  );
}

/** The last scan over the whole width: colour, sign and sentence, told to screen readers too. */
function Outcome({ answer }: { readonly answer: PackAnswer | null }) {
  const t = usePhrases('packing');
  const tone = answer ? packOutcomes[answer.outcome] : 'none';
  const sign = { good: '✓', notice: '!', wrong: '✕', none: '' }[tone];
  return (
    <p className={`pick-outcome is-${tone}`} role="status" data-outcome={answer?.outcome}>
      <span aria-hidden="true">{sign}</span>{' '}
      {answer ? t(`outcome_${answer.outcome}`, { named: answer.named ?? '' }) : t('scanFirst')}
    </p>
  );
}
