import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoiceFields, type InvoiceColumns } from '#core/purchasing/choose-columns.ts';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MeaningTable } from '../../ui/meaning-table.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { columnsQuery, type ColumnsPreview } from './invoice-columns.ts';
import { ReadRows } from './read-rows.tsx';

interface ChooseColumnsProps {
  readonly file: File;
  readonly supplier: string;
  readonly onUpload: (columns: InvoiceColumns) => void;
  readonly onClose: () => void;
}

/** Says which column of a table is which, and shows the first rows as they will be read. */
export function ChooseColumns({ file, supplier, onUpload, onClose }: ChooseColumnsProps) {
  const t = usePhrases('supplierInvoices');
  const [chosen, setChosen] = useState<InvoiceColumns>();
  const found = useQuery({
    ...columnsQuery(file, supplier, chosen),
    placeholderData: keepPreviousData,
  });
  const preview = found.data;
  const mapping = chosen ?? preview?.columns.map(({ field }) => field) ?? [];
  return (
    <Dialog
      title={t('columnsOf', { name: file.name })}
      lead={t(supplier === '' ? 'columnsLead' : 'columnsKept', { supplier })}
      width="wide"
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          disabled={!preview || preview.problem !== null || found.isFetching}
          onClick={() => onUpload(mapping)}
        >
          {t('uploadLikeThis')}
        </Button>
      }
    >
      {found.isError && <FieldError isAlert>{whyNot(found.error)}</FieldError>}
      {found.isPending && <Skeleton lines={8} />}
      {preview && (
        <>
          <p className="soft">{t(`columns_${preview.from}`)}</p>
          <MeaningTable
            columns={preview.columns}
            fields={invoiceFields}
            nameOf={(field) => t(`column_${field}`)}
            mapping={mapping}
            onChange={setChosen}
          />
          <Verdict preview={preview} />
          <ReadRows rows={preview.rows} currency={preview.currency} />
        </>
      )}
    </Dialog>
  );
}

function whyNot(error: Error): string {
  const { fields, text } = failureOf(error);
  return fields['file'] ?? fields['columns'] ?? text;
}

function Verdict({ preview: { problem, lineCount } }: { readonly preview: ColumnsPreview }) {
  const t = usePhrases('supplierInvoices');
  return (
    <p role="status" className={problem === null ? '' : 'invoice-warning'}>
      {problem === null ? t('linesRead', { count: lineCount }) : t(`problem_${problem}`)}
    </p>
  );
}
