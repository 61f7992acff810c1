import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SellForm, SellFormField, SellFormTextField } from '#core/buyback/sell-form.ts';
import { FieldError } from '#ui/field.tsx';
import { useText } from '../../i18n/text.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { fieldId, useSellLabels } from './sell-labels.ts';

/** Fields whose verdict depends on another one: mending one may mend the other. */
const related: Readonly<Partial<Record<SellFormField, SellFormField>>> = {
  bankAccountNumber: 'bankCode',
  bankCode: 'bankAccountNumber',
  gender: 'birthNumber',
  birthNumber: 'gender',
  country: 'postcode',
  altCountry: 'altPostcode',
  altLocation: 'altCity',
  firstName: 'accountHolder',
  lastName: 'accountHolder',
};

/** What an input needs to belong to the form. */
function useSellField(name: SellFormTextField) {
  const { register, trigger, getFieldState, formState } = useFormContext<SellForm>();
  const label = useSellLabels()(name);
  const other = related[name];
  const recheck = () => {
    // A field that was not visited yet is not blamed for being empty.
    if (other !== undefined && getFieldState(other).isTouched) void trigger(other);
  };
  return {
    id: fieldId(name),
    label,
    error: formState.errors[name]?.message,
    ...register(name, { onChange: recheck, onBlur: recheck }),
  };
}

interface SellFieldProps {
  readonly name: SellFormTextField;
  readonly help?: ReactNode;
  readonly optional?: boolean;
}

function useTexts({ help, optional = false }: Omit<SellFieldProps, 'name'>) {
  const t = useText('sell');
  return {
    ...(help === undefined ? {} : { help }),
    ...(optional ? { optional: t('optional') } : { 'aria-required': true }),
  };
}

export function SellText({
  name,
  help,
  optional = false,
  ...input
}: SellFieldProps & Omit<ComponentProps<'input'>, 'name' | 'id'>) {
  return <TextField {...input} {...useTexts({ help, optional })} {...useSellField(name)} />;
}

export function SellTextArea({ name, help, optional = false }: SellFieldProps) {
  return <TextAreaField {...useTexts({ help, optional })} {...useSellField(name)} />;
}

export function SellSelect({
  name,
  children,
  ...input
}: Omit<SellFieldProps, 'help' | 'optional'> & Omit<ComponentProps<'select'>, 'name' | 'id'>) {
  return (
    <SelectField {...input} {...useTexts({})} {...useSellField(name)}>
      {children}
    </SelectField>
  );
}

/** Two radios: a list to open would hide both answers. */
export function GenderField() {
  const t = useText('sell');
  const { setValue, formState, control } = useFormContext<SellForm>();
  const gender = useWatch({ control, name: 'gender' });
  const error = formState.errors.gender?.message;
  const id = fieldId('gender');
  return (
    <fieldset
      className="field"
      id={id}
      role="radiogroup"
      aria-required
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="field-label">{t('gender')}</legend>
      <div className="sell-genders">
        <RadioCards
          name="gender"
          value={gender}
          cards={[
            { value: 'female', label: t('female') },
            { value: 'male', label: t('male') },
          ]}
          onChange={(value) =>
            setValue('gender', value, { shouldValidate: true, shouldTouch: true })
          }
        />
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
