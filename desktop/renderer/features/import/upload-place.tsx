import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router';
import { fileSubjects, subjectRights } from '#core/import/import-subject.ts';
import { Field, FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { SupplierField } from '../../ui/supplier-field.tsx';
import { refreshImports } from './imports.ts';

export type FileSubject = (typeof fileSubjects)[number];

/** What of files somebody may bring in. */
export function useFileSubjects(): readonly FileSubject[] {
  const may = {
    products: usePermission(subjectRights.products.edit),
    pieces: usePermission(subjectRights.pieces.edit),
    level_prices: usePermission(subjectRights.level_prices.edit),
    customers: usePermission(subjectRights.customers.edit),
    redirects: usePermission(subjectRights.redirects.edit),
  };
  return fileSubjects.filter((subject) => may[subject]);
}

interface SubjectSelectProps {
  readonly subjects: readonly FileSubject[];
  readonly subject: FileSubject;
  readonly onChange: (subject: FileSubject) => void;
}

function SubjectSelect({ subjects, subject, onChange }: SubjectSelectProps) {
  const t = usePhrases('imports');
  return (
    <Field label={t('subject')}>
      {(control) => (
        <select
          {...control}
          className="field-input"
          value={subject}
          onChange={({ target }) =>
            onChange(subjects.find((one) => one === target.value) ?? subject)
          }
        >
          {subjects.map((one) => (
            <option key={one} value={one}>
              {t(`subject_${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A file, chosen or dropped, with the name of whom it is from. */
export function UploadPlace({ subjects }: { readonly subjects: readonly FileSubject[] }) {
  const t = usePhrases('imports');
  const navigate = useNavigate();
  const [supplier, setSupplier] = useState('');
  const [subject, setSubject] = useState<FileSubject>(subjects[0] ?? 'products');
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) => client.post('import-upload', { body: { supplier, subject }, file }),
    meta: { silent: true },
    onSuccess: async ({ id }) => {
      await refreshImports();
      await navigate(`/imports/${String(id)}`);
    },
  });
  const send = (file: File) => {
    setProblem(null);
    upload.mutate(file);
  };
  const open = async () => {
    const opened = await window.obmena.openFile('products');
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
  const said = problem ?? (upload.error === null ? null : failureOf(upload.error).text);
  return (
    <div className="drop-place" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="import-supplier">
        <SubjectSelect subjects={subjects} subject={subject} onChange={setSubject} />
        <SupplierField
          label={t('supplier')}
          help={t('supplierHelp')}
          maxLength={80}
          value={supplier}
          onChange={({ target }) => setSupplier(target.value)}
        />
        {said !== null && <FieldError isAlert>{said}</FieldError>}
      </div>
      <div className="import-choose">
        <span className="soft">{t('dropHere')}</span>
        <Button kind="primary" icon="upload" busy={upload.isPending} onClick={() => void open()}>
          {t('chooseFile')}
        </Button>
      </div>
    </div>
  );
}
