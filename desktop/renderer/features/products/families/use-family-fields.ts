import { useQuery } from '@tanstack/react-query';
import { deviceKinds } from '#core/buyback/device-kind.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import type { RowField } from '../../../ui/row-field.ts';

/** Fields of a family; null until the manufacturers are here. */
export function useFamilyFields(): readonly RowField[] | null {
  const t = usePhrases('families');
  const product = usePhrases('product');
  const said = usePhrases('sales');
  const optional = usePhrases('rowPanel')('optional');
  const { data } = useQuery({
    queryKey: ['new-product-choices'],
    queryFn: ({ signal }) => client.get('admin-new-product-choices', {}, { signal }),
  });
  if (!data) return null;
  const manufacturers = data.manufacturers.map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const kinds = deviceKinds.map((kind) => ({ value: kind, label: said(`kind_${kind}`) }));
  return [
    { name: 'nameCs', label: product('familyCs'), type: 'text' },
    { name: 'nameRo', label: product('familyRo'), type: 'text' },
    { name: 'seoName', label: t('seoName'), type: 'text' },
    { name: 'kind', label: said('kind'), type: 'choice', choices: kinds },
    {
      name: 'manufacturerId',
      label: said('manufacturer'),
      type: 'reference',
      choices: manufacturers,
    },
    { name: 'releasedOn', label: t('releasedOn'), type: 'day', optional },
    { name: 'descriptionCs', label: product('descriptionCs'), type: 'note' },
    { name: 'descriptionRo', label: product('descriptionRo'), type: 'note' },
  ];
}
