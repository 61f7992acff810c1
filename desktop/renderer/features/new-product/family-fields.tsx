import { deviceKinds } from '#core/buyback/device-kind.ts';
import { SelectField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { SearchMultiSelect } from '../../ui/search-multi-select.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import type { Choices, NewProduct } from './use-new-product.ts';

interface FamilyFieldsProps {
  readonly form: NewProduct;
  readonly choices: Choices;
}

const optionsOf = (named: readonly { readonly id: number; readonly name: string }[]) =>
  named.map(({ id, name }) => ({ id, label: name }));

/** What all variants of the product have in common. */
export function FamilyFields({ form, choices }: FamilyFieldsProps) {
  const t = usePhrases('newProduct');
  const kind = usePhrases('sales');
  const language = useLanguage();
  const { family } = form.product;
  const error = (name: string) => form.errors[`family.${name}`];
  const text = (name: 'nameCs' | 'nameRo' | 'descriptionCs' | 'descriptionRo') => ({
    label: t(name),
    value: family[name],
    error: error(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.changeFamily({ [name]: target.value }),
  });
  if (form.joined) {
    const name = language === 'cs' ? family.nameCs : family.nameRo;
    return (
      <fieldset className="new-product-fields">
        <legend>{t('joins', { name })}</legend>
        <Assigned form={form} choices={choices} />
      </fieldset>
    );
  }
  return (
    <fieldset className="new-product-fields">
      <legend>{t('family')}</legend>
      <TextField {...text('nameCs')} autoFocus maxLength={200} />
      <TextField {...text('nameRo')} maxLength={200} />
      <SelectField
        label={t('kind')}
        value={family.kind}
        error={error('kind')}
        onChange={({ target }) =>
          form.changeFamily({
            kind: deviceKinds.find((one) => one === target.value) ?? family.kind,
          })
        }
      >
        {deviceKinds.map((one) => (
          <option key={one} value={one}>
            {kind(`kind_${one}`)}
          </option>
        ))}
      </SelectField>
      <SearchSelect
        label={t('manufacturer')}
        options={optionsOf(choices.manufacturers)}
        value={family.manufacturerId}
        error={error('manufacturerId')}
        onChange={(manufacturerId) => form.changeFamily({ manufacturerId })}
      />
      <Assigned form={form} choices={choices} />
      <TextAreaField {...text('descriptionCs')} maxLength={4_000} />
      <TextAreaField {...text('descriptionRo')} maxLength={4_000} />
    </fieldset>
  );
}

/** Categories that the variants come into. */
function Assigned({ form, choices }: FamilyFieldsProps) {
  const t = usePhrases('newProduct');
  return (
    <SearchMultiSelect
      label={t('categories')}
      options={optionsOf(choices.categories)}
      value={form.product.categoryIds}
      error={form.errors['categoryIds']}
      onChange={form.setCategoryIds}
    />
  );
}
