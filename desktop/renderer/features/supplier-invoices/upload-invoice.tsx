import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router';
import { FieldError } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { SupplierField } from '../../ui/supplier-field.tsx';
import { keepInvoice } from './invoices.ts';

const empty = { supplier: '', number: '', issuedOn: '', total: '' };
const typed = ['number', 'issuedOn', 'total'] as const;

function useUpload() {
  const navigate = useNavigate();
  const [said, setSaid] = useState(empty);
  const upload = useMutation({
    mutationFn: (file: File) => client.post('supplier-invoice-upload', { body: said, file }),
    meta: { silent: true },
    onSuccess: async (invoice) => {
      keepInvoice(invoice);
      await navigate(`/supplier-invoices/${String(invoice.id)}`);
    },
  });
  return { said, setSaid, upload };
}

/** A file, chosen or dropped, with what it may not say itself: a table knows neither its supplier nor its number. */
export function UploadInvoice() {
  const t = usePhrases('supplierInvoices');
  const [problem, setProblem] = useState<string | null>(null);
  const { said, setSaid, upload } = useUpload();
  const failure = upload.error === null ? null : failureOf(upload.error);
  const send = (file: File) => {
    setProblem(null);
    upload.mutate(file);
  };
  const open = async () => {
    const opened = await window.obmena.openFile('invoice');
    if (opened === 'cancelled') return;
    if (typeof opened === 'string')
      setProblem(t(opened === 'failed' ? 'fileFailed' : 'fileTooLarge'));
    else send(new File([Uint8Array.from(opened.contents)], opened.name));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) send(file);
  };
  const ofFile = failure?.fields['file'];
  const other = failure && Object.keys(failure.fields).length === 0 ? failure.text : undefined;
  const trouble = problem ?? ofFile ?? other ?? null;
  const set = (change: Partial<typeof empty>) => setSaid({ ...said, ...change });
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
      </div>
      {trouble !== null && <FieldError isAlert>{trouble}</FieldError>}
      <AgainOrChoose upload={upload} onOpen={() => void open()} onAgain={send} />
    </div>
  );
}

interface AgainOrChooseProps {
  readonly upload: {
    readonly variables: File | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
  };
  readonly onOpen: () => void;
  readonly onAgain: (file: File) => void;
}

/** A file that was refused for what was not said beside it need not be looked for again. */
function AgainOrChoose({ upload, onOpen, onAgain }: AgainOrChooseProps) {
  const t = usePhrases('supplierInvoices');
  const { variables: file, isPending, isError } = upload;
  return (
    <div className="invoice-bar">
      <span className="soft">{t('dropHere')}</span>
      <Button kind="primary" icon="upload" busy={isPending} onClick={onOpen}>
        {t('chooseFile')}
      </Button>
      {isError && file && (
        <Button onClick={() => onAgain(file)}>{t('again', { name: file.name })}</Button>
      )}
    </div>
  );
}
