import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { CloseManifest } from './close-manifest.tsx';
import { openQuery, type HandOverAnswer, type Van } from './hand-over.ts';
import { ParcelList } from './parcel-list.tsx';

interface VanProps {
  readonly van: Van;
  /** The card `FINISH` was scanned: the question is put, and answered by hand. */
  readonly wantsClose: HandOverAnswer | null;
  readonly onScan: (text: string) => void;
  readonly onDone: () => void;
}

/** One van: what must not leave, what is missing, what was scanned. */
export function VanView({ van, wantsClose, onScan, onDone }: VanProps) {
  const t = usePhrases('handOver');
  const undo = usePhrases('scanning')('undo');
  const { data, error, isError, refetch } = useQuery(openQuery(van));
  const [asked, setAsked] = useState<HandOverAnswer | 'button' | null>(null);
  const [answered, setAnswered] = useState<HandOverAnswer | null>(null);
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  const { cancelled, carrierName, isSandbox, manifestId, missing, scanned } = data;
  const isAsking = asked === 'button' || (wantsClose !== null && wantsClose !== answered);
  const stop = () => {
    setAsked(null);
    setAnswered(wantsClose);
  };
  return (
    <section className="hand-over-van" aria-labelledby="hand-over-van">
      <h2 id="hand-over-van" className="pick-large">
        {carrierName}{' '}
        <span>
          {t('vanCounts', { scanned: scanned.length, all: scanned.length + missing.length })}
        </span>
      </h2>
      {isSandbox && <p className="soft">{t('sandbox')}</p>}
      <ParcelList kind="cancelled" parcels={cancelled} />
      <ParcelList kind="missing" parcels={missing} />
      <ParcelList kind="scanned" parcels={scanned} />
      <div className="pick-acts">
        <Button onClick={() => onScan('CMD-UNDO')}>{undo}</Button>
        <Button onClick={onDone}>{t('otherVan')}</Button>
        <Button
          kind="primary"
          disabled={manifestId === null || scanned.length === 0}
          onClick={() => setAsked('button')}
        >
          {t('close')}
        </Button>
      </div>
      {isAsking && manifestId !== null && scanned.length > 0 && (
        <CloseManifest id={manifestId} view={data} onStop={stop} onClosed={onDone} />
      )}
    </section>
  );
}
