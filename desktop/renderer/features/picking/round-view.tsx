import { pickOutcomes } from '#core/warehouse/pick-outcomes.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useIsListening } from '../../lib/scanner/use-scanner.ts';
import { Button } from '../../ui/button.tsx';
import { PickProgress } from './pick-progress.tsx';
import type { PickAnswer, PickRound } from './picking.ts';
import { StepCard } from './step-card.tsx';
import { usePickScans } from './use-pick-scans.ts';

interface RoundViewProps {
  readonly round: PickRound;
  readonly stationId: number | null;
}

/** One walk: what came of the last scan, what is next, and the crates with what is left for each. */
export function RoundView({ round, stationId }: RoundViewProps) {
  const t = usePhrases('picking');
  const isListening = useIsListening();
  const { last, scan, waiting, isHeldUp } = usePickScans(round.id, stationId);
  return (
    <div className="screen pick-screen">
      <h1 className="visually-hidden">{t('walkTitle')}</h1>
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
      <StepCard round={round} />
      <PickProgress round={round} />
      <div className="pick-acts">
        <Button onClick={() => scan('CMD-UNDO')}>{t('undo')}</Button>
        <Button onClick={() => scan('CMD-NOTFOUND')} disabled={round.step.kind !== 'take'}>
          {t('notFound')}
        </Button>
        <Button
          onClick={() => scan('CMD-REPLACE')}
          disabled={round.step.kind !== 'take'}
          aria-pressed={round.step.isReplacing}
        >
          {t('replace')}
        </Button>
        <Button onClick={() => scan('CMD-SKIP')}>{t('skip')}</Button>
      </div>
    </div>
  );
}

/** The last scan over the whole width: colour, sign and sentence, told to screen readers too. */
function Outcome({ answer }: { readonly answer: PickAnswer | null }) {
  const t = usePhrases('picking');
  const tone = answer ? pickOutcomes[answer.outcome] : 'none';
  const sign = { good: '✓', notice: '!', wrong: '✕', none: '' }[tone];
  return (
    <p className={`pick-outcome is-${tone}`} role="status" data-outcome={answer?.outcome}>
      <span aria-hidden="true">{sign}</span>{' '}
      {answer
        ? t(`outcome_${answer.outcome}`, { slot: answer.slot ?? 1, named: answer.named ?? '' })
        : t('scanFirst')}
    </p>
  );
}
