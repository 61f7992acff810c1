import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import {
  chooseOwnPrinter,
  systemPrintersQuery,
  useOwnPrinters,
  type OwnPrinters,
} from '../../lib/own-printers.ts';
import { ErrorState } from '../../ui/states.tsx';

/** Printers of this machine, where its station has none in the network. */
export function PrintersPart() {
  const t = usePhrases('scannerSetup');
  const { data, error, isError, refetch } = useQuery(systemPrintersQuery);
  const chosen = useOwnPrinters();
  const field = (use: keyof OwnPrinters) => {
    const name = chosen[use];
    const isGone = name !== null && data?.every((one) => one.name !== name) === true;
    return (
      <SelectField
        label={t(`printer_${use}`)}
        value={name ?? ''}
        error={isGone ? t('printerGone') : undefined}
        onChange={({ target }) => chooseOwnPrinter(use, target.value === '' ? null : target.value)}
      >
        <option value="">{t('noOwnPrinter')}</option>
        {isGone && <option value={name}>{name}</option>}
        {data?.map((one) => (
          <option key={one.name} value={one.name}>
            {one.displayName === '' ? one.name : one.displayName}
          </option>
        ))}
      </SelectField>
    );
  };
  return (
    <section aria-label={t('printers')}>
      <h2>{t('printers')}</h2>
      <p className="soft">{t('printersLead')}</p>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{t('printersNone')}</p>}
      <div className="station-tools">
        {field('labels')}
        {field('documents')}
      </div>
    </section>
  );
}
