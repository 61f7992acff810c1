import type {} from '#desktop/shared/bridge.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mostLabels, type LabelFormat, type PrintedKind } from '#core/warehouse/label.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../i18n/use-phrases.ts';
import { bytesOf } from '../lib/bytes-of.ts';
import { client } from '../lib/client.ts';
import { notify } from '../lib/notify.ts';
import { printHere, useOwnPrinters } from '../lib/own-printers.ts';
import { stationsQuery } from '../lib/stations.ts';
import { useStationCode } from '../lib/station.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import './label-buttons.css';

interface Printed {
  readonly kind: PrintedKind;
  readonly ids: readonly number[];
}

function useSaveLabels({ kind, ids }: Printed) {
  const t = usePhrases('stations');
  return useMutation({
    mutationFn: async (format: LabelFormat) => {
      const query = { kind, format, ids: ids.join(',') };
      const { name, contents } = await client.get('warehouse-labels', { query });
      const file = { kind: format, suggestedName: name, contents: bytesOf(contents) };
      return window.obmena.saveFile(file);
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('labelsSaved'));
      if (outcome === 'failed') notify('error', t('labelsFailed'));
    },
  });
}

/** A button that prints labels: into a file, or at a station's printer of the network. */
export function LabelButton({ label, ...printed }: Printed & { readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={printed.ids.length > mostLabels} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <LabelDialog {...printed} title={label} onClose={() => setOpen(false)} />}
    </>
  );
}

interface LabelDialogProps extends Printed {
  readonly title: string;
  readonly onClose: () => void;
}

function LabelDialog({ title, onClose, ...printed }: LabelDialogProps) {
  const t = usePhrases('stations');
  const save = useSaveLabels(printed);
  return (
    <Dialog
      title={title}
      lead={t('labelsLead')}
      onClose={onClose}
      actions={
        <>
          <Button busy={save.isPending} onClick={() => save.mutate('zpl')}>
            {t('saveZpl')}
          </Button>
          <Button kind="primary" busy={save.isPending} onClick={() => save.mutate('pdf')}>
            {t('savePdf')}
          </Button>
        </>
      }
    >
      <NetworkPrinter {...printed} />
      <OwnPrinter {...printed} />
    </Dialog>
  );
}

/** Printers of the stations that have one; this window's own station is chosen first. */
function NetworkPrinter({ kind, ids }: Printed) {
  const t = usePhrases('stations');
  const own = useStationCode();
  const { data } = useQuery(stationsQuery);
  const [chosen, setChosen] = useState<string>();
  const withPrinter = data?.filter(({ labelPrinter }) => labelPrinter !== null) ?? [];
  const first = withPrinter.find(({ code }) => code === own) ?? withPrinter[0];
  const stationId = Number(chosen ?? first?.id ?? 0);
  const print = useMutation({
    mutationFn: () =>
      client.post('warehouse-labels-print', { body: { stationId, kind, ids: [...ids] } }),
    onSuccess: () => notify('success', t('labelsSent')),
  });
  if (!first) return <p>{t('noPrinter')}</p>;
  return (
    <div className="station-tools">
      <SelectField
        label={t('printer')}
        value={String(stationId)}
        onChange={({ target }) => setChosen(target.value)}
      >
        {withPrinter.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {`${name} (${code})`}
          </option>
        ))}
      </SelectField>
      <Button busy={print.isPending} onClick={() => print.mutate()}>
        {t('print')}
      </Button>
    </div>
  );
}

/** The label printer of this machine's own system, where one was chosen for the window. */
function OwnPrinter({ kind, ids }: Printed) {
  const t = usePhrases('stations');
  const { labels: printer } = useOwnPrinters();
  const print = useMutation({
    mutationFn: async (name: string) => {
      const query = { kind, format: 'pdf', ids: ids.join(',') } as const;
      const { contents } = await client.get('warehouse-labels', { query });
      return printHere(name, bytesOf(contents));
    },
    onSuccess: (outcome) => {
      if (outcome === 'printed') notify('success', t('labelsSent'));
      else notify('error', t(`ownPrinter_${outcome}`, { printer: printer ?? '' }));
    },
  });
  if (printer === null) return null;
  return (
    <Button busy={print.isPending} onClick={() => print.mutate(printer)}>
      {t('printHere', { printer })}
    </Button>
  );
}
