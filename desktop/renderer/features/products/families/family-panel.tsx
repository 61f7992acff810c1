import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { reportFailure } from '../../../lib/failures.ts';
import { useLiveQueries } from '../../../lib/live.ts';
import { notify } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { RowValues } from '../../../ui/row-form.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { Fitting } from '../../../ui/catalogue/fitting.tsx';
import { TabForm } from '../../../ui/catalogue/tab-form.tsx';
import { rereadFamilies, type Family } from './families.ts';
import { FamilyVariants } from './family-variants.tsx';
import { useFamilyFields } from './use-family-fields.ts';

interface FamilyPanelProps {
  readonly id: number;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

const save = ({ id, version }: GridRow, values: RowValues) =>
  client.patch('meta-master-update', {
    params: { metaMasterId: id },
    body: { ...values, version },
  });

/** One family beside the list: what it says, and its variants. */
export function FamilyPanel({ id, mayEdit, onClose }: FamilyPanelProps) {
  const t = usePhrases('families');
  const fields = useFamilyFields();
  const queryKey = ['meta-master', id];
  useLiveQueries('meta_masters', queryKey);
  useLiveQueries('master_products', queryKey);
  const family = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.get('meta-master-get', { params: { metaMasterId: id } }, { signal }),
  });
  const { data } = family;
  const isEmpty = data?.masterProducts.length === 0;
  return (
    <Panel
      title={data?.nameCs ?? t('family')}
      onClose={onClose}
      takesFocus
      actions={mayEdit && data && isEmpty && <DeleteFamily family={data} onClose={onClose} />}
    >
      {family.isError && <ErrorState error={family.error} onRetry={() => void family.refetch()} />}
      {(!data || !fields) && !family.isError && <Skeleton lines={8} />}
      {data && fields && (
        <>
          <FamilyVariants family={data} mayEdit={mayEdit} />
          <Fitting familyId={id} mayEdit={mayEdit} />
          <TabForm
            title={t('family')}
            fields={fields}
            row={rowOf(data)}
            save={save}
            onSaved={rereadFamilies}
          />
        </>
      )}
    </Panel>
  );
}

/** The family without its variants, as its form takes it. */
function rowOf(family: Family): GridRow {
  const { id, version, nameCs, nameRo, seoName, kind, manufacturerId } = family;
  const { releasedOn, descriptionCs, descriptionRo } = family;
  const names = { id, version, nameCs, nameRo, seoName, kind, manufacturerId };
  return { ...names, releasedOn, descriptionCs, descriptionRo };
}

interface DeleteFamilyProps {
  readonly family: Family;
  readonly onClose: () => void;
}

function DeleteFamily({ family: { id, version, nameCs }, onClose }: DeleteFamilyProps) {
  const t = usePhrases('families');
  const deleted = usePhrases('rowPanel')('deleted');
  const [isAsked, setAsked] = useState(false);
  const deleting = useMutation({
    mutationFn: () =>
      client.delete('meta-master-delete', { params: { metaMasterId: id }, query: { version } }),
    meta: { silent: true },
    onSuccess: () => {
      notify('success', deleted);
      rereadFamilies();
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
          title={t('deleteTitle', { name: nameCs })}
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
