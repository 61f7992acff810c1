import { requiredIdentifier, type DeviceKind } from '#core/buyback/device-kind.ts';
import { useText } from '../../i18n/text.ts';
import { SellText } from './sell-field.tsx';
import { SellGroup } from './sell-group.tsx';

/** The number that the device is known by: phones and other devices have different ones. */
export function DeviceGroup({ deviceKind }: { readonly deviceKind: DeviceKind }) {
  const t = useText('sell');
  const identifier = requiredIdentifier(deviceKind);
  if (identifier === 'none') return null;
  return (
    <SellGroup legend={t('deviceSection')}>
      {identifier === 'imei' ? (
        <SellText name="imei" help={t('imeiHelp')} inputMode="numeric" autoComplete="off" />
      ) : (
        <SellText
          name="serialNumber"
          help={t('serialNumberHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </SellGroup>
  );
}
