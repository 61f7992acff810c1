import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { swapManufacturersQuery, swapModelsQuery, swapTypesQuery } from './swap-query.ts';
import { useProductChoice, useProductLinks } from './use-product-links.ts';

interface StepProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly onChoose: (value: string) => void;
}

function Step({ label, value, choices, onChoose }: StepProps) {
  const t = useText('product');
  return (
    <SelectField
      label={label}
      value={choices === undefined ? '' : value}
      disabled={choices === undefined}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t('swapChoose')}</option>
      {choices?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

/** Type, manufacturer and model of the old device, the same that the buy-back knows. */
export function SwapChooser({ seoName }: { readonly seoName: string }) {
  const t = useText('product');
  const { client } = useShop();
  const navigate = useNavigate();
  const { swap } = useProductChoice();
  const { withSwap } = useProductLinks(seoName);
  const [type, setType] = useState(swap?.[0] ?? '');
  const [manufacturer, setManufacturer] = useState(swap?.[1] ?? '');
  const types = useQuery(swapTypesQuery(client));
  const manufacturers = useQuery(swapManufacturersQuery(client, type));
  const models = useQuery(swapModelsQuery(client, type, manufacturer));
  const go = (model: string) => {
    const chosen = model === '' ? null : ([type, manufacturer, model] as const);
    void navigate(withSwap(chosen), { replace: true, preventScrollReset: true });
  };
  const chooseType = (value: string) => {
    setType(value);
    setManufacturer('');
  };
  return (
    <div className="swap-chooser">
      <Step
        label={t('swapType')}
        value={type}
        choices={types.data?.choices}
        onChoose={chooseType}
      />
      <Step
        label={t('swapManufacturer')}
        value={manufacturer}
        choices={manufacturers.data?.choices}
        onChoose={setManufacturer}
      />
      <Step
        label={t('swapModel')}
        value={swap?.[2] ?? ''}
        choices={models.data?.choices}
        onChoose={go}
      />
    </div>
  );
}
