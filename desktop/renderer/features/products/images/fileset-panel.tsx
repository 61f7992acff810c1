import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { reportFailure } from '../../../lib/failures.ts';
import { notify } from '../../../lib/notify.ts';
import { queries } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { RowValues } from '../../../ui/row-form.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { PictureList, Upload } from '../../../ui/catalogue/picture-list.tsx';
import { TabForm } from '../../../ui/catalogue/tab-form.tsx';

type Uses = Reply<Endpoints['gallery-fileset-uses']>;

interface FilesetPanelProps {
  readonly id: number;
  readonly onClose: () => void;
}

const rename = ({ id, version }: GridRow, values: RowValues) =>
  client.patch('gallery-fileset-update', {
    params: { filesetId: id },
    body: { version, name: String(values['name']) },
  });

const reread = (): void => {
  void queries.invalidateQueries({ queryKey: ['filesets'] });
  void queries.invalidateQueries({ queryKey: ['fileset'] });
};

/** Pictures are no variant's here: what is read anew after a change is the fileset. */
const noVariant = 0;

/** One fileset: its name, where it is shown, and its pictures with their texts in both languages. */
export function FilesetPanel({ id, onClose }: FilesetPanelProps) {
  const t = usePhrases('images');
  const said = usePhrases('pictures');
  const params = { filesetId: id };
  const files = useQuery({
    queryKey: ['fileset', id],
    queryFn: ({ signal }) => client.get('gallery-fileset', { params }, { signal }),
  });
  const uses = useQuery({
    queryKey: ['fileset', id, 'uses'],
    queryFn: ({ signal }) => client.get('gallery-fileset-uses', { params }, { signal }),
  });
  const { data } = files;
  const isUnused = uses.data?.families.length === 0 && uses.data.categories.length === 0;
  return (
    <Panel
      title={data?.name ?? t('fileset')}
      onClose={onClose}
      takesFocus
      actions={
        data && isUnused && <DeleteFileset id={id} version={data.version} onClose={onClose} />
      }
    >
      {files.isError && <ErrorState error={files.error} onRetry={() => void files.refetch()} />}
      {files.isPending && <Skeleton lines={6} />}
      {data && (
        <>
          <TabForm
            title={t('fileset')}
            fields={[{ name: 'name', label: t('name'), type: 'text' }]}
            row={{ id, version: data.version, name: data.name }}
            permission="gallery.edit"
            save={rename}
            onSaved={reread}
          />
          {uses.data && <UsedBy uses={uses.data} />}
          <Upload place={() => Promise.resolve(id)} variantId={noVariant} colors={[]} />
          {data.files.length === 0 ? (
            <EmptyState title={t('empty')} />
          ) : (
            <PictureList pictures={data} variantId={noVariant} colors={colorsOf(data.files)} />
          )}
          {data.files.length > 0 && <p className="soft">{said('list')}</p>}
        </>
      )}
    </Panel>
  );
}

/** Colours that its pictures are of stay to be chosen; a product's own are chosen at the product. */
const colorsOf = (files: readonly { readonly colorSlug: string | null }[]) =>
  [...new Set(files.flatMap(({ colorSlug }) => colorSlug ?? []))].map((slug) => ({
    slug,
    name: slug,
  }));

function UsedBy({ uses: { families, categories, stores } }: { readonly uses: Uses }) {
  const t = usePhrases('images');
  const names = [...families, ...categories, ...stores].map(({ name }) => name).join(', ');
  if (names === '') return <p role="status">{t('unused')}</p>;
  return <p role="status">{t('usedBy', { names })}</p>;
}

interface DeleteFilesetProps extends FilesetPanelProps {
  readonly version: number;
}

function DeleteFileset({ id, version, onClose }: DeleteFilesetProps) {
  const t = usePhrases('images');
  const deleted = usePhrases('rowPanel')('deleted');
  const [isAsked, setAsked] = useState(false);
  const deleting = useMutation({
    mutationFn: () =>
      client.delete('gallery-fileset-delete', { params: { filesetId: id }, query: { version } }),
    meta: { silent: true },
    onSuccess: () => {
      notify('success', deleted);
      void queries.invalidateQueries({ queryKey: ['filesets'] });
      onClose();
    },
    onError: reportFailure,
  });
  return (
    <>
      <Button kind="danger" onClick={() => setAsked(true)}>
        {t('delete')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('deleteTitle')}
          lead={t('deleteLead')}
          confirm={t('delete')}
          isDangerous
          busy={deleting.isPending}
          onConfirm={() => deleting.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
