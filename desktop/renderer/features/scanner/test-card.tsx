import { testCodes } from '#core/warehouse/calibrate.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useIsListening } from '../../lib/scanner/use-scanner.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/scan-screen.css';
import type { Calibration } from './use-calibration.ts';

interface TestCardProps {
  readonly calibration: Calibration & { readonly start: () => void; readonly stop: () => void };
}

/** The five codes in their order: which one is next, and what to do about a wrong one. */
export function TestCard({ calibration: { heard, trouble, start, stop } }: TestCardProps) {
  const t = usePhrases('scannerSetup');
  const isListening = useIsListening();
  if (heard === null) {
    return (
      <div className="pick-acts">
        <Button kind="primary" onClick={start}>
          {t('learn')}
        </Button>
      </div>
    );
  }
  const next = t('scanCode', { place: heard + 1, of: testCodes.length });
  return (
    <section aria-label={t('learn')}>
      {!isListening && (
        <p className="pick-banner is-wrong" role="alert">
          {t('notListening')}
        </p>
      )}
      <p className={`pick-outcome is-${trouble ? 'wrong' : 'notice'}`} role="status">
        {trouble ? `${t(`trouble_${trouble}`)} ${next}` : next}
      </p>
      <ol className="test-codes">
        {testCodes.map((code, place) => (
          <li key={code} data-heard={place < heard} aria-current={place === heard && 'step'}>
            {code} {place < heard && <span aria-label={t('heard')}>✓</span>}
          </li>
        ))}
      </ol>
      <div className="pick-acts">
        <Button onClick={start}>{t('again')}</Button>
        <Button onClick={stop}>{t('stop')}</Button>
      </div>
    </section>
  );
}
