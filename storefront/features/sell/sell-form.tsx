import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { SellForm as SellFormValues, SellFormField } from '#core/buyback/sell-form.ts';
import type { FormErrors } from '#core/buyback/server-errors.ts';
import type { SellFormProps } from '../../lib/sale-forms.ts';
import { useShop } from '../../lib/shop.tsx';
import { CheckStep } from './check-step.tsx';
import { FillStep } from './fill-step.tsx';
import { fieldsInOrder, isFieldShown, useSellLabels } from './sell-labels.ts';
import { useSale } from './use-sale.ts';
import { useSellForm } from './use-sell-form.ts';
import './sell.css';

/** The personal form of an online sale: fill in, check, send. */
export function SellForm(props: SellFormProps) {
  const { appraisal, deviceIdentifier, deviceConditionChoices, deviceKind, offerCode } = props;
  const { market } = useShop();
  const label = useSellLabels();
  const [step, setStep] = useState<'fill' | 'check'>('fill');
  const sale = {
    deviceIdentifier,
    appraisalVersion: appraisal.version,
    deviceConditionChoices,
    offerCode,
  };
  const { form, check } = useSellForm(deviceKind, sale);

  const onFieldErrors = ({ fields, form: messages }: FormErrors<SellFormField>) => {
    const above = [...messages];
    const refused = fieldsInOrder.filter((field) => fields[field] !== undefined);
    for (const field of refused) {
      const message = fields[field]?.join(' ') ?? '';
      if (isFieldShown(field, deviceKind, market))
        form.setError(field, { type: 'server', message });
      else above.push(`${label(field)}: ${message}`);
    }
    if (refused.some((field) => field.startsWith('alt'))) form.setValue('pickupAltAddress', true);
    if (refused.some((field) => isFieldShown(field, deviceKind, market))) setStep('fill');
    return above;
  };
  const { send, trouble, isSending } = useSale({ ...props, onFieldErrors });

  const sendChecked = (values: SellFormValues) => {
    const checked = check(values, sale);
    // What the questionnaire changed meanwhile is its own to say; the form's fields are checked.
    if (checked.ok) send(checked.value);
    else void form.trigger().then(() => setStep('fill'));
  };
  if (step === 'fill') {
    const toCheck = form.handleSubmit(() => setStep('check'));
    return (
      <FormProvider {...form}>
        <FillStep {...props} trouble={trouble} onSubmit={(event) => void toCheck(event)} />
      </FormProvider>
    );
  }
  return (
    <CheckStep
      {...props}
      form={form.getValues()}
      trouble={trouble}
      isSending={isSending}
      onEdit={() => setStep('fill')}
      onSend={() => sendChecked(form.getValues())}
    />
  );
}
