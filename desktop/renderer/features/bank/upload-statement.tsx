import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import type { StatementColumns } from '#core/bank/statement-columns.ts';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { rereadEntries } from './bank.ts';
import { ChooseColumns } from './choose-columns.tsx';
import { StatementResult } from './statement-result.tsx';

interface Sent {
  readonly file: File;
  readonly columns?: StatementColumns;
}

/** A statement, chosen or dropped; what was read of it, or why it was not. */
export function UploadStatement() {
  const t = usePhrases('bank');
  const { upload, problem, choose } = useStatementUpload();
  const failure = upload.error === null ? null : failureOf(upload.error);
  const trouble = problem ?? failure?.fields['file'] ?? failure?.text ?? null;
  const refused = upload.isError ? upload.variables.file : null;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) upload.mutate({ file });
  };
  return (
    <div className="drop-place" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="bank-bar">
        <span className="soft">{t('dropHere')}</span>
        <Button kind="primary" icon="upload" busy={upload.isPending} onClick={() => void choose()}>
          {t('chooseFile')}
        </Button>
      </div>
      {trouble !== null && <FieldError isAlert>{trouble}</FieldError>}
      {refused && (
        <ChooseColumns
          key={`${refused.name} ${String(upload.submittedAt)}`}
          file={refused}
          onChosen={(columns) => upload.mutate({ file: refused, columns })}
        />
      )}
      {upload.data && <StatementResult read={upload.data} />}
    </div>
  );
}

function useStatementUpload() {
  const t = usePhrases('bank');
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: ({ file, columns }: Sent) =>
      client.post('bank-statement-upload', {
        body: columns ? { columns: columns.map((field) => field ?? 'none').join(',') } : {},
        file,
      }),
    meta: { silent: true },
    onSuccess: rereadEntries,
  });
  const choose = async () => {
    const opened = await window.obmena.openFile('statement');
    if (opened === 'cancelled') return;
    if (typeof opened === 'string') {
      setProblem(t(opened === 'failed' ? 'fileFailed' : 'fileTooLarge'));
      return;
    }
    setProblem(null);
    upload.mutate({ file: new File([Uint8Array.from(opened.contents)], opened.name) });
  };
  return { upload, problem, choose };
}
