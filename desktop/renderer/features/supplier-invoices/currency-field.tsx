import { supplierCurrencies, type SupplierCurrency } from '#core/purchasing/supplier-resource.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';

interface CurrencyFieldProps {
  readonly value: SupplierCurrency | null;
  readonly error: string | undefined;
  readonly onChange: (currency: SupplierCurrency | null) => void;
}

/** In what a table is; left alone, what its prices name or its supplier invoices in. */
export function CurrencyField({ value, error, onChange }: CurrencyFieldProps) {
  const t = usePhrases('supplierInvoices');
  return (
    <SelectField
      label={t('tableCurrency')}
      value={value ?? ''}
      error={error}
      onChange={({ target }) =>
        onChange(supplierCurrencies.find((one) => one === target.value) ?? null)
      }
    >
      <option value="">{t('currencyOfFile')}</option>
      {supplierCurrencies.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </SelectField>
  );
}
