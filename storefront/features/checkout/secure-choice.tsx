import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';

/** When the goods of a swap leave. */
export type Leaving = 'device' | 'card' | 'courier';

interface SecureChoiceProps {
  /** What would be held, whole units; null where no card can be. */
  readonly amount: number | null;
  /** Whether whoever brings the goods can take the device. */
  readonly canExchange: boolean;
  readonly value: Leaving;
  readonly onChange: (value: Leaving) => void;
}

/** When the goods leave: after the device was looked at, or at once for a card that is held or for the device at the door. */
export function SecureChoice({ amount, canExchange, value, onChange }: SecureChoiceProps) {
  const t = useText('checkout');
  const money = useMoney();
  const choices: readonly { value: Leaving; label: string; text: string }[] = [
    { value: 'device', label: t('secureDevice'), text: t('secureDeviceText') },
    ...(canExchange
      ? [{ value: 'courier' as const, label: t('secureCourier'), text: t('secureCourierText') }]
      : []),
    ...(amount === null
      ? []
      : [
          {
            value: 'card' as const,
            label: t('secureCard'),
            text: t('secureCardText', { amount: money(amount) }),
          },
        ]),
  ];
  return (
    <fieldset className="stack">
      <legend>
        <h2>{t('secureTitle')}</h2>
      </legend>
      <ChoiceList
        name="secure"
        value={value}
        onChange={(chosen) =>
          onChange(choices.find((each) => each.value === chosen)?.value ?? 'device')
        }
        choices={choices}
      />
    </fieldset>
  );
}
