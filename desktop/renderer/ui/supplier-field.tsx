import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { client } from '../lib/client.ts';
import { usePermission } from '../lib/use-permission.ts';

const most = 500;

/** The name of a supplier: the known ones are suggested, and a new name makes a new one. */
export function SupplierField(field: ComponentProps<typeof TextField>) {
  const list = useId();
  const isEnabled = usePermission('catalogue.read');
  const known = useQuery({
    queryKey: ['suppliers'],
    queryFn: ({ signal }) =>
      client.get('admin-supplier-list', { query: { limit: most } }, { signal }),
    enabled: isEnabled,
  });
  return (
    <>
      <TextField list={list} maxLength={120} {...field} />
      <datalist id={list}>
        {known.data?.results.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
