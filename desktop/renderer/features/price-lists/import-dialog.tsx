import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import type { importEncodings } from '#core/contract/price-imports.ts';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { offerUndo } from '../../lib/undo.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ImportPreview } from './import-preview.tsx';

type Encoding = (typeof importEncodings)[number];

interface Chosen {
  readonly file: File;
  readonly encoding?: Encoding;
}

interface ImportDialogProps {
  readonly draftId: number;
  readonly onClose: () => void;
}

const bodyOf = ({ encoding }: Chosen) => (encoding ? { encoding } : {});

/** Looking at a file, and writing what was looked at. */
function useImport({ draftId, onClose }: ImportDialogProps) {
  const t = usePhrases('priceLists');
  const params = { id: draftId };
  const reading = useMutation({
    mutationFn: (chosen: Chosen) =>
      client.post('price-draft-import-preview', {
        params,
        file: chosen.file,
        body: bodyOf(chosen),
      }),
    meta: { silent: true },
  });
  const applying = useMutation({
    mutationFn: (chosen: Chosen) =>
      client.post('price-draft-import', {
        params,
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

/** A CSV file into a draft: chosen or dropped, looked at row by row, applied as one step of undo. */
export function ImportDialog({ draftId, onClose }: ImportDialogProps) {
  const t = usePhrases('priceLists');
  const [problem, setProblem] = useState<string | null>(null);
  const { reading, applying } = useImport({ draftId, onClose });
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
  const changed = reading.data?.changed.length ?? 0;
  const apply = chosen && changed > 0 && (
    <Button kind="primary" busy={applying.isPending} onClick={() => applying.mutate(chosen)}>
      {t('applyRows', { count: changed })}
    </Button>
  );
  return (
    <Dialog
      title={t('importTitle')}
      lead={t('importLead')}
      width="wide"
      onClose={onClose}
      actions={apply}
    >
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
        />
      )}
    </Dialog>
  );
}
