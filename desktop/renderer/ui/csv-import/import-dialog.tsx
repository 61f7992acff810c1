import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type DragEvent, type ReactNode } from 'react';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { failureOf } from '../../lib/failures.ts';
import { offerUndo } from '../../lib/undo.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ImportPreview, type Encoding, type Preview } from './import-preview.tsx';
import './csv-import.css';

interface Chosen {
  readonly file: File;
  readonly encoding?: Encoding;
}

interface Applied {
  readonly changeSetId: number | null;
  readonly applied: number;
}

/** The two calls of an import: what a file would do, and doing it. */
export interface ImportCalls<P extends Preview> {
  readonly look: (sent: { file: File; body: { encoding?: Encoding } }) => Promise<P>;
  readonly apply: (sent: {
    file: File;
    body: { encoding?: Encoding; plan: string };
  }) => Promise<Applied>;
}

interface ImportDialogProps<P extends Preview> {
  readonly title: string;
  readonly lead: string;
  readonly calls: ImportCalls<P>;
  /** The rows that would change. */
  readonly changed: (preview: P) => ReactNode;
  readonly onClose: () => void;
}

const bodyOf = ({ encoding }: Chosen) => (encoding ? { encoding } : {});

/** Looking at a file, and writing what was looked at. */
function useImport<P extends Preview>({ calls, onClose }: ImportDialogProps<P>) {
  const t = usePhrases('csvImport');
  const reading = useMutation({
    mutationFn: (chosen: Chosen) => calls.look({ file: chosen.file, body: bodyOf(chosen) }),
    meta: { silent: true },
  });
  const applying = useMutation({
    mutationFn: (chosen: Chosen) =>
      calls.apply({
        file: chosen.file,
        body: { ...bodyOf(chosen), plan: reading.data?.plan ?? '' },
      }),
    meta: { silent: true },
    onSuccess: ({ changeSetId, applied }) => {
      offerUndo(changeSetId, t('imported', { count: applied }));
      onClose();
    },
  });
  return { reading, applying };
}

/** A CSV file into a list: chosen or dropped, looked at row by row, applied as one step of undo. */
export function ImportDialog<P extends Preview>(props: ImportDialogProps<P>) {
  const { title, lead, changed, onClose } = props;
  const t = usePhrases('csvImport');
  const [problem, setProblem] = useState<string | null>(null);
  const { reading, applying } = useImport(props);
  const read = (chosen: Chosen) => {
    setProblem(null);
    applying.reset();
    reading.mutate(chosen);
  };
  const open = async () => {
    const opened = await window.obmena.openFile('csv');
    if (opened === 'cancelled') return;
    if (typeof opened === 'string')
      setProblem(t(opened === 'failed' ? 'fileFailed' : 'fileTooLarge'));
    else read({ file: new File([Uint8Array.from(opened.contents)], opened.name) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) read({ file });
  };
  const error = applying.error ?? reading.error;
  const said = problem ?? (error === null ? null : failureOf(error).text);
  const chosen = reading.variables;
  const count = reading.data?.changed.length ?? 0;
  const apply = chosen && count > 0 && (
    <Button kind="primary" busy={applying.isPending} onClick={() => applying.mutate(chosen)}>
      {t('applyRows', { count })}
    </Button>
  );
  return (
    <Dialog title={title} lead={lead} width="wide" onClose={onClose} actions={apply}>
      <div className="drop-place" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <p>{chosen ? chosen.file.name : t('dropHere')}</p>
        <Button icon="upload" busy={reading.isPending} onClick={() => void open()}>
          {t('chooseFile')}
        </Button>
      </div>
      {said !== null && <FieldError isAlert>{said}</FieldError>}
      {chosen && reading.data && (
        <ImportPreview
          preview={reading.data}
          name={chosen.file.name}
          onEncoding={(encoding) => read({ file: chosen.file, encoding })}
        >
          {changed(reading.data)}
        </ImportPreview>
      )}
    </Dialog>
  );
}
