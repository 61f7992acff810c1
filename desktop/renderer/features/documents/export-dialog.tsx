import type {} from '#desktop/shared/bridge.ts';
import { useState } from 'react';
import { contentsOfMarket, type ExportContent } from '#core/documents/accounting-formats.ts';
import { monthBefore } from '#core/documents/export-range.ts';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { client } from '../../lib/client.ts';
import { day } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CompanyLink, needsCompany } from './company-link.tsx';
import './documents.css';

type Saved = Awaited<ReturnType<typeof saveBooks>>;

/** Documents and books of some days as one file; the month that has ended stands there first. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('documents');
  const { market } = useConfig();
  const offered = contentsOfMarket(market);
  const [chosen, setChosen] = useState<readonly ExportContent[]>(offered);
  const [isCompanyAsked, setCompanyAsked] = useState(false);
  const [leftOut, setLeftOut] = useState<Saved['leftOut']>([]);
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['from', 'to'],
    initial: { ...monthBefore(dayInTimeZone(new Date(), markets[market].timeZone)) },
    rules: { from: day, to: day },
    send: async (range) => {
      setLeftOut([]);
      return savedBooks(range, chosen, setCompanyAsked);
    },
    onSent: ({ outcome, count, leftOut: without }) => {
      if (outcome === 'failed') notify('error', t('exportNotSaved'));
      if (outcome !== 'saved') return;
      notify('success', t('exported', { count }));
      // What is missing in the file is read before the dialog goes.
      if (without.length === 0) onClose();
      else setLeftOut(without);
    },
  });
  return (
    <Dialog
      title={t('exportTitle')}
      lead={t('exportLead')}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          type="submit"
          form="export-documents"
          busy={isSending}
          disabled={chosen.length === 0}
        >
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
        <DayField label={t('from')} autoFocus {...field('from')} />
        <DayField label={t('to')} help={t('toHelp')} {...field('to')} />
        <ContentsField offered={offered} chosen={chosen} onChange={setChosen} />
      </form>
      {isCompanyAsked && <CompanyLink />}
      <LeftOut documents={leftOut} />
    </Dialog>
  );
}

interface ContentsFieldProps {
  readonly offered: readonly ExportContent[];
  readonly chosen: readonly ExportContent[];
  readonly onChange: (chosen: readonly ExportContent[]) => void;
}

/** What goes into the file. */
function ContentsField({ offered, chosen, onChange }: ContentsFieldProps) {
  const t = usePhrases('documents');
  const choose = (content: ExportContent, isOn: boolean) =>
    onChange(offered.filter((one) => (one === content ? isOn : chosen.includes(one))));
  return (
    <fieldset className="documents-contents">
      <legend>{t('contents')}</legend>
      {offered.map((content) => (
        <Checkbox
          key={content}
          label={t(`content_${content}`)}
          checked={chosen.includes(content)}
          onChange={({ currentTarget: { checked } }) => choose(content, checked)}
        />
      ))}
      {chosen.length === 0 && <p className="soft">{t('contentsNone')}</p>}
    </fieldset>
  );
}

/** Documents that the saved file is without, and why. */
function LeftOut({ documents }: { readonly documents: Saved['leftOut'] }) {
  const t = usePhrases('documents');
  if (documents.length === 0) return null;
  return (
    <div className="documents-note" role="status">
      <p>{t('leftOut', { count: documents.length })}</p>
      <ul>
        {documents.map(({ number, reason }) => (
          <li key={number}>
            <span className="amount">{number}</span> {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Saves the file, and says whether it was refused for want of the company's data. */
async function savedBooks(
  range: Parameters<typeof saveBooks>[0],
  contents: readonly ExportContent[],
  askCompany: (isAsked: boolean) => void,
) {
  askCompany(false);
  try {
    return await saveBooks(range, contents);
  } catch (error) {
    askCompany(needsCompany(error));
    throw error;
  }
}

/** The file goes straight to the person's disk and is kept nowhere else. */
async function saveBooks(
  { from, to }: { readonly from: string; readonly to: string },
  contents: readonly ExportContent[],
) {
  const { name, leftOut, count, ...packed } = await client.post('admin-document-export', {
    body: { from, to, contents: [...contents] },
  });
  const file = { suggestedName: name, contents: bytesOf(packed.contents) };
  return { outcome: await window.obmena.saveFile({ kind: 'zip', ...file }), count, leftOut };
}
