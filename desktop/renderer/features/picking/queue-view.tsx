import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readLabel } from '#core/warehouse/label-code.ts';
import { mostCrates } from '#core/warehouse/pick-round.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { roundKey } from '../../lib/pick-round.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { becomeStation } from '../../lib/become-station.ts';
import { enqueueScan } from '../../lib/scanner/scan-queue.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { StationField } from '../../ui/station-field.tsx';
import { OpenRounds } from './open-rounds.tsx';
import { queueQuery, scansOf, type PickQueue } from './picking.ts';
import { WaitingPicks } from './waiting-picks.tsx';
import { usePlaceName } from '../../lib/use-place-name.ts';

const sizes = [1, 2, 4, 6, 8, mostCrates];

/** What waits at a place, and the one press that begins a walk. */
export function QueueView({ stationId }: { readonly stationId: number | null }) {
  const t = usePhrases('picking');
  const placeName = usePlaceName();
  const [placeId, setPlaceId] = useState<number>();
  const [crates, setCrates] = useState(1);
  const queue = useQuery(queueQuery(placeId));
  const { data } = queue;
  const start = useMutation({
    mutationFn: ({ pickId = null }: Start) =>
      client.post('pick-round-start', {
        body: { placeId: data?.placeId ?? 0, crates, pickId, stationId },
      }),
    onSuccess: (reply, { crate }) => {
      // The crate that began the walk is its first scan.
      if (reply.round && crate !== undefined) enqueueScan(scansOf(reply.round.id), crate);
      queries.setQueryData(roundKey, reply);
      if (reply.round === null) notify('info', t('nothingLeft'));
    },
  });
  useScanner((text) => {
    if (becomeStation(text)) return;
    const begun = start.isPending ? null : startOf(text, data?.waiting ?? []);
    if (begun) start.mutate(begun);
    else playTone('wrong');
  });
  if (queue.isError) {
    return <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />;
  }
  if (!data) return <Skeleton lines={8} />;
  return (
    <div className="pick-queue">
      <div className="pick-start">
        <StationField />
        <SelectField
          label={t('place')}
          value={String(data.placeId ?? '')}
          onChange={(event) => setPlaceId(Number(event.target.value))}
        >
          {data.places.map(({ id, name, waiting }) => (
            <option key={id} value={id}>
              {t('placeWithCount', { name: placeName(name), waiting })}
            </option>
          ))}
        </SelectField>
        <CratesField crates={crates} onChange={setCrates} />
        <Button kind="primary" busy={start.isPending} onClick={() => start.mutate({})}>
          {t('start')}
        </Button>
      </div>
      <p className="pick-sentence">{t('scanToStart')}</p>
      {data.waiting.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <WaitingPicks picks={data.waiting} onStart={(pickId) => start.mutate({ pickId })} />
      )}
      <OpenRounds rounds={data.rounds} />
    </div>
  );
}

interface Start {
  readonly pickId?: number | null;
  readonly crate?: string;
}

/** What a scan begins: an empty crate the most urgent walk, the label of an order that one; null for everything else. */
function startOf(text: string, waiting: PickQueue['waiting']): Start | null {
  const label = readLabel(text.trim());
  if (label?.kind === 'crate') return { crate: label.code };
  if (label?.kind !== 'order') return null;
  const found = waiting.find(({ orderNumber }) => `O-${orderNumber}` === label.code);
  return found ? { pickId: found.pickId } : null;
}

interface CratesFieldProps {
  readonly crates: number;
  readonly onChange: (crates: number) => void;
}

/** How many orders are picked in one walk. */
function CratesField({ crates, onChange }: CratesFieldProps) {
  const t = usePhrases('picking');
  return (
    <SelectField
      label={t('crates')}
      value={String(crates)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {sizes.map((size) => (
        <option key={size} value={size}>
          {size === 1 ? t('oneOrder') : t('cart', { size })}
        </option>
      ))}
    </SelectField>
  );
}
