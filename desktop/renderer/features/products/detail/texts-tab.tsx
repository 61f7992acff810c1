import { useQuery } from '@tanstack/react-query';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { queries } from '../../../lib/queries.ts';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import type { RowField } from '../../../ui/row-field.ts';
import type { RowValues } from '../../../ui/row-form.tsx';
import { TabForm } from '../../../ui/catalogue/tab-form.tsx';
import { saveVariant } from './save-variant.ts';
import type { TabProps } from './variant.ts';

/** Names and codes of the variant, and the texts of its family in both languages side by side. */
export function TextsTab({ variant }: TabProps) {
  const t = usePhrases('product');
  const said = usePhrases('sales');
  const optional = usePhrases('rowPanel')('optional');
  const fields: readonly RowField[] = [
    { name: 'nameCs', label: said('nameCs'), type: 'text' },
    { name: 'nameRo', label: said('nameRo'), type: 'text' },
    { name: 'ean', label: said('ean'), type: 'text', optional },
    { name: 'mpn', label: said('mpn'), type: 'text', optional },
    { name: 'isActive', label: said('isActive'), type: 'flag' },
  ];
  const { id, version, nameCs, nameRo, ean, mpn, isActive } = variant;
  return (
    <>
      <TabForm
        title={t('variant')}
        fields={fields}
        row={{ id, version, nameCs, nameRo, ean, mpn, isActive }}
        save={saveVariant}
        onSaved={() => void queries.invalidateQueries({ queryKey: ['admin-variant', id] })}
      />
      <Family id={variant.metaMasterId} />
    </>
  );
}

const saveFamily = ({ id, version }: GridRow, values: RowValues) =>
  client.patch('meta-master-update', {
    params: { metaMasterId: id },
    body: { ...values, version },
  });

function Family({ id }: { readonly id: number }) {
  const t = usePhrases('product');
  const queryKey = ['meta-master', id];
  const family = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.get('meta-master-get', { params: { metaMasterId: id } }, { signal }),
  });
  if (family.isError) return <ErrorState error={family.error} />;
  if (!family.data) return <Skeleton lines={5} />;
  const { version, nameCs, nameRo, descriptionCs, descriptionRo } = family.data;
  const fields: readonly RowField[] = [
    { name: 'nameCs', label: t('familyCs'), type: 'text' },
    { name: 'nameRo', label: t('familyRo'), type: 'text' },
    { name: 'descriptionCs', label: t('descriptionCs'), type: 'note' },
    { name: 'descriptionRo', label: t('descriptionRo'), type: 'note' },
  ];
  return (
    <TabForm
      title={t('family', { count: family.data.masterProducts.length })}
      fields={fields}
      row={{ id, version, nameCs, nameRo, descriptionCs, descriptionRo }}
      save={saveFamily}
      onSaved={() => void queries.invalidateQueries({ queryKey })}
    />
  );
}
