import { useState } from 'react';
import { classifyScan, type Scan } from '#core/warehouse/classify-scan.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';

const readableOf = (scan: Scan): string => {
  if (scan.kind === 'product') return [scan.gtin, scan.serial].filter(Boolean).join(' · ');
  if (scan.kind === 'imei') return scan.imei;
  if (scan.kind === 'serial') return scan.serial;
  return scan.kind === 'unknown' ? scan.text : scan.code;
};

/** Whatever is scanned on this page is shown as it was understood, and does nothing. */
export function TriedScans() {
  const t = usePhrases('scannerSetup');
  const [tried, setTried] = useState<Scan | null>(null);
  useScanner((text) => {
    const scan = classifyScan(text);
    playTone(scan.kind === 'unknown' ? 'notice' : 'good');
    setTried(scan);
  });
  return (
    <section aria-label={t('try')}>
      <h2>{t('try')}</h2>
      <p role="status" className="scanner-tried">
        {tried ? `${t(`kind_${tried.kind}`)}: ${readableOf(tried)}` : t('tryLead')}
      </p>
    </section>
  );
}
