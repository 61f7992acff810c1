import { useQuery } from '@tanstack/react-query';
import { deviceKinds, type DeviceKind } from '#core/buyback/device-kind.ts';
import type { ImportSubject } from '#core/import/import-subject.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { SupplierField } from '../../ui/supplier-field.tsx';
import { PriceOptions } from './import-price-options.tsx';
import type { WholeImport } from './imports.ts';

type Options = WholeImport['options'];

interface ImportOptionsProps {
  readonly subject: ImportSubject;
  readonly options: Options;
  readonly supplier: string;
  readonly onChange: (options: Options) => void;
  readonly onSupplier: (supplier: string) => void;
}

/** What holds for rows that do not say it themselves. */
export function ImportOptions({ subject, supplier, onSupplier, ...given }: ImportOptionsProps) {
  const t = usePhrases('imports');
  return (
    <div className="import-options">
      {subject === 'products' && <ProductOptions {...given} />}
      {subject === 'level_prices' && <PriceOptions {...given} />}
      <SupplierField
        label={t('supplier')}
        help={t('supplierKept')}
        maxLength={80}
        value={supplier}
        onChange={({ target }) => onSupplier(target.value)}
      />
    </div>
  );
}

type ProductOptionsProps = Pick<ImportOptionsProps, 'options' | 'onChange'>;

function ProductOptions({ options, onChange }: ProductOptionsProps) {
  const t = usePhrases('imports');
  const choices = useQuery({
    queryKey: ['new-product-choices'],
    queryFn: ({ signal }) => client.get('admin-new-product-choices', {}, { signal }),
  });
  const set = (change: Partial<Options>) => onChange({ ...options, ...change });
  const named = (rows: readonly { readonly id: number; readonly name: string }[] = []) => [
    { id: null, label: t('noneChosen') },
    ...rows.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <>
      <SearchSelect
        label={t('manufacturer')}
        help={t('manufacturerHelp')}
        options={named(choices.data?.manufacturers)}
        value={options.manufacturerId}
        onChange={(manufacturerId) => set({ manufacturerId })}
      />
      <SearchSelect
        label={t('category')}
        help={t('categoryHelp')}
        options={named(choices.data?.categories)}
        value={options.categoryId}
        onChange={(categoryId) => set({ categoryId })}
      />
      <KindSelect kind={options.kind} onChange={(kind) => set({ kind })} />
      <Checkbox
        label={t('addsNew')}
        checked={options.addsNew}
        onChange={({ target }) => set({ addsNew: target.checked })}
      />
      <Checkbox
        label={t('addsCategories')}
        checked={options.addsCategories ?? false}
        onChange={({ target }) => set({ addsCategories: target.checked })}
      />
      <Checkbox
        label={t('isPublished')}
        checked={options.isPublished}
        onChange={({ target }) => set({ isPublished: target.checked })}
      />
    </>
  );
}

interface KindSelectProps {
  readonly kind: DeviceKind;
  readonly onChange: (kind: DeviceKind) => void;
}

function KindSelect({ kind, onChange }: KindSelectProps) {
  const t = usePhrases('imports');
  const name = usePhrases('sales');
  return (
    <Field label={t('kind')}>
      {(control) => (
        <select
          {...control}
          className="field-input"
          value={kind}
          onChange={({ target }) =>
            onChange(deviceKinds.find((one) => one === target.value) ?? kind)
          }
        >
          {deviceKinds.map((one) => (
            <option key={one} value={one}>
              {name(`kind_${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
