import { useState, type DragEvent } from 'react';
import { FieldError } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { SupplierField } from '../../ui/supplier-field.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { CurrencyField } from './currency-field.tsx';
import { useInvoiceUpload, useOpenInvoice, type SentInvoice } from './invoice-upload.ts';

const typed = ['number', 'issuedOn', 'total'] as const;

/** A file, chosen or dropped, with what it may not say itself: a table knows neither its supplier nor its number. */
export function UploadInvoice() {
  const t = usePhrases('supplierInvoices');
  const { said, set, upload } = useInvoiceUpload();
  const { problem, setProblem, open } = useOpenInvoice();
  const [looked, setLooked] = useState<File | null>(null);
  const failure = upload.error === null ? null : failureOf(upload.error);
  const send = (sent: SentInvoice) => {
    setProblem(null);
    setLooked(null);
    upload.mutate(sent);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) send({ file });
  };
  const ofFile = failure?.fields['file'] ?? failure?.fields['columns'];
  const other = failure && Object.keys(failure.fields).length === 0 ? failure.text : undefined;
  const trouble = problem ?? ofFile ?? other ?? null;
  return (
    <div className="drop-place" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="invoice-fields">
        <SupplierField
          label={t('supplier')}
          help={t('saidByFile')}
          value={said.supplier}
          error={failure?.fields['supplier']}
          onChange={({ target }) => set({ supplier: target.value })}
        />
        {typed.map((field) => (
          <TextField
            key={field}
            label={t(field === 'total' ? 'totalWithoutVat' : field)}
            maxLength={field === 'number' ? 60 : 20}
            value={said[field]}
            error={failure?.fields[field]}
            onChange={({ target }) => set({ [field]: target.value })}
          />
        ))}
        <CurrencyField
          value={said.currency}
          error={failure?.fields['currency']}
          onChange={(currency) => set({ currency })}
        />
      </div>
      {trouble !== null && <FieldError isAlert>{trouble}</FieldError>}
      <UploadActs upload={upload} onOpen={open} onSend={send} onLook={setLooked} />
      {looked && (
        <ChooseColumns
          file={looked}
          supplier={said.supplier}
          onUpload={(columns) => send({ file: looked, columns })}
          onClose={() => setLooked(null)}
        />
      )}
    </div>
  );
}

interface UploadActsProps {
  readonly upload: {
    readonly variables: SentInvoice | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
  };
  readonly onOpen: (use: (file: File) => void) => Promise<void>;
  readonly onSend: (sent: SentInvoice) => void;
  readonly onLook: (file: File) => void;
}

/** A file that was refused, for what was not said beside it or for its columns, need not be looked for again. */
function UploadActs({ upload, onOpen, onSend, onLook }: UploadActsProps) {
  const t = usePhrases('supplierInvoices');
  const { variables: sent, isPending, isError } = upload;
  return (
    <div className="invoice-bar">
      <span className="soft">{t('dropHere')}</span>
      <Button
        kind="primary"
        icon="upload"
        busy={isPending}
        onClick={() => void onOpen((file) => onSend({ file }))}
      >
        {t('chooseFile')}
      </Button>
      <Button onClick={() => void onOpen(onLook)}>{t('chooseAndLook')}</Button>
      {isError && sent && (
        <>
          <Button onClick={() => onSend(sent)}>{t('again', { name: sent.file.name })}</Button>
          <Button onClick={() => onLook(sent.file)}>{t('look', { name: sent.file.name })}</Button>
        </>
      )}
    </div>
  );
}
