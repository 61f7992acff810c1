import { usePhrases } from '../../i18n/use-phrases.ts';
import type { PickRound, RoundLine } from './picking.ts';

/** The next thing to do in one sentence: one place, one thing, one number. */
export function StepCard({ round }: { readonly round: PickRound }) {
  const t = usePhrases('picking');
  const { kind, pickId, lineId } = round.step;
  const pick = round.picks.find(({ id }) => id === pickId);
  const line = round.lines.find(({ id }) => id === lineId);
  const slot = pick?.slot ?? 1;
  if (kind === 'scan_crate') {
    return (
      <section className={`pick-step slot-${String(slot)}`} aria-label={t('next')}>
        <p className="pick-sentence">
          {round.picks.length > 1 ? t('scanCrateFor', { slot }) : t('scanCrate')}
        </p>
        <p className="pick-large">{pick?.orderNumber}</p>
      </section>
    );
  }
  if (!line) return null;
  if (kind === 'put_into') {
    return (
      <section className={`pick-step slot-${String(slot)}`} aria-label={t('next')}>
        <p className="pick-sentence">{t('putInto')}</p>
        <p className="pick-huge">{slot}</p>
        <p className="pick-thing">{pick?.crates.at(-1)}</p>
      </section>
    );
  }
  return <TakeCard line={line} isReplacing={round.step.isReplacing} />;
}

interface TakeProps {
  readonly line: RoundLine;
  readonly isReplacing: boolean;
}

function TakeCard({ line, isReplacing }: TakeProps) {
  const t = usePhrases('picking');
  const left = line.quantity - line.picked;
  return (
    <section className="pick-step" aria-label={t('next')}>
      <p className="pick-sentence">
        {isReplacing ? t('showInstead') : line.needsSerial ? t('takeSerial') : t('take')}
      </p>
      <div className="pick-where">
        <p className="pick-huge">{line.bin}</p>
        <p className="pick-huge pick-count">{t('times', { left })}</p>
      </div>
      <p className="pick-thing">
        {line.name}
        {line.grade !== null && ` · ${t('grade', { grade: line.grade })}`}
      </p>
      <p className="soft">
        {[line.code, line.ean, ...line.serialEnds.map((end) => `…${end}`)]
          .filter((text) => text !== null && text !== '')
          .join(' · ')}
      </p>
    </section>
  );
}
