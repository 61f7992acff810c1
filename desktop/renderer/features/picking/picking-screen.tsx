import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useStation } from '../../lib/station.ts';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { roundQuery } from './picking.ts';
import { QueueView } from './queue-view.tsx';
import { RoundView } from './round-view.tsx';
import '../../ui/scan-screen.css';
import './picking.css';

/**
 * What a picker wants: the next order without looking for it, then one thing, one place and one number at a time, read
 * from two metres; and to hear whether the last scan was right without turning round.
 */
export function PickingScreen() {
  const title = usePhrases('screens')('picking');
  const own = useQuery(roundQuery);
  const stationId = useStation()?.id ?? null;
  if (own.data?.round) return <RoundView round={own.data.round} stationId={stationId} />;
  return (
    <Screen title={title}>
      {own.isError && <ErrorState error={own.error} onRetry={() => void own.refetch()} />}
      {own.isPending && <Skeleton lines={6} />}
      {own.data && <QueueView stationId={stationId} />}
    </Screen>
  );
}
