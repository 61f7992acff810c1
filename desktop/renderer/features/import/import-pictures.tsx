import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { failedPicturesQuery, refreshImports, type WholeImport } from './imports.ts';

const kinds = '.zip,.jpg,.jpeg,.png,.webp,.avif';

/** Takes archives and pictures one after the other; the first of them makes an import that the others join. */
export function PictureDrop({ into }: { readonly into: number | null }) {
  const t = usePhrases('imports');
  const id = useId();
  const navigate = useNavigate();
  const [left, setLeft] = useState(0);
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      let importId = into;
      for (const [at, file] of files.entries()) {
        setLeft(files.length - at);
        const body = importId === null ? {} : { importId: String(importId) };
        importId = (await client.post('import-pictures-upload', { body, file })).id;
      }
      return importId;
    },
    meta: { silent: true },
    onSettled: async (importId) => {
      setLeft(0);
      await refreshImports();
      if (typeof importId === 'number') await navigate(`/imports/${String(importId)}`);
    },
  });
  const send = (files: FileList | null) => {
    if (files && files.length > 0) upload.mutate([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    send(event.dataTransfer.files);
  };
  return (
    <div className="drop-place" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="import-supplier">
        <label className="field-label" htmlFor={id}>
          {t(into === null ? 'pictures' : 'addPictures')}
        </label>
        <div className="soft" id={`${id}-help`}>
          {t('picturesLead')} {t('picturesLimit')}
        </div>
        {upload.error && <FieldError isAlert>{failureOf(upload.error).text}</FieldError>}
      </div>
      <div className="import-choose" role="status">
        {left > 0 && <span className="soft">{t('picturesLeft', { count: left })}</span>}
        <input
          id={id}
          type="file"
          multiple
          accept={kinds}
          disabled={upload.isPending}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => send(target.files)}
        />
      </div>
    </div>
  );
}

/** What became of the pictures that rows asked for; what could not be had is named with its reason. */
export function ImportPictures({ work }: { readonly work: WholeImport }) {
  const t = usePhrases('imports');
  const { pictures, id } = work;
  const mayEdit = usePermission('catalogue.edit');
  const failed = useQuery({
    ...failedPicturesQuery(id, pictures.failed),
    enabled: pictures.failed > 0,
  });
  const again = useMutation({
    mutationFn: () => client.post('import-pictures-retry', { params: { id } }),
    onSettled: refreshImports,
  });
  if (pictures.waiting + pictures.stored + pictures.failed === 0) return null;
  return (
    <section>
      <p role="status">{t('picturesState', pictures)}</p>
      {pictures.failed > 0 && (
        <>
          <h3>{t('picturesFailed')}</h3>
          {mayEdit && (
            <Button busy={again.isPending} onClick={() => again.mutate()}>
              {t('picturesAgain')}
            </Button>
          )}
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t('pictureSource')}</th>
                <th scope="col">{t('product')}</th>
                <th scope="col">{t('pictureReason')}</th>
              </tr>
            </thead>
            <tbody>
              {failed.data?.results.map((one) => (
                <tr key={one.id}>
                  <th scope="row">{one.source}</th>
                  <td>{one.product}</td>
                  <td>{one.reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
