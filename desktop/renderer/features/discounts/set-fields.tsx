import { Controller, useFieldArray } from 'react-hook-form';
import { FieldError } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { SearchMultiSelect } from '../../ui/search-multi-select.tsx';
import { useCategoryOptions } from './discounts.ts';
import type { PartProps } from './value-fields.tsx';

const most = 20;

/** Groups of goods of which a cart must hold so many pieces each. */
export function SetFields({ form }: PartProps) {
  const t = usePhrases('discounts');
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'minimalDiscountSets' });
  const categories = useCategoryOptions();
  const refused = formState.errors.minimalDiscountSets?.message;
  return (
    <fieldset className="discount-sets">
      <legend>{t('sets')}</legend>
      <p className="soft">{t('setsHelp')}</p>
      {fields.map(({ id }, place) => (
        <div key={id} className="discount-set">
          <TextField
            label={t('setQuantity')}
            inputMode="numeric"
            {...register(`minimalDiscountSets.${place}.quantity`)}
          />
          <TextField
            label={t('scopeProducts')}
            help={t('codesHelp')}
            {...register(`minimalDiscountSets.${place}.products`)}
          />
          <Controller
            control={control}
            name={`minimalDiscountSets.${place}.categories`}
            render={({ field }) => (
              <SearchMultiSelect
                label={t('scopeCategories')}
                options={categories}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Button onClick={() => remove(place)}>{t('removeSet')}</Button>
        </div>
      ))}
      {refused !== undefined && <FieldError isAlert>{refused}</FieldError>}
      {fields.length < most && (
        <Button icon="plus" onClick={() => append({ quantity: '1', products: '', categories: [] })}>
          {t('addSet')}
        </Button>
      )}
    </fieldset>
  );
}
