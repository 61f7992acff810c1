import { useState } from 'react';
import type { SubscriberStatus } from '#core/newsletter/subscribe.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { saveCsv } from '../../ui/csv-import/save-csv.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';

/** Takes the addresses of a view out of the house, after it was said that this is on record. */
export function ExportButton({ status }: { readonly status: SubscriberStatus }) {
  const t = usePhrases('subscribers');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveCsv(async () => {
      const file = await client.post('admin-subscriber-export', { body: { status } });
      if (file.isCut) notify('warning', t('cut'));
      return { name: file.name, text: file.contents };
    });
    setBusy(false);
    setAsked(false);
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('export')}</Button>
      {isAsked && (
        <ConfirmDialog
          title={t('exportTitle', { which: t(`view_${status}`) })}
          lead={t('exportLead')}
          confirm={t('doExport')}
          busy={isBusy}
          onConfirm={() => void save()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
