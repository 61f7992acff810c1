import { useWatch, type UseFormReturn } from 'react-hook-form';
import { checkDiscountValue } from '#core/discounts/discount-value.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import type { TypedDiscount } from './typed-discount.ts';

export interface PartProps {
  readonly form: UseFormReturn<TypedDiscount>;
}

const types = ['percentage', 'absolute', 'fixed'] as const;
const kinds = ['goods', 'shipping'] as const;
const flags = [
  ...(['isActive', 'isAutomaticAssigment', 'isStudentDiscount'] as const),
  ...(['isPublic', 'isCombinable'] as const),
] as const;

/** What it is called, how much it takes off, and how it counts. */
export function ValueFields({ form }: PartProps) {
  const t = usePhrases('discounts');
  const { control, register, formState } = form;
  const { errors } = formState;
  const [type, value] = useWatch({ control, name: ['discountType', 'discountValue'] });
  const checked = checkDiscountValue(type, typedNumber(value));
  // What is refused is said in other words.
  const isHigh = checked.ok && checked.value.warning !== null;
  return (
    <>
      {(['marketingNameCs', 'marketingNameRo'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name)}
          maxLength={200}
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
      <div className="discount-fields">
        <SelectField label={t('discountType')} {...register('discountType')}>
          {types.map((one) => (
            <option key={one} value={one}>
              {t(`type_${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t(`value_${type}`)}
          inputMode="decimal"
          help={isHigh ? t('isHigh') : undefined}
          error={errors.discountValue?.message}
          {...register('discountValue')}
        />
        <SelectField label={t('appliesTo')} {...register('appliesTo')}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`applies_${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {type === 'absolute' && (
        <Checkbox label={t('isDiscountPerPiece')} {...register('isDiscountPerPiece')} />
      )}
      <fieldset className="discount-flags">
        <legend>{t('howItCounts')}</legend>
        {flags.map((name) => (
          <Checkbox key={name} label={t(name)} {...register(name)} />
        ))}
      </fieldset>
    </>
  );
}
