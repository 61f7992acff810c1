import { seoNameOf } from '#core/categories/seo-name-of.ts';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { queries } from '../../../lib/queries.ts';
import { RowPanel } from '../../../ui/row-panel.tsx';
import type { RowValues } from '../../../ui/row-form.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useFamilyFields } from './use-family-fields.ts';

type Body = CallInput<Endpoints['meta-master-add']>['body'];

const add = (values: RowValues) =>
  // The call refuses what is not as the contract says, with its words on the field.
  client.post('meta-master-add', { body: { ...values, filesetId: null } as unknown as Body });

/** The form of a new family, which has no variants yet. */
export function AddFamily({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('families');
  const fields = useFamilyFields();
  if (!fields) return <Skeleton lines={8} />;
  return (
    <RowPanel
      title={t('add')}
      fields={fields}
      row={null}
      initial={{}}
      suggest={(typed, name) =>
        name === 'nameCs' ? { seoName: seoNameOf(typed['nameCs'] ?? '') } : {}
      }
      save={async (_, values) => {
        await add(values);
        void queries.invalidateQueries({ queryKey: ['families'] });
      }}
      onClose={onClose}
    />
  );
}
