import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { SearchMultiSelect } from '../../ui/search-multi-select.tsx';
import { SearchSelect, type SearchOption } from '../../ui/search-select.tsx';
import type { TypedCategory, WrittenCategory } from './form-values.ts';
import { PhotoField } from './photo-field.tsx';
import { useDeviceTypes, useManufacturers } from './use-category-tree.ts';
import { useErrors } from './use-errors.ts';

export type CategoryFormControl = UseFormReturn<TypedCategory, unknown, WrittenCategory>;

interface FieldsProps {
  readonly form: CategoryFormControl;
  readonly parents: readonly SearchOption[];
  readonly isNew: boolean;
  readonly canEdit: boolean;
}

/** Every field of a category (SPECIFICATION 3), in the order in which one thinks of them. */
export function CategoryFields({ form, parents, isNew, canEdit }: FieldsProps) {
  const t = usePhrases('categories');
  const error = useErrors(form);
  const isDisabled = !canEdit;
  return (
    <fieldset className="category-fields" disabled={isDisabled}>
      <Names form={form} isNew={isNew} />
      <Controller
        control={form.control}
        name="parent"
        render={({ field }) => (
          <SearchSelect
            label={t('parent')}
            options={parents}
            value={field.value}
            error={error('parent')}
            onChange={field.onChange}
            isDisabled={isDisabled}
          />
        )}
      />
      <fieldset className="category-flags">
        <legend>{t('use')}</legend>
        <Checkbox label={t('forDisplay')} {...form.register('forDisplay')} />
        <Checkbox label={t('forBuyout')} {...form.register('forBuyout')} />
        <Checkbox label={t('forService')} {...form.register('forService')} />
        <Checkbox label={t('filterable')} {...form.register('filterable')} />
      </fieldset>
      <References form={form} isDisabled={isDisabled} />
      <TextField
        label={t('meilisearchBoost')}
        help={t('boostHelp')}
        inputMode="decimal"
        error={error('meilisearchBoost')}
        {...form.register('meilisearchBoost')}
      />
      <Controller
        control={form.control}
        name="photoId"
        render={({ field }) => (
          <PhotoField value={field.value} onChange={field.onChange} canEdit={canEdit} />
        )}
      />
    </fieldset>
  );
}

type PartProps = Pick<FieldsProps, 'form'>;

/** Names, and the address that a new category takes from the name until somebody writes another. */
function Names({ form, isNew }: PartProps & { readonly isNew: boolean }) {
  const t = usePhrases('categories');
  const language = useLanguage();
  const error = useErrors(form);
  const [nameCs, nameRo, seoName] = useWatch({
    control: form.control,
    name: ['nameCs', 'nameRo', 'seoName'],
  });
  const own = language === 'cs' ? 'nameCs' : 'nameRo';
  const suggested = seoNameOf(language === 'cs' ? nameCs || nameRo : nameRo || nameCs);
  const suggest = (name: string) =>
    form.setValue('seoName', seoNameOf(name), { shouldDirty: true });
  const follow = ({ target }: { target: { value: string } }) => {
    if (isNew && (seoName === '' || seoName === seoNameOf(form.getValues(own)))) {
      suggest(target.value);
    }
  };
  const field = (name: 'nameCs' | 'nameRo') => {
    const { onChange, ...registered } = form.register(name);
    return (
      <TextField
        label={t(name)}
        error={error(name)}
        {...registered}
        onChange={(event) => {
          if (name === own) follow(event);
          void onChange(event);
        }}
      />
    );
  };
  const former = form.formState.defaultValues?.seoName;
  const changesAddress = !isNew && former !== undefined && seoName !== former;
  return (
    <>
      {field('nameCs')}
      {field('nameRo')}
      <TextField
        label={t('seoName')}
        help={t('seoNameHelp')}
        spellCheck={false}
        error={error('seoName')}
        {...form.register('seoName')}
      />
      {suggested !== '' && suggested !== seoName && (
        <Button kind="quiet" className="category-suggest" onClick={() => suggest(suggested)}>
          {t('useSuggested', { seoName: suggested })}
        </Button>
      )}
      {changesAddress && (
        <p className="category-warning" role="status">
          {t('addressChanges')}
        </p>
      )}
    </>
  );
}

/** Manufacturers and the type of device. */
function References({ form, isDisabled }: PartProps & { readonly isDisabled: boolean }) {
  const t = usePhrases('categories');
  const error = useErrors(form);
  const manufacturers = useManufacturers();
  const types = useDeviceTypes(useLanguage());
  const options = manufacturers.data?.map(({ id, name }) => ({ id, label: name })) ?? [];
  return (
    <>
      <Controller
        control={form.control}
        name="manufacturers"
        render={({ field }) => (
          <SearchMultiSelect
            label={t('manufacturers')}
            help={t('manufacturersHelp')}
            options={options}
            value={field.value}
            error={error('manufacturers')}
            onChange={field.onChange}
            isDisabled={isDisabled}
          />
        )}
      />
      <Controller
        control={form.control}
        name="typeDevice"
        render={({ field }) => (
          <SelectField
            label={t('typeDevice')}
            error={error('typeDevice')}
            value={field.value ?? ''}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(target.value === '' ? null : Number(target.value))
            }
          >
            <option value="">{t('noTypeDevice')}</option>
            {types.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      />
    </>
  );
}
