import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';

interface SecureChoiceProps {
  /** What would be held, whole units. */
  readonly amount: number;
  readonly isSecured: boolean;
  readonly onChange: (isSecured: boolean) => void;
}

/** When the goods leave: after the device was looked at, or at once for a card that is held. */
export function SecureChoice({ amount, isSecured, onChange }: SecureChoiceProps) {
  const t = useText('checkout');
  const money = useMoney();
  return (
    <fieldset className="stack">
      <legend>
        <h2>{t('secureTitle')}</h2>
      </legend>
      <ChoiceList
        name="secure"
        value={isSecured ? 'card' : 'device'}
        onChange={(value) => onChange(value === 'card')}
        choices={[
          { value: 'device', label: t('secureDevice'), text: t('secureDeviceText') },
          {
            value: 'card',
            label: t('secureCard'),
            text: t('secureCardText', { amount: money(amount) }),
          },
        ]}
      />
    </fieldset>
  );
}
