import { useEffect, useMemo } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { emptySellForm, type SellForm, type SellFormField } from '#core/buyback/sell-form.ts';
import { markets } from '#core/market/market.ts';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { useText } from '../../i18n/text.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { useShop } from '../../lib/shop.tsx';
import { createSellCheck, type SaleContent, type SellCheck } from './check-sell-form.ts';
import { recallSeller, rememberSeller } from './seller-memory.ts';

type FieldMessages = Readonly<Partial<Record<SellFormField, readonly string[]>>>;

const asFieldErrors = (
  fields: FieldMessages,
  say: (phrase: ValidationPhrase) => string,
): FieldErrors<SellForm> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, [issue]]) => {
      // Messages of the contract's schemas are keys of these phrases.
      const phrase = (issue ?? 'invalid_value') as ValidationPhrase;
      return [field, { type: phrase, message: say(phrase) }];
    }),
  );

/** The contract's check for this device, by the market's day. */
function useSellCheck(deviceKind: DeviceKind): SellCheck {
  const { market } = useShop();
  const today = dayInTimeZone(new Date(), markets[market].timeZone);
  return useMemo(() => createSellCheck({ market, today, deviceKind }), [market, today, deviceKind]);
}

export interface SellFormState {
  readonly form: UseFormReturn<SellForm>;
  readonly check: SellCheck;
}

/** The form's values and errors; what may be kept is kept across a reload of the tab. */
export function useSellForm(deviceKind: DeviceKind, sale: SaleContent): SellFormState {
  const { market } = useShop();
  const say = useText('validation');
  const check = useSellCheck(deviceKind);
  const device = sale.deviceIdentifier;
  const form = useForm<SellForm>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: useMemo(
      () => ({ ...emptySellForm(market), ...recallSeller(tabStorage(), device) }),
      [market, device],
    ),
    resolver: (values) => {
      const checked = check(values, sale);
      return checked.ok
        ? { values, errors: {} }
        : { values: {}, errors: asFieldErrors(checked.error.fields, say) };
    },
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => rememberSeller(tabStorage(), device, values),
      }),
    [subscribe, device],
  );
  return { form, check };
}
