import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const periods = [1, 7, 31, 366] as const;
const formats = ['csv', 'ndjson'] as const;

/** Saves the records with their hashes where the person says. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('securityLog');
  const [days, setDays] = useState<(typeof periods)[number]>(31);
  const save = useMutation({
    mutationFn: async (format: (typeof formats)[number]) => {
      const { name, contents, isCut } = await client.post('security-export', {
        body: { format, days },
      });
      const saved = await window.obmena.saveFile({ kind: format, suggestedName: name, contents });
      return { saved, isCut };
    },
    onSuccess: ({ saved, isCut }) => {
      if (saved === 'saved') notify(isCut ? 'warning' : 'success', t(isCut ? 'cut' : 'exported'));
      if (saved === 'failed') notify('error', t('exportFailed'));
      if (saved !== 'cancelled') onClose();
    },
  });
  const buttons = formats.map((format) => (
    <Button key={format} busy={save.isPending} onClick={() => save.mutate(format)}>
      {t(`save_${format}`)}
    </Button>
  ));
  return (
    <Dialog title={t('export')} onClose={onClose} actions={buttons}>
      <p>{t('exportLead')}</p>
      <fieldset className="security-periods">
        <legend>{t('period')}</legend>
        {periods.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="period"
              checked={days === one}
              onChange={() => setDays(one)}
            />
            {t(`days_${one}`)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
