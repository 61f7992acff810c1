import { usePhrases } from '../../i18n/use-phrases.ts';
import { LabelButton } from '../../ui/label-buttons.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StationField } from '../../ui/station-field.tsx';
import { Learned } from './learned.tsx';
import { PrintersPart } from './printers-part.tsx';
import { SerialPart } from './serial-part.tsx';
import { TestCard } from './test-card.tsx';
import { TriedScans } from './tried-scans.tsx';
import { useCalibration } from './use-calibration.ts';
import './scanner.css';

/** Sets up the scanner of this window: five codes of a printed card say how it types. */
export function ScannerScreen() {
  const title = usePhrases('screens')('scanner');
  const t = usePhrases('scannerSetup');
  const calibration = useCalibration();
  return (
    <Screen title={title}>
      <div className="scanner-screen">
        <p className="soft">{t('lead')}</p>
        <div className="station-tools">
          <LabelButton label={t('printCard')} kind="test_card" ids={[]} />
          <StationField />
        </div>
        <TestCard calibration={calibration} />
        <Learned />
        <SerialPart />
        <PrintersPart />
        {calibration.heard === null && <TriedScans />}
      </div>
    </Screen>
  );
}
