import { Controller } from 'react-hook-form';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { wholeOrNone } from '../../lib/field-rules.ts';
import { DayField } from '../../ui/day-field.tsx';
import { SearchMultiSelect } from '../../ui/search-multi-select.tsx';
import { useCategoryOptions } from './discounts.ts';
import type { PartProps } from './value-fields.tsx';

/** When, for what and for whom it is, and what it asks of a cart. */
export function ReachFields({ form }: PartProps) {
  const t = usePhrases('discounts');
  const { control, register, formState } = form;
  const { errors } = formState;
  const categories = useCategoryOptions();
  const say = usePhrases('fieldMessages');
  const wholeNumber = (text: string) => {
    const wrong = wholeOrNone(text);
    return wrong === null || say(wrong);
  };
  return (
    <>
      <Validity form={form} />
      <Controller
        control={control}
        name="scopeCategories"
        render={({ field }) => (
          <SearchMultiSelect
            label={t('scopeCategories')}
            help={t('scopeHelp')}
            options={categories}
            value={field.value}
            error={errors.scopeCategories?.message}
            onChange={field.onChange}
          />
        )}
      />
      <TextAreaField
        label={t('scopeProducts')}
        help={t('codesHelp')}
        error={errors.scopeProducts?.message}
        {...register('scopeProducts')}
      />
      <TextField
        label={t('customerGroups')}
        help={t('customerGroupsHelp')}
        error={errors.customerGroups?.message}
        {...register('customerGroups')}
      />
      <div className="discount-fields">
        {(['minimalDiscountNumerical', 'maxUses'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name)}
            help={t('emptyIsNone')}
            inputMode="numeric"
            error={errors[name]?.message}
            {...register(name, { validate: wholeNumber })}
          />
        ))}
      </div>
    </>
  );
}

function Validity({ form }: PartProps) {
  const t = usePhrases('discounts');
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="discount-fields">
      <TextField
        label={t('validFrom')}
        help={t('validFromHelp')}
        error={errors.validFrom?.message}
        {...register('validFrom')}
      />
      <DayField
        label={t('validTo')}
        help={t('validToHelp')}
        error={errors.validTo?.message}
        {...register('validTo')}
      />
    </div>
  );
}
