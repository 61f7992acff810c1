import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { reportFailure } from '../../lib/failures.ts';
import { chooseSerial, forgetSerial, useSerialState } from '../../lib/scanner/serial-scanner.ts';
import { Button } from '../../ui/button.tsx';

/** A scanner on a serial port (USB-CDC) as the second source of scans of this window, beside one that types. */
export function SerialPart() {
  const t = usePhrases('scannerSetup');
  const state = useSerialState();
  const choose = useMutation({ mutationFn: chooseSerial, onError: reportFailure });
  const forget = useMutation({ mutationFn: forgetSerial, onError: reportFailure });
  return (
    <section aria-label={t('serial')}>
      <h2>{t('serial')}</h2>
      <p className="soft">{t('serialLead')}</p>
      <p role="status">{t(`serial_${state}`)}</p>
      <div className="station-tools">
        <Button busy={choose.isPending} onClick={() => choose.mutate()}>
          {t('serialChoose')}
        </Button>
        {state !== 'none' && (
          <Button busy={forget.isPending} onClick={() => forget.mutate()}>
            {t('serialForget')}
          </Button>
        )}
      </div>
    </section>
  );
}
