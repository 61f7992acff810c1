import type {} from '#desktop/shared/bridge.ts';
import { monthBefore } from '#core/documents/export-range.ts';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { client } from '../../lib/client.ts';
import { day } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './documents.css';

/** Documents and books of some days as one file; the month that has ended stands there first. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('documents');
  const { market } = useConfig();
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['from', 'to'],
    initial: { ...monthBefore(dayInTimeZone(new Date(), markets[market].timeZone)) },
    rules: { from: day, to: day },
    send: saveBooks,
    onSent: ({ outcome, count }) => {
      if (outcome === 'failed') notify('error', t('exportNotSaved'));
      if (outcome !== 'saved') return;
      notify('success', t('exported', { count }));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('exportTitle')}
      lead={t(market === 'cz' ? 'exportLead' : 'exportLeadRo')}
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="export-documents" busy={isSending}>
          {t('doExport')}
        </Button>
      }
    >
      <form
        ref={form}
        id="export-documents"
        className="documents-export"
        noValidate
        onSubmit={submit}
      >
        <TextField type="date" label={t('from')} autoFocus {...field('from')} />
        <TextField type="date" label={t('to')} help={t('toHelp')} {...field('to')} />
      </form>
    </Dialog>
  );
}

/** The file goes straight to the person's disk and is kept nowhere else. */
async function saveBooks({ from, to }: { readonly from: string; readonly to: string }) {
  const { name, contents, count } = await client.post('admin-document-export', {
    body: { from, to },
  });
  const file = { suggestedName: name, contents: bytesOf(contents) };
  return { outcome: await window.obmena.saveFile({ kind: 'zip', ...file }), count };
}
